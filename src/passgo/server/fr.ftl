# Ce que le serveur refuse lui-même, par code.
server-no-longer-asked = On a répondu à cette question entre-temps.
server-names-no-question = Cette action doit nommer la question à laquelle elle répond.
server-cannot-undo = On ne reprend que son propre dernier coup, avant toute décision d’autrui.
server-cannot-undo-luck = Le hasard a parlé : ce coup est joué.
server-paused = La table est en pause.
server-not-your-seat = Cette place est à quelqu’un d’autre.
server-only-looking-on = Vous regardez seulement cette table.
server-not-started = La partie n’a pas encore commencé.
server-already-started = La partie a déjà commencé.
server-not-ready = Tout le monde n’est pas encore prêt.
server-seat-taken = Cette place est prise.
server-name-taken = Quelqu’un porte déjà ce nom à cette table, ou un nom qui lui ressemble.
server-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
server-bad-text = Il y a là des caractères invisibles, ou des signes empilés sur une lettre. Écrivez-le sans eux.
server-mixed-letters = Ce nom mêle des lettres de plusieurs alphabets qui se ressemblent. Écrivez-le dans un seul.
server-is-starting = La partie commence : les parts de hasard de chacun se dévoilent.
server-bad-share = Une part de hasard, et la promesse qui la fixe, comptent { $bytes } octets.
server-same-share = Quelqu’un ici a déjà promis la même part. Prenez-en une autre.
server-another-share = Ce n’est pas la part que cette place avait promise.
server-another-round = Cette promesse vaut pour un autre départ de cette table.
server-no-share-asked = On n’attend aucune part de cette place.
server-voided-too-often = { $most } départs de cette table ont échoué. Ouvrez une nouvelle table.
server-no-receipt = Cette partie a commencé avant que les reçus n’existent.
server-bad-table =
    { $why ->
        [few-deeds] « { rule-deal-deeds } » : { $dealt } pour chacune des { $players } personnes, c’est plus que les { $deeds } titres de ce plateau. Distribuez-en moins, ou retirez des places.
        [dear-deeds] « { rule-deal-deeds } » et « { rule-start-cash } » ne vont pas ensemble : { $dealt } titres distribués peuvent coûter { $cost }. Distribuez-en moins, ou donnez { $cost } ou plus au départ.
        [endless-chain] « { rule-texts-chain } » et « { rule-random-texts } » ne vont pas ensemble : en dessous de { $least }, une chaîne pourrait ne jamais finir.
        [long-beeps] « { rule-auction-beeps } » et « { rule-auction-seconds } » ne vont pas ensemble : le minuteur ne peut pas biper plus longtemps que les { $longest } secondes qu’il dure.
       *[other] Ces règles ne peuvent pas se jouer ensemble sur ce plateau. Reprenez celles du livret.
    }
server-bad-action = Ce jeu ne connaît pas cette action. Si cela se répète, rechargez la page.
server-not-for-people = Seuls le hasard ou l’horloge peuvent faire cela.
server-muted = L’hôte de la table ne vous laisse pas écrire ici pour le moment.
server-too-fast = Un peu moins vite : au plus { $most } fois en { $seconds } secondes.
server-malformed = Ce message est illisible.
server-unknown-table = Cette table n’existe pas, ou ne vous est pas ouverte.
server-not-kept = Le serveur n’a pas pu enregistrer ou lire cela. Rien n’a changé ; veuillez réessayer.
server-no-longer-plays = Cette partie a été jouée avec une version plus ancienne, et celle-ci ne sait pas la reprendre. Rien n’en est perdu.
server-not-over = La partie n’est pas encore terminée.
server-unknown-edition = Cette édition n’existe pas.
server-too-many-tables = Vous avez déjà { $most } tables. Lancez ou terminez l’une d’elles, ou revenez plus tard.
server-no-public-tables = Ce serveur n’affiche pas de tables ouvertes à tout le monde.
server-server-full = Ce serveur est complet pour le moment. Veuillez réessayer plus tard.
server-host-decides = C’est à l’hôte de la table d’en décider.
server-vote-open = La table vote encore sur autre chose.
server-no-vote = Il n’y a aucun vote en cours.
server-no-voice = Seules les personnes présentes et encore en jeu ont leur mot à dire.
server-seat-free = Personne n’occupe cette place.
server-hand-over-to-whom = Une place se confie soit à un robot, soit à une personne qui regarde.
server-no-such-guest = Cette personne ne regarde plus la partie.
server-has-conceded = Cette place a quitté la partie.
server-own-claims = À cette table, chacun réclame soi-même ses loyers.
server-not-playing = Aucune partie n’est en cours ici.
server-closed = Cette partie a été close en l’état.
server-cannot-wait-now = On ne demande un instant pour construire qu’entre deux tours.
server-waited-already = Vous avez déjà demandé un instant pendant cette pause.
server-wait-a-moment = Quelqu’un construit. Les dés pourront être lancés dans { $seconds } s.
server-move-over = Ce lien a déjà servi ou a expiré. Demandez-en un autre sur l’autre appareil.
server-table-full = Une table compte au plus { $most } places.
server-other-site = Seules les pages de ce serveur peuvent demander cela.
server-unknown-page = Cette page n’existe pas.
server-unknown-method = Cela ne peut pas se faire ici.
server-too-long = Ce message est trop long.
server-not-json = Ce message n’a pas la forme que lit le serveur.
server-failed = Quelque chose a échoué sur le serveur, qui en garde la trace.
server-other-host = Ce serveur n’est pas connu sous cette adresse.
server-luck-not-told = Cette édition ne se joue pas à côté d’une boîte : seules les éditions à dés s’y prêtent.
server-goes-on-with-all = Cette partie continue celle d’une autre table, avec autant de places que là-bas.
server-not-your-throw = C’est à quelqu’un d’autre de lancer ou de tirer, et de le saisir.
server-told-already = Quelqu’un d’autre vient de le saisir. Rien n’a été compté deux fois.
server-cannot-take-back = Quelqu’un d’autre a joué depuis. La table peut décider de revenir en arrière.
server-impossible-dice = Un dé montre de 1 à 6.
server-card-of-another-pack = Cette carte appartient à l’autre pile.
server-card-is-kept = Quelqu’un détient cette carte : elle n’est pas dans la pile.
server-card-under-the-pack = Cette carte a déjà été tirée : elle se trouve sous sa pile.
server-deed-not-in-the-pile = Ce titre n’est pas dans le paquet : quelqu’un l’a déjà, ou ce n’est pas un titre.
