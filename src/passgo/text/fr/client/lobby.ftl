# Autour de la table : s’asseoir, inviter, commencer, et ce que la table décide ensemble.

lobby-title = La table se remplit
lobby-title-guest = Une place vous attend
lobby-seats = Places
lobby-free = Place { $number }, libre
lobby-full = Toutes les places sont prises. Vous pouvez regarder la partie d’ici.
lobby-removed = Votre place a été libérée. Vous pouvez en choisir une autre, ou regarder.
lobby-host = hôte
lobby-away = hors ligne
lobby-here = sur cet appareil
lobby-ready = c’est bon
lobby-sit-here = S’asseoir ici
lobby-sit-another = Quelqu’un d’autre ici
lobby-sit = S’asseoir
lobby-their-name = Nom de cette personne
lobby-stand = Se lever
lobby-be-ready = C’est bon pour moi
lobby-rename = Changer le nom { $name }
lobby-rename-do = Prendre ce nom
lobby-token = Jouer avec un autre pion
lobby-token-which = Pions encore libres
lobby-token-of = Le pion de la place { $number }
lobby-team = Équipe { $number }
lobby-team-of = Équipe de la place { $number }
lobby-remove = Retirer { $name }
lobby-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## Commencer

lobby-start = Commencer
lobby-start-why = tout le monde est là
lobby-start-away = { $count ->
    [one] { $names } est hors ligne en ce moment
   *[other] { $names } sont hors ligne en ce moment
}
lobby-start-sit = asseyez-vous d’abord
lobby-start-free = { $count ->
    [one] une place est encore libre
   *[other] { $count } places sont encore libres
}
lobby-start-waits = on attend { $names }
lobby-opening = les parts de hasard s’ouvrent
lobby-opening-slow = { $count ->
    [0] Les parts de hasard s’ouvrent…
   *[other] Les parts de hasard s’ouvrent. La table attend { $names }.
}
lobby-laying = On prépare la table…
lobby-fill = Des robots aux places libres
lobby-host-starts = L’hôte lance la partie quand tout le monde a dit « c’est bon ».

## Règles de la table

lobby-sides = Les pions se choisissent à la table, en commençant par le plus fort lancer de départ ; le pion décide du camp.
lobby-rules = Ce qu’on joue
lobby-changed = { $rule } : { $value }
lobby-in-the-book = dans le livret : { $value }
lobby-read-rules = Lire les règles
lobby-fair = Un hasard que l’on peut vérifier
lobby-fair-why = Par cette empreinte, le serveur fixe son secret. Chaque appareil scelle ensuite une part à lui, et toutes les parts s’ouvrent au départ : personne, pas même l’hôte, ne peut choisir le hasard. Après la partie, chaque appareil le vérifie de lui-même.
lobby-fair-told = { $only_texts ->
    [yes] Les dés sont les vôtres, et tout le monde les voit : rien ne les tire ni ne les prouve. Les règles, les sommes et l’ordre des saisies sont gardés de sorte que personne ne puisse les changer après coup ; ce que tirent les robots et l’unité électronique se prouve comme à toute table.
   *[no] Les dés et les cartes sont les vôtres, et tout le monde les voit : rien ne les tire ni ne les prouve. Les règles, les sommes et l’ordre des saisies sont gardés de sorte que personne ne puisse les changer après coup ; ce que tirent les robots et l’unité électronique se prouve comme à toute table.
}

## Inviter

lobby-invite = Inviter
lobby-invite-label = Lien et code de la table
lobby-share = Partager
lobby-lock = Fermer l’entrée
lobby-unlock = Rouvrir l’entrée
lobby-locked = L’entrée est fermée : personne d’autre ne peut rejoindre la table.
lobby-code = Ou dites ce code ; il se tape à l’accueil :
lobby-code-new = Un autre code
lobby-code-ask = Un code à dire
lobby-move = Continuer sur un autre appareil
lobby-move-how = Ouvrez ce lien sur l’autre appareil dans les cinq minutes. Votre place s’y installe et quitte celui-ci.

## Loyers

