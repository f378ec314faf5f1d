# La table de jeu : journal, discussion, joueurs, touches.

## Parties de la table

table-board = Plateau
table-players = Autour de la table
table-places = Vues
table-place-play = Jouer
table-place-deeds = Titres
table-place-trade = Échange
table-place-log = Journal
table-place-table = Table
table-tab-log = Journal
table-tab-chat = Discussion
table-tab-rules = Règles
table-back = Revenir au jeu
table-booklet = { $count ->
    [0] Livret · sans écart
    [one] Livret · { $count } écart
   *[other] Livret · { $count } écarts
}
table-link-connecting = Connexion
table-link-online = En ligne
table-link-away = Reconnexion
table-link-gone = Hors ligne
table-link-crowded = Serveur complet

## Ce qui est demandé

table-clause = Lire la clause { $clause }
table-for = À vous, { $name }.
table-your-turn = On vous attend.
table-reached = { $by ->
    [card] Arrivée par { $card } : { $place }.
    [action] Arrivée par une action : { $place }.
    [zone] Arrivée par une zone : { $place }.
    [gathering] Arrivée avec tout le monde : { $place }.
   *[dice] Arrivée avec { $dice } : { $place }.
}
table-quiet = { $rule ->
    [rent_in_jail] Règle de la maison : { $owner } est en prison et ne touche pas de loyer.
   *[first_lap] Règle de la maison : pas d’achat avant un premier tour du plateau.
}
table-looking-on = Vous regardez la partie.
table-hint-throw = Appuyez pour lancer les dés. Avant cela, vous pouvez échanger, construire ou hypothéquer.
table-hint-buy = Un groupe complet d’une même couleur rapporte davantage, et l’on peut y construire : achetez de quoi en réunir un.
table-hint-auction = Tout le monde peut enchérir à tout moment, au-dessus ou au-dessous du prix imprimé. Indiquez une somme, et la page peut enchérir pour vous jusque-là.
table-undo = Annuler mon dernier coup
table-double = un double
table-no-double = pas de double
table-throws = Dés de la partie
table-verify = Vérifier
table-power-from = réussit à partir de { $die }
table-seats-here = Qui joue sur cet appareil

## Ce qui se passe

table-scene-dice = { $who ->
    [you] Vous lancez les dés…
   *[other] { $name } lance les dés…
}
table-scene-walk = { $who ->
    [you] Vous avancez…
   *[other] { $name } avance…
}
table-scene-jail = { $who ->
    [you] Pour vous, direction { $jail }…
   *[other] Pour { $name }, direction { $jail }…
}
table-scene-card = { $who ->
    [you] Pour vous, { $card }…
   *[other] Pour { $name }, { $card }…
}
table-scene-text = { $who ->
    [you] Un message pour vous : lisez-le.
   *[other] Un message pour { $name }…
}
table-scene-pay = { $who ->
    [you] Vous payez…
   *[other] { $name } paie…
}
table-scene-receive = { $who ->
    [you] Vous recevez de l’argent…
   *[other] { $name } reçoit de l’argent…
}
table-scene-collect = { $who ->
    [you] { $count } personnes vous paient…
   *[other] { $count } personnes paient { $name }…
}
table-scene-share = { $who ->
    [you] Vous payez { $count } personnes…
   *[other] { $name } paie { $count } personnes…
}
table-scene-die = { $who ->
    [you] Vous lancez le dé : { $power }…
   *[other] { $name } lance le dé : { $power }…
}
table-scene-won = { $who ->
    [you] C’est réussi pour vous : { $power }.
   *[other] C’est réussi pour { $name } : { $power }.
}
table-scene-lost = { $lowest ->
    [6] { $power } : pas cette fois, il fallait un 6.
   *[other] { $power } : pas cette fois, il fallait { $lowest } ou plus.
}
table-scene-hammer = Le marteau tombe…
table-hammer-once = Une fois
table-hammer-twice = Deux fois
table-hammer-sold = Adjugé
table-scene-group = { $who ->
    [you] Vous possédez désormais en entier { $groups }.
   *[other] { $name } possède désormais en entier { $groups }.
}
table-scene-hotel = { $who ->
    [you] Vous construisez { $hotel } : rien d’aussi grand ailleurs sur le plateau.
   *[other] { $name } construit { $hotel } : rien d’aussi grand ailleurs sur le plateau.
}
table-work = { $name } { $done }.
table-work-built = { $where ->
    [place] construit { $pieces } sur { $place }
    [each] construit { $pieces } sur { $place }, { $each } par terrain
   *[several] construit { $pieces }
}
table-work-sold = { $count ->
    [one] vend des bâtiments sur { $place }
   *[other] vend des bâtiments sur { $count } terrains
}
table-work-mortgaged = { $count ->
    [one] hypothèque { $place }
   *[other] hypothèque { $count } titres
}
table-work-lifted = { $count ->
    [one] lève l’hypothèque sur { $place }
   *[other] lève { $count } hypothèques
}
table-power-won = C’est réussi
table-power-lost = Pas cette fois
table-power-needed = { $lowest ->
    [6] Il fallait un 6 : { $amount } à la banque.
   *[other] Il fallait { $lowest } ou plus : { $amount } à la banque.
}
table-lately = Ce qui vient de se passer
table-lately-pays = { $other ->
    [bank] Vous payez { $amount } : { $why }
   *[player] Vous payez { $amount } à { $name } : { $why }
}
table-lately-gets = { $other ->
    [bank] Vous recevez { $amount } : { $why }
   *[player] { $name } vous paie { $amount } : { $why }
}
table-why = { $reason ->
    [salary] salaire
    [ordered-salary] salaire
    [price] { $has ->
        [none] achat
       *[name] { $place }
    }
    [bid] { $has ->
        [none] enchères
       *[name] enchères, { $place }
    }
    [rent] loyer, { $place }
    [tax] { $place }
    [fine] amende
    [card] { $card }
    [building] { $has ->
        [none] bâtiments
       *[name] bâtiments, { $place }
    }
    [sale-of-building] bâtiments rendus
    [mortgage] { $has ->
        [none] hypothèque
       *[name] hypothèque, { $place }
    }
    [lifting] { $has ->
        [none] hypothèque levée
       *[name] hypothèque levée, { $place }
    }
    [interest] intérêts
    [deal] échange
    [estate] faillite
    [dealt-deed] titre de la donne
    [pot] la cagnotte
   *[action] { $has ->
        [none] action
        [failed] action manquée, { $power }
       *[name] { $power }
    }
}
table-meanwhile-away = Pendant votre absence
table-meanwhile-fast = Entre-temps
table-meanwhile-more = { $count ->
    [one] Avant cela, encore une chose : elle est dans le journal.
   *[other] Avant cela, { $count } autres choses : elles sont dans le journal.
}
table-counting = On compte maintenant la fortune de chacun.
table-faster = Rejoindre le direct

