# La vérification du hasard d’une partie terminée.

verify-title = Vérifier le hasard
verify-what = Avant la partie, le serveur a fixé un secret et publié son empreinte ; chaque appareil y a ajouté ses propres nombres. Ensemble, ils décident de tout ce qui est laissé au hasard. Cette page recalcule tout, sans demander au serveur de se juger lui-même.
verify-which = Quelle partie ?
verify-another = Une autre partie
verify-table = Adresse ou numéro d’une table terminée
verify-fetch = Vérifier cette table
verify-file = Choisir le fichier d’une partie
verify-working = Calcul en cours…
verify-bad-file = Ce fichier n’est pas une partie de Passgo.
verify-not-there = Il n’y a pas de partie terminée à cette adresse.
verify-unfinished = La partie n’est pas finie : son secret n’est révélé qu’à la fin.
verify-commitment-ok = Le secret est bien celui qui a été fixé avant la partie.
verify-commitment-bad = Le secret n’est pas celui qui a été fixé avant la partie.
verify-start-ok = Le début de la partie nomme cette table et cette empreinte.
verify-start-bad = Le début de la partie parle d’une autre table ou d’une autre empreinte.
verify-contributions = { $count ->
    [0] Personne n’a ajouté de nombres : il n’y avait que des robots.
    [one] Un appareil a ajouté ses nombres.
   *[other] { $count } appareils ont ajouté leurs nombres.
}
verify-draws-ok = { $count ->
    [0] Il n’y avait aucun tirage à vérifier.
    [one] Le seul tirage découle de la clé.
   *[other] Les { $count } tirages découlent tous de la clé.
}
verify-draws-bad = { $wrong ->
    [one] Un tirage sur { $count } ne découle pas de la clé.
   *[other] { $wrong } tirages sur { $count } ne découlent pas de la clé.
}
verify-unchecked = { $count ->
    [one] Une autre réponse ne peut être vérifiée avec ce seul fichier ; la commande « passgo verify » la vérifie aussi.
   *[other] { $count } autres réponses ne peuvent être vérifiées avec ce seul fichier ; la commande « passgo verify » les vérifie aussi.
}
verify-rests = { $count ->
    [one] Un point d’arrêt a été calculé par la table, sans tirage.
   *[other] { $count } points d’arrêt ont été calculés par la table, sans tirage.
}
verify-fair = Cette partie était honnête.
verify-unfair = Quelque chose n’est pas conforme à la promesse.
verify-shown = Montrer chaque tirage
verify-dice = dés : { $first } et { $second }
verify-die = dé : { $number }
verify-random = message surprise : { $number }
verify-card = tirage : { $what }
verify-deed = titre : { $what }
verify-markers = marqueurs : { $order }
verify-hand = main : { $direction } et { $power }
verify-rest = les pions s’arrêtent
verify-back = Retour
