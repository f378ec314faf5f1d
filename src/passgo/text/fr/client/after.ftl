# Après la partie : résultat, courbes, reprise coup par coup.

after-won = { $sides ->
    [0] Personne ne gagne.
    [one] { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
   *[other] { $names } se partagent la victoire.
}
# À qui a gagné ; $names sont les autres, s’il y en a.
after-you-won = { $count ->
    [0] Vous gagnez.
   *[other] { $sides ->
        [one] Vous gagnez avec { $names }.
       *[other] Vous partagez la victoire avec { $names }.
    }
}
# À qui n’a pas gagné : sa place.
after-your-place = Vous terminez à la { $rank }ᵉ place.
after-your-place-behind = Vous terminez à la { $rank }ᵉ place, { $gap } derrière { $names }.
after-over = La partie est finie.
after-length = { $turns ->
    [0] Aucun tour n’a été joué.
    [one] Un tour.
   *[other] { $turns } tours.
}
# La table s’est mise d’accord pour finir ; certaines parties sont alors comptées, d’autres closes telles quelles.
after-stopped = { $is_counted ->
    [yes] La table a décidé d’en rester là, et la plus grande fortune l’emporte.
   *[no] La table a décidé d’en rester là ; rien de plus n’est compté.
}
# Ce qui devait finir la partie : un nombre de tours, ou un temps.
after-limit = { $by ->
    [time] Le temps est écoulé : la plus grande fortune l’emporte.
   *[rounds] { $rounds ->
        [one] Tout le monde a joué le tour convenu : la plus grande fortune l’emporte.
       *[other] Tout le monde a joué les { $rounds } tours convenus : la plus grande fortune l’emporte.
    }
}
after-fortune = La fortune, c’est l’argent, les titres à leur prix sur le plateau, à moitié s’ils sont hypothéqués, et les bâtiments à leur prix d’achat.
after-rounds = { $rounds ->
    [0] Aucune manche n’a été comptée.
    [one] Une manche.
   *[other] { $rounds } manches.
}
after-wins = { $sides ->
    [one] { $count ->
        [one] gagne la partie
       *[other] gagnent la partie
    }
   *[other] { $count ->
        [one] partage la victoire
       *[other] partagent la victoire
    }
}
after-out = { $turn ->
    [0] hors jeu
   *[other] hors jeu au tour { $turn }
}
after-bot = { $count ->
    [one] robot
   *[other] robots
}
after-best = Les meilleurs
after-worst = Les plus coûteux
after-rent = Plus gros loyer
after-from-to = payé par { $from } à { $to }
after-auctions = Enchères
after-trades = Échanges conclus
after-of = { $done } sur { $offered } offres
after-wealth = Fortune, tour par tour
after-turn = { $turn ->
    [0] début
   *[other] tour { $turn }
}
after-landing = Où l’on s’arrête
after-all = Tout le monde
after-stops = { $count ->
    [one] { $count } arrêt
   *[other] { $count } arrêts
}
after-returns = Placements
after-returns-what = Les loyers qu’une propriété a rapportés, moins son achat et ses bâtiments.
after-no-returns = Aucune propriété n’a changé de mains.
after-cost = coût
after-rents = loyers
after-balance = solde
after-numbers = En chiffres
after-throws = Lancers par total
after-wealth-rounds = Argent, manche par manche
after-begin = début
after-round = { $turn ->
    [0] début
   *[other] manche { $turn }
}
after-slides = Les coups
after-slides-knocked = Éjectés
after-slides-off = Perdus
after-slides-jailed = Prison
after-slides-sets = Groupes
after-slides-best = Meilleur coup
after-slides-best-of = { $names }, manche { $round } : { $amount } de mieux
after-slides-best-what = Ce qu’il a rapporté et fait perdre aux autres, si la manche avait fini là.
after-whose = Arrêts de qui
after-most = Les cases les plus visitées
after-times = { $count ->
    [one] fois
   *[other] fois
}
after-fair = Les dés étaient-ils honnêtes ?
after-fair-luck = Le hasard était-il honnête ?
after-fair-what = L’empreinte du hasard était publiée avant le début de la partie, et chaque appareil y avait une part scellée. Tout est maintenant révélé : tout le monde peut recalculer.
after-checked = Le hasard était loyal, cet appareil l’a vérifié : { $what }.
after-checked-draws = { $count ->
    [0] aucun tirage
    [one] un tirage
   *[other] { $count } tirages
}
after-checked-shares = { $count ->
    [one] votre part
   *[other] vos { $count } parts
}
after-checked-heads = { $count ->
    [one] un état du journal
   *[other] { $count } états du journal
}
after-unchecked = Cet appareil n’a pas pu vérifier la partie pour le moment.
after-unproven = Vérifié par cet appareil : rien n’est contraire à la promesse, mais il n’avait pas de part dans le hasard.
after-suspicious = Cet appareil a vérifié la partie, et quelque chose ne va pas :
after-look = Voir tout ce qui a été vérifié
after-verify = Voir la vérification
after-download = Télécharger la partie
after-rematch = Revanche, mêmes places
after-rematch-why = avec un nouveau hasard
after-rematch-open = Rejoindre la revanche
after-no-rematch = La revanche n’a pas pu être préparée.
after-replay = Revoir la partie
after-home = Retour à l’accueil
after-no-replay = Le déroulement de cette partie n’a pas pu être chargé.

## Revoir

after-replay-title = Revoir la partie
after-replay-missing = Il n’y a pas de partie terminée à cette adresse.
after-step = Étape { $step } sur { $steps }
after-first = Au début
after-previous = Une étape en arrière
after-next = Une étape en avant
after-last = À la fin
after-play = Lecture
after-pause = Pause
after-speed = Vitesse
after-previous-turn = Un tour en arrière
after-next-turn = Un tour en avant
after-previous-round = Une manche en arrière
after-next-round = Une manche en avant
after-log = Journal
after-purses = L’argent de la table
after-before = La partie va commencer.
after-key-space = Espace
after-keys-play = lecture
after-keys-step = étape
after-keys-turn = tour
after-keys-round = manche
after-result = Résultat

## L’image du résultat

after-picture = Une image à garder
after-picture-what = Tous les résultats, la date et les règles, à envoyer à qui a joué, ou à qui aurait dû.
after-picture-of = { $title } { $edition }, { $about }.
after-picture-save = Enregistrer l’image
after-picture-share = Partager l’image
after-picture-failed = L’image n’a pas pu être créée sur cet appareil.
after-picture-turns = { $length ->
    [0] aucun tour terminé
    [one] un tour
   *[other] { $length } tours
}
after-picture-rounds = { $length ->
    [0] aucune manche comptée
    [one] une manche
   *[other] { $length } manches
}
after-picture-book = selon le livret
after-picture-changes = { $count ->
    [one] un écart : { $names }
   *[other] { $count } écarts : { $names }
}