## Qui tombe

table-fall-rank = { $rank ->
    [1] 1ʳᵉ place sur { $of }
   *[other] { $rank }ᵉ place sur { $of }
}
table-fall-to = À { $name }
table-fall-nothing = Il ne restait rien à remettre.
table-fall-bankrupt = { $who ->
    [you] Pour vous, la partie s’arrête ici.
   *[other] Pour { $name }, la partie s’arrête ici.
}
table-fall-left = { $who ->
    [you] Vous avez quitté la partie.
   *[other] { $name } a quitté la partie.
}
table-fall-read = Continuer
table-fall-watch = Regarder la suite
table-fall-fast = Avance rapide
table-fall-fast-why = sans animation jusqu’à la fin
table-fall-again = Nouvelle partie
table-fall-again-why = mêmes règles, autre table
table-fall-leave = Quitter la table
table-fall-slow = Rétablir les animations

## Titres

table-my-deeds = Mes titres
table-deeds-of = Titres : { $name }
table-manage = Gérer
table-no-deeds = Pas encore de titre.
table-owned-by = Propriétaire : { $name }
table-unowned = Cette propriété est encore libre.
table-no-deed = Personne ne peut posséder cette case.
table-ask-for-it = Proposer un échange à { $name }

## Journal et discussion

table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-newest = Le plus récent
table-turn-start = Début de la partie
table-turn-number = Tour { $number }
table-turn-buys = { $at ->
    [here] achat pour { $amount }
   *[there] achat : { $place }, { $amount }
}
table-turn-takes = { $at ->
    [here] reçue sans rien payer
   *[there] reçoit sans rien payer : { $place }
}
table-turn-wins = { $at ->
    [here] enchère gagnée à { $amount }
   *[there] enchère gagnée : { $place }, { $amount }
}
table-turn-builds = construit : { $place }
table-turn-sells = revend des bâtiments : { $place }
table-turn-mortgages = hypothèque : { $place }
table-turn-lifts = hypothèque levée : { $place }
table-turn-jailed = direction { $jail }
table-turn-freed = quitte { $jail }
table-turn-card = { $card }
table-turn-deals = échange avec { $other }
table-turn-forces = impose un échange à { $other }
table-turn-steals = prend des titres sans payer
table-turn-wipes = prend tout à { $other }
table-turn-leaves = quitte la partie
table-turn-bankrupt = faillite
table-turn-pays = { $to ->
    [bank] paie { $amount }
   *[player] paie { $amount } à { $other }
}
table-turn-gets = reçoit { $amount }
table-turn-salary = touche son salaire, { $amount }
table-turn-pot = prend la cagnotte, { $amount }
table-turn-tries = tente { $power } : { $is ->
    [won] réussi
   *[lost] manqué
}
table-earlier = Plus tôt
table-taken-back = annulé
table-filter-topic = Que montrer
table-filter-person = Qui montrer
table-all-topics = Tout
table-everybody = Tout le monde
table-topic-moves = Déplacements
table-topic-money = Argent
table-topic-property = Propriétés
table-topic-auctions = Enchères
table-topic-deals = Échanges
table-topic-luck = Dés et { $cards }
table-topic-game = Tours
table-show-space = Montrer sur le plateau
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-onlooker = Quelqu’un qui regarde
table-write = Écrire à la table
table-send = Envoyer
table-says = { $name } : { $words }
table-emotes = Le dire en image
table-emote-hello = Bonjour
table-emote-well-played = Bien joué
table-emote-thanks = Merci
table-emote-sorry = Pardon
table-emote-laugh = C’est drôle
table-emote-ouch = Aïe
table-emote-thinking = Je réfléchis
table-emote-hurry = À vous, s’il vous plaît
table-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

