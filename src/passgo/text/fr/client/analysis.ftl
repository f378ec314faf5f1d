# L’analyse d’une partie terminée : chances, décisions coûteuses, entraînement, reprise.

analysis-title = Ce qui a décidé la partie
analysis-what = Passgo rejoue la suite de la partie un grand nombre de fois depuis chaque tour, tout le monde jouant comme un robot de bon niveau, et compte qui gagne. On voit ainsi quand elle a basculé, et ce que chaque décision a coûté.
analysis-ask = Analyser cette partie
analysis-ask-why = prend de quelques secondes à une minute
analysis-waiting = { $ahead ->
    [one] Une partie est analysée avant celle-ci.
   *[other] { $ahead } parties sont analysées avant celle-ci.
}
analysis-running = Analyse en cours : { $share }
analysis-again = Réessayer
analysis-unreachable = Le serveur ne répond pas. L’analyse s’y poursuit.
analysis-no-answer = Le serveur ne répond pas. Réessayez dans un instant.

analysis-chances = Chances de gagner, tour par tour
analysis-seat = { $name } : { $chance }, de { $low } à { $high }
analysis-band = Les bandes pâles sont la marge d’erreur, à 95 %.
analysis-turning = Tournants
analysis-turn = Tour { $turn }
analysis-swing = { $name } : de { $before } à { $after }

analysis-dearest = Les décisions les plus coûteuses
analysis-none-dear = Aucune décision n’a rien coûté à personne au-delà de la marge d’erreur.
analysis-whose = Décisions de qui
analysis-all = Tout le monde
analysis-line = Tour { $turn } : { $did } : { $loss } ; mieux : { $better }.
analysis-line-fine = Tour { $turn } : { $did }. Rien de mieux n’a été trouvé.
analysis-margin = ± { $half }
analysis-grade = { $grade ->
    [blunder] gaffe
    [mistake] erreur
    [doubtful] douteux
   *[fine] bien joué
}

analysis-deals = Échanges et ventes
analysis-deals-what = Ce que chaque accord a rapporté aux deux parties, par rapport à un refus.
analysis-deal = Tour { $turn } : { $did }.
analysis-deal-other = Pour { $name } : { $gain }.

analysis-luck-skill = Chance et habileté
analysis-luck-what = Les chances de chaque personne au début, et ce qui les a changées en ce résultat : la chance, c’est ce que dés et cartes ont apporté de plus que leur moyenne, et le seul passage des tours ; l’habileté, ce que ses propres décisions ont rapporté ou coûté ; le reste est le fait des autres.
analysis-luck = Chance
analysis-skill = Habileté
analysis-others = Les autres
analysis-start = Début
analysis-result = Résultat

## Dans la partie revue

analysis-model = Que ferait le modèle ?
analysis-model-none = Rien n’a été pesé ici.
analysis-to-next = Décision coûteuse suivante
analysis-to-previous = Décision coûteuse précédente
analysis-now-chances = Chances à ce moment
analysis-play-on = Reprendre d’ici
analysis-play-on-what = Une nouvelle table commence à ce moment, avec un nouveau hasard. Vous prenez une place, des robots les autres.
analysis-play-as = Votre place
analysis-play-against = Contre
analysis-level-novice = des robots débutants
analysis-level-steady = des robots solides
analysis-level-shark = des requins
analysis-level-champion = des champions
analysis-play-go = Ouvrir la table

## Entraînement

analysis-practise = S’entraîner sur cette partie
analysis-practise-why = les questions d’alors, vos réponses
analysis-practice-title = Entraînement
analysis-question = Question { $number } sur { $count }
analysis-asked = Tour { $turn } : vous êtes { $name }. Que faites-vous ?
analysis-nothing = ne rien faire
analysis-verdict = { $grade ->
    [best] La meilleure réponse.
    [fine] Aussi bien que la meilleure réponse, à la marge d’erreur près.
    [doubtful] Douteux : { $loss } par rapport à la meilleure réponse.
    [mistake] Une erreur : { $loss } par rapport à la meilleure réponse.
   *[blunder] Une gaffe : { $loss } par rapport à la meilleure réponse.
}
analysis-was-best = Le mieux : { $better }.
analysis-was-done = À la table, { $did }.
analysis-next-question = Question suivante
analysis-score = { $count ->
    [one] { $right } bonne réponse sur { $count }.
   *[other] { $right } bonnes réponses sur { $count }.
}
analysis-practice-over = C’était tout
analysis-practise-again = Encore une fois
analysis-no-questions = Cette partie n’a rien laissé à décider qui vaille d’être redemandé.
analysis-not-yet = Cette partie n’a pas encore été analysée.
analysis-to-result = Voir le résultat de la partie

## Qui a fait quoi ; $who est la personne, ou qui lit

analysis-you = vous avez
analysis-other = { $name } a
analysis-goods-none = rien
analysis-goods-card = la carte de libération

analysis-did-claim = { $who } réclamé un loyer
    .instead = réclamer le loyer
