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

## Mots sous lesquels se cherche une carte ou un titre de la boîte, selon ce qu’il est

found-card-back = arrière recul reculez retour
found-card-collect = encaissez gagnez recevez touchez
found-card-collect-each = anniversaire chaque chacun joueur joueurs recevez tous
found-card-jail = allez arrestation directement droit prison tout
found-card-jail-free = conserver gratuite libération libéré prison sortie sortir
found-card-jail-release = libération libéré prison sortie sortir
found-card-move-back-to = arrière recul retour retournez
found-card-move-to = allez avancez jusqu’à passez rendez-vous
found-card-nearest = avancez plus proche prochaine prochain
found-card-pay = amende payez versez
found-card-pay-each = chaque chacun joueur joueurs payez tous
found-card-pay-or-draw = amende ou payez tirez
found-card-repairs = bâtiments chaque hôtels immeubles maisons réparations réparer réparez travaux
found-place-go = départ salaire
found-place-station = aéroport chemin fer gare train
found-place-street = propriété rue terrain
found-place-utility = compagnie électricité eau public service