## La table et ses gens

table-rules = Règles de cette table
table-rulebook = Lire le livret
table-deviation = écart
table-rule-is = { $rule } :
table-by-the-book = Selon le livret, sans aucun écart.
table-board-list = Toutes les propriétés par groupe
table-people = À la table
table-bot = robot · { $level }
table-level-novice = débutant
table-level-steady = solide
table-level-shark = requin
table-level-champion = champion
table-covered = un robot tient la place
table-away = hors ligne
table-away-now = La connexion est coupée pour { $name }.
table-back-now = { $name } est de retour.
table-host = hôte
table-watching = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-for-me = Pour moi
table-claim-for-me = Réclamer mes loyers pour moi
table-claim-for-me-why = Le serveur réclame à temps, rien n’est oublié.
table-auto-throw = Lancer les dés pour moi
table-auto-throw-why = Quand il n’y a rien d’autre à faire, mais jamais en prison. Sur cet appareil.
table-auto-end = Terminer mon tour pour moi
table-auto-end-why = Quand rien n’attend de réponse et qu’aucun de mes loyers n’est à réclamer. Sur cet appareil.
table-as-in-the-box = Comme dans la boîte
table-as-in-the-box-why = Glissez vous-même les cartes bancaires dans l’unité et tapez les montants.
table-declined = Refusé pour moi jusqu’à la fin de la partie
table-declined-offer = { $name } : { $what }
table-hear-again = Écouter à nouveau
table-show-board = Choisir des titres sur le plateau
table-tap-deeds = Touchez des titres sur le plateau pour les ajouter ou les retirer
table-wait = Attendez, je construis

## Touches

table-round = Tour de table { $round } sur { $rounds }
table-ends-at = Fin à { $hour }
table-help = Touches
table-help-lead = Les touches agissent quand aucun champ ni bouton n’est sélectionné. Échap en fait sortir.
table-key-space = Espace
table-key-enter = Entrée
table-key-escape = Échap
table-key-of-roll = lancer les dés
table-key-of-main = action principale, terminer le tour
table-key-of-buy = acheter
table-key-of-auction = ne pas acheter
table-key-of-claim = réclamer un loyer
table-key-of-raise-1 = petite surenchère
table-key-of-raise-2 = surenchère moyenne
table-key-of-raise-3 = grande surenchère
table-key-of-leave = se retirer des enchères
table-key-of-trade = échanger
table-key-of-build = construire
table-key-of-mortgage = hypothéquer
table-key-of-jail = sortir de prison en payant
table-key-of-card = sortir de prison avec une carte
table-key-of-force = tenter l’action
table-key-of-chat = discussion
table-key-of-emote = le dire en image
table-key-of-mute = couper ou rétablir le son
table-key-of-log = journal
table-key-of-deeds = mes propriétés
table-key-of-back = retour
table-key-of-help = cette aide
table-key-of-arrows = parcourir le plateau

## Les chances de chacun, là où une table les montre

table-chances = Chances de gagner
table-chances-name = { $name } :

## Le conseil du champion

table-champion-ask = Que ferait le champion ?
table-champion-thinks = Le champion réfléchit…
table-champion-would = Le champion choisirait : { $order }.
table-champion-unreachable = Le serveur ne répond pas. Reposez la question dans un instant.
