# Les mots communs à toutes les éditions ; une édition peut dire les siens à la place.

houses = { $count ->
    [one] { $count } { word-house }
   *[other] { $count } { word-house.many }
}
hotels = { $count ->
    [one] { $count } { word-hotel }
   *[other] { $count } { word-hotel.many }
}
bank = la banque
    .of = de la banque
nothing = rien
word-card = { $only_texts ->
    [yes] message
   *[no] carte
}
    .a = { $only_texts ->
        [yes] un message
       *[no] une carte
    }
    .the = { $only_texts ->
        [yes] le message
       *[no] la carte
    }
    .begin = { $only_texts ->
        [yes] Le message
       *[no] La carte
    }
    .many = { $only_texts ->
        [yes] messages
       *[no] cartes
    }
standing = { $player } ({ $amount })
kept-card = une carte de libération ({ $card-deck })
debt-reason = { $reason ->
    [rent] loyer, { $place }
    [tax] { $place }
    [fine] amende
    [card] { word-card }
    [interest] intérêts, { $place }
    [dealt-deed] titre reçu à la donne, { $place }
   *[action] action manquée
}

## Colonnes de la liste des éditions

column-id = Édition
column-title = Titre
column-players = Personnes
column-year = Année
column-variants = Variantes