analysis-did-build = { $who } construit sur { $place }
    .instead = construire sur { $place }
analysis-did-sell = { $who } revendu un bâtiment sur { $place }
    .instead = revendre un bâtiment sur { $place }
analysis-did-sell-group = { $who } revendu tous les bâtiments du groupe où se trouve { $place }
    .instead = revendre tous les bâtiments du groupe où se trouve { $place }
analysis-did-mortgage = { $who } hypothéqué { $place }
    .instead = hypothéquer { $place }
analysis-did-lift = { $who } levé l’hypothèque sur { $place }
    .instead = lever l’hypothèque sur { $place }
analysis-did-offer = { $who } proposé à { $other } { $gives } contre { $asks }
    .instead = proposer à { $other } { $gives } contre { $asks }
analysis-did-concede = { $who } quitté la partie
    .instead = quitter la partie
analysis-did-roll = { $who } lancé les dés
    .instead = lancer les dés
analysis-did-end-turn = { $who } terminé le tour
    .instead = terminer le tour
analysis-did-pay-fine = { $who } payé l’amende
    .instead = payer l’amende
analysis-did-use-card = { $who } utilisé la carte pour sortir de prison
    .instead = utiliser la carte
analysis-did-buy = { $who } acheté { $place } pour { $price }
    .instead = acheter { $place } pour { $price }
analysis-did-decline = { $who } refusé d’acheter { $place } pour { $price }
    .instead = ne pas acheter { $place }
analysis-did-bid = { $who } enchéri { $amount } pour { $lot }
    .instead = enchérir { $amount }
analysis-did-leave = { $who } quitté à { $highest } les enchères pour { $lot }
    .instead = se retirer
analysis-did-accept = { $who } { $deal ->
    [sold] vendu { $asks } à { $other } pour { $gives }
    [bought] acheté { $gives } à { $other } pour { $asks }
   *[swapped] donné à { $other } { $asks } contre { $gives }
}
    .instead = accepter
analysis-did-refuse = { $who } refusé l’offre faite par { $other } : { $gives } contre { $asks }
    .instead = refuser
analysis-did-counter = { $who } répondu à { $other } par { $gives } contre { $asks }
    .instead = proposer plutôt { $gives } contre { $asks }
analysis-did-withdraw = { $who } retiré l’offre
    .instead = retirer l’offre
analysis-did-pay-in-kind = { $who } payé avec { $gives }
    .instead = payer avec { $gives }
analysis-did-give-up = { $who } déclaré faillite
    .instead = déclarer faillite
analysis-did-pay-off = { $who } levé aussitôt l’hypothèque sur { $place }
    .instead = lever l’hypothèque tout de suite
analysis-did-keep = { $who } gardé l’hypothèque sur { $place }
    .instead = garder l’hypothèque
analysis-did-wish = { $who } { $count ->
    [0] renoncé aux bâtiments
    [one] demandé un bâtiment
   *[other] demandé { $count } bâtiments
}
    .instead = { $count ->
        [0] ne demander aucun bâtiment
        [one] demander un bâtiment
       *[other] demander { $count } bâtiments
    }
analysis-did-place = { $who } posé un bâtiment sur { $place }
    .instead = le poser sur { $place }
analysis-did-pay-card = { $who } payé ce que demandait la carte
    .instead = payer
analysis-did-draw-card = { $who } tiré une carte au lieu de payer
    .instead = tirer une carte
analysis-did-stay = { $who } choisi de rester en prison
    .instead = rester en prison
analysis-did-choose-zone = { $who } choisi { $zone }
    .instead = choisir { $zone }
analysis-did-go-on = { $who } rejoint la prochaine propriété libre
    .instead = aller à la prochaine propriété libre
analysis-did-force-deal = { $who } imposé un échange : { $gives } contre { $asks }
    .instead = imposer un échange : { $gives } contre { $asks }
analysis-did-stop-timer = { $who } arrêté le minuteur
    .instead = arrêter le minuteur
analysis-did-read-text = { $who } lu le message
    .instead = lire le message
analysis-did-choose-token = { $who } choisi { $token }
    .instead = choisir { $token }
analysis-did-use-power = { $who } tenté l’action
    .instead = tenter l’action
analysis-did-skip-power = { $who } renoncé à l’action
    .instead = passer
analysis-did-take-deeds = { $who } pris { $gives }
    .instead = prendre { $gives }
analysis-did-take-cash = { $who } pris l’argent
    .instead = prendre l’argent
analysis-did-jump = { $who } joué jusqu’à { $place }
    .instead = aller jusqu’à { $place }
analysis-did-shift = { $who } envoyé { $other } jusqu’à { $place }
    .instead = envoyer { $other } jusqu’à { $place }
analysis-did-steal = { $who } saisi { $asks }
    .instead = saisir { $asks }
analysis-did-wipe-out = { $who } tout pris à { $other }
    .instead = tout prendre à { $other }
