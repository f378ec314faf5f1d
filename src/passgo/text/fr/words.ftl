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
standing = { $player } ({ $amount })
kept-card = une carte de libération ({ $card-deck })
debt-reason = { $reason ->
    [rent] loyer
    [tax] impôts
    [fine] amende
    [card] carte
    [interest] intérêts
    [dealt-deed] titre reçu à la donne
   *[action] action manquée
}

## Colonnes de la liste des éditions

column-id = Édition
column-title = Titre
column-players = Personnes
column-year = Année
column-variants = Variantes
