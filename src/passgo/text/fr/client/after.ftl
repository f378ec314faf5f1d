# Après la partie : résultat, courbes, reprise coup par coup.

after-won = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
after-over = La partie est finie.
after-length = { $turns ->
    [0] Aucun tour n’a été joué.
    [one] Un tour.
   *[other] { $turns } tours.
}
after-rounds = { $rounds ->
    [one] Une manche.
   *[other] { $rounds } manches.
}
after-wins = gagne la partie
after-out = { $turn ->
    [0] hors jeu
   *[other] hors jeu au tour { $turn }
}
after-bot = robot
after-best = Meilleur placement
after-worst = Placement le plus coûteux
after-rent = Plus gros loyer
after-from-to = payé par { $from } à { $to }
after-auctions = Enchères
after-trades = Échanges conclus
after-of = { $done } sur { $offered } offres
after-hotels = Hôtels construits
after-wealth = Fortune, tour par tour
after-turn = tour { $turn }
after-landing = Où l’on s’arrête
after-all = Tout le monde
after-me = Moi
after-stops = { $count ->
    [one] { $count } arrêt
   *[other] { $count } arrêts
}
after-fair = Les dés étaient-ils honnêtes ?
after-fair-what = L’empreinte du hasard était publiée avant le premier lancer. Le secret est maintenant révélé : tout le monde peut recalculer.
after-verify = Vérifier ici
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
after-result = Résultat