lobby-claims-why = À éteindre pour réclamer vous-même : selon le livret, un loyer que l’on oublie de réclamer est perdu.
lobby-claims-server = Le serveur réclame mes loyers
lobby-rents = Loyers
lobby-rents-own = à réclamer soi-même
lobby-rents-server = réclamés par le serveur

## Ce que la table doit voir

lobby-link-away = Connexion perdue. La partie reprend toute seule dès que le réseau revient.
lobby-link-connecting = Connexion en cours…
lobby-paused = La table est en pause.
lobby-covered = { $count ->
    [one] Un robot joue en attendant { $names }.
   *[other] Des robots jouent en attendant { $names }.
}
lobby-host-away = L’hôte n’est plus là : les personnes présentes peuvent décider par vote.
lobby-held = { $name } construit : les dés attendent un instant.
lobby-voided = La partie n’a pas commencé ({ $names }) : une part de hasard n’est pas venue à temps, ou la place a changé de mains. Il y a un nouveau secret, et l’on peut recommencer.
lobby-voided-often = { $starts } départs ont été annulés (le dernier : { $names }). Qui tient le serveur pourrait continuer jusqu’à ce que le hasard lui convienne : cet appareil ne participe à nouveau que lorsque vous dites que c’est bon pour vous.
lobby-shareless-left-out = { $count ->
    [one] Une part manque au hasard de cette partie ({ $names }) : cet appareil n’était pas connecté au départ.
   *[other] Des parts manquent au hasard de cette partie ({ $names }) : cet appareil n’était pas connecté au départ.
}
lobby-shareless-lost = Cet appareil n’a plus sa part de hasard ({ $names }) : ce départ sera annulé. Dites ensuite à nouveau que c’est bon pour vous.
lobby-resumed = La partie a repris à la dernière position enregistrée.
lobby-rematch = Une revanche est ouverte, aux mêmes places.
lobby-rematch-go = J’en suis
lobby-onward = La partie continue à une autre table.
lobby-onward-go = Y aller
lobby-goes-on = Cette partie en continue une autre, telle qu’elle était là-bas. Chaque place garde son argent, ses titres et sa case.
lobby-with-box = Continuer avec notre boîte
lobby-without-box = Continuer dans le navigateur
lobby-board-sheet = Que poser sur le plateau
lobby-vote-start = { $by } propose de commencer sans attendre l’hôte.
lobby-vote-pause = { $on ->
    [yes] { $by } propose une pause.
   *[no] { $by } propose de reprendre.
}
lobby-vote-lock = { $on ->
    [yes] { $by } propose de fermer l’entrée de la table.
   *[no] { $by } propose de rouvrir l’entrée de la table.
}
lobby-vote-pace = { $by } propose de changer l’allure des robots.
lobby-vote-hand-over = { $by } propose de confier à quelqu’un d’autre la place occupée par { $name }.
lobby-vote-remove = { $by } propose de retirer { $name } de la table.
lobby-vote-mute = { $on ->
    [yes] { $by } propose de couper la parole pour le moment : { $name }.
   *[no] { $by } propose de rendre la parole : { $name }.
}
lobby-vote-dismiss = { $by } propose de renvoyer une personne qui regarde.
lobby-vote-end = { $by } propose d’arrêter là et de compter.
lobby-vote-onward = { $by } veut continuer à une autre table, avec ou sans la boîte.
lobby-vote-back = { $by } propose d’annuler le dernier coup.
lobby-vote-count = { $yes } pour, sur { $needed } nécessaires
lobby-vote-withdraw = Retirer la proposition

## Ce que personne ne doit manquer

