# La vérification du hasard d’une partie terminée.

verify-title = Vérifier le hasard
verify-what = Avant la partie, le serveur a fixé un secret et publié son empreinte ; chaque appareil a scellé une part à lui, et toutes ont été ouvertes au départ. Ensemble, ils décident de tout ce qui est laissé au hasard. Cette page recalcule tout, sans demander au serveur de se juger lui-même, et compare le journal de la partie avec ce que cet appareil en a vu.
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
verify-shares-ok = { $count ->
    [0] Personne n’avait de part : il n’y avait que des robots, ou aucun appareil n’était là au départ.
    [one] La seule part est celle qui a été scellée avant le départ.
   *[other] Les { $count } parts sont toutes celles qui ont été scellées avant le départ.
}
verify-shares-bad = Une part n’est pas celle qui a été scellée avant le départ.
verify-own-share-ok = { $count ->
    [one] Votre part y est, telle que cet appareil l’a scellée.
   *[other] Vos { $count } parts y sont, telles que cet appareil les a scellées.
}
verify-own-share-bad = { $count ->
    [one] Votre part n’y est pas telle que cet appareil l’a scellée.
   *[other] Vos { $count } parts n’y sont pas toutes telles que cet appareil les a scellées.
}
verify-own-share-missing = Cet appareil a scellé une part qui n’est pas dans le hasard de cette partie : pour autant qu’il sache, il n’était pas connecté au départ.
verify-own-share-missing-bad = Cet appareil était prêt et connecté au départ, et le hasard ne contient pas la part qu’il avait scellée : qui tenait le serveur a pu le choisir.
verify-seen-start-bad = Cet appareil a vu un départ dont cette partie ne dit rien.
verify-early-ok = Le serveur avait signé ce départ de la partie avant qu’aucune part ne soit ouverte.
verify-early-bad = Ce que le serveur avait signé avant l’ouverture des parts est un autre départ de la partie.
verify-opened-bad = Votre part a été ouverte pour un départ dont cette partie ne dit rien.
verify-course-ok = Le déroulement de la partie est celui de son journal.
verify-course-bad = Le déroulement de la partie n’est pas celui de son journal.
verify-heads-ok = { $count ->
    [one] Le journal est celui que vous avez vu : le seul état que cet appareil en a gardé concorde.
   *[other] Le journal est celui que vous avez vu : les { $count } états que cet appareil en a gardés concordent.
}
verify-heads-bad = { $wrong ->
    [one] Le journal n’est pas celui que vous avez vu : un état sur { $count } gardés par cet appareil ne concorde pas, au coup { $seq }.
   *[other] Le journal n’est pas celui que vous avez vu : { $wrong } états sur { $count } gardés par cet appareil ne concordent pas, le premier au coup { $seq }.
}
verify-told-head-bad = En votre présence, le serveur a raconté deux histoires différentes du même coup.
verify-told-promise-bad = En votre présence, le serveur a montré deux empreintes différentes du hasard pour le même essai de départ.
verify-told-start-bad = En votre présence, le serveur a montré deux départs différents de la même partie.
verify-told-round-bad = En votre présence, le serveur est revenu à un essai de départ qui avait été annulé.
verify-told-signature-bad = En votre présence, le serveur a envoyé un reçu qu’il n’avait pas signé.
verify-told-silent-bad = En votre présence, le serveur n’a pas dit où en était le journal : cet appareil ne peut savoir si c’est le même.
verify-told-key-bad = En votre présence, le serveur a signé avec une autre clé qu’avant.
verify-receipt-ok = Le dernier reçu de cet appareil, du coup { $seq }, est signé par le serveur et concorde avec le journal.
verify-receipt-bad = Le dernier reçu de cet appareil, du coup { $seq }, ne concorde pas avec le journal ou n’est pas signé par le serveur.
verify-protocol-bad = Cet enregistrement parle d’une partie sans parts scellées, alors que cet appareil a gardé la preuve d’une partie scellée.
verify-unreadable-bad = L’enregistrement de cette partie ne peut être lu jusqu’au bout.
verify-signed-ok = Le serveur a signé la fin de ce journal.
verify-signed-bad = Le serveur n’a pas signé la fin de ce journal.
verify-voided = { $count ->
    [one] Un départ avait été annulé auparavant ({ $names }) : qui tenait le serveur a pu choisir entre deux départs.
   *[other] { $count } départs avaient été annulés auparavant ({ $names }) : qui tenait le serveur a pu choisir parmi { $starts } départs.
}
verify-left-out = { $count ->
    [one] { $names } n’avait pas de part : le serveur dit que cet appareil n’était pas connecté au départ.
   *[other] { $names } n’avaient pas de part : le serveur dit que ces appareils n’étaient pas connectés au départ.
}
verify-undone = { $count ->
    [one] Un coup a été annulé ; le journal le contient encore.
   *[other] Des coups ont été annulés { $count } fois ; le journal les contient encore.
}
verify-resumed = La partie a repris à une position enregistrée ; cette position elle-même n’est pas vérifiée ici.
verify-resumed-bad = La partie a repris à une position enregistrée, avec d’autres tirages que ceux qui devaient suivre.
verify-told = { $count ->
    [one] Le hasard a été saisi une fois, d’une vraie boîte : rien ne peut le prouver.
   *[other] Le hasard a été saisi { $count } fois, d’une vraie boîte : rien ne peut le prouver.
}
verify-believed = { $count ->
    [one] L’objet d’un des tirages est repris de la liste du serveur ; la commande « passgo verify » le recalcule aussi.
   *[other] L’objet de { $count } des tirages est repris de la liste du serveur ; la commande « passgo verify » le recalcule aussi.
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
verify-unproven = Rien n’est contraire à la promesse, mais cet appareil n’avait pas de part dans le hasard.
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

## Ce que cet appareil a gardé

verify-kept = Ce que cet appareil a gardé
verify-kept-share = Part : { $name }
verify-kept-no-share = Cet appareil n’avait pas de part dans cette partie.
verify-kept-receipt = Reçu du coup { $seq }, signé le { $time }
verify-kept-key = Clé du serveur
verify-receipt-file = Télécharger le reçu
verify-start-file = Télécharger le reçu du départ
verify-record-file = Télécharger la partie
verify-yourself = Cette page vérifie le hasard et le journal. Que chaque coup respecte les règles et que chaque robot ait joué ses propres coups, Passgo le recalcule lui-même, sur n’importe quel ordinateur, à partir des fichiers téléchargés :