lobby-unfair-unreadable = Le départ que montre le serveur est illisible. Votre part de hasard n’a pas été ouverte pour lui.
lobby-unfair-other-table = Le départ que montre le serveur est celui d’une autre table. Votre part de hasard n’a pas été ouverte pour lui.
lobby-unfair-other-round = Votre part de hasard a été scellée pour un autre essai de départ. Elle n’a pas été ouverte pour celui-ci.
lobby-unfair-other-promise = L’empreinte du hasard n’est pas celle qui était affichée quand vous avez dit « c’est bon ». Votre part n’a pas été ouverte pour elle.
lobby-unfair-other-edition = Ce n’est pas le jeu pour lequel vous avez dit « c’est bon ». Votre part de hasard n’a pas été ouverte pour lui.
lobby-unfair-other-share = Une autre part a pris la place de la vôtre : ce n’est pas le hasard que la table avait promis.
lobby-unfair-other-start = Votre part de hasard a été ouverte pour un départ, et le serveur en montre maintenant un autre : ce n’est pas le hasard que la table avait promis.
lobby-unfair-blamed = Le serveur dit que votre part de hasard n’est pas venue, alors que cet appareil l’avait envoyée. À moins que votre connexion n’ait été coupée à cet instant, quelqu’un a annulé ce départ parce qu’il ne lui convenait pas.
lobby-unfair-shut-out = Une part manque au hasard de cette partie ({ $names }), alors que cet appareil était connecté et prêt au départ : qui tient le serveur a pu choisir ce hasard.
lobby-unfair-told-head = Le serveur a raconté deux histoires différentes du même coup : quelqu’un a changé ce qui s’était passé dans cette partie.
lobby-unfair-told-promise = Le serveur a montré deux empreintes différentes du hasard pour le même essai de départ : ce n’est pas le hasard que la table avait promis.
lobby-unfair-told-start = Le serveur a montré deux départs différents de la même partie : ce n’est pas le hasard que la table avait promis.
lobby-unfair-told-round = Le serveur est revenu à un essai de départ qui avait été annulé : quelqu’un a peut-être choisi entre eux.
lobby-unfair-told-signature = Le serveur a envoyé un reçu qu’il n’a pas signé : il pourrait ensuite raconter cette partie autrement.
lobby-unfair-told-silent = Le serveur ne dit plus où en est le journal de cette partie : il pourrait ensuite la raconter autrement.
lobby-unfair-told-key = Le serveur signe avec une autre clé qu’avant. Ou bien il a été réinstallé, ou bien quelqu’un d’autre répond à sa place.

## Le menu de la table

lobby-menu = La table
lobby-as-host = En tant qu’hôte
lobby-by-vote = Par vote, en l’absence de l’hôte
lobby-pause = Pause
lobby-go-on = Reprendre
lobby-propose-end = Proposer d’arrêter et de compter
lobby-propose-back = Proposer d’annuler le dernier coup
lobby-concede = Quitter la partie
lobby-concede-sure = Quitter pour de bon ?
lobby-hand-over = Confier la place occupée par { $name }
lobby-hand-over-to = Confier à…
lobby-onlooker = Une personne qui regarde
lobby-mute = Couper la parole : { $name }
lobby-unmute = Rendre la parole : { $name }
lobby-dismiss = Renvoyer

## Quand une table ne s’ouvre pas

lobby-unknown-title = Pas de table à cette adresse
lobby-unknown = Le lien est incomplet, la table a expiré, ou son entrée est fermée. Demandez un nouveau lien à la personne qui vous invite.
lobby-unreachable-title = Le serveur ne répond pas
lobby-unreachable = La partie est enregistrée. Cette page réessaie toute seule et reprendra où vous en étiez.
lobby-crowded-title = Le serveur est complet
lobby-crowded = Trop de connexions arrivent en ce moment. Cette page réessaie toute seule ; votre place reste la vôtre.
lobby-outdated-title = Passgo a été mis à jour
lobby-outdated = Rechargez la page pour continuer la partie avec la nouvelle version. Rien n’est perdu.
lobby-move-over-title = Ce lien a déjà servi
lobby-move-over = Un lien pour changer d’appareil ne vaut qu’une fois, pendant cinq minutes. Demandez-en un autre depuis l’appareil où se trouve votre place.
lobby-seat-lost-title = Votre place est ailleurs
lobby-seat-lost = Elle se joue maintenant sur un autre appareil, ou la table l’a confiée à quelqu’un d’autre.
lobby-look-on = Regarder la table
