# Ce que l’on peut faire : le bouton, et une phrase sur son effet.

order-roll = Lancer les dés
    .hint = Avancez du total des deux dés.
order-end-turn = Terminer le tour
    .hint = Passez la main à la personne suivante.
order-concede = Quitter la partie
    .hint = Vos biens vont à la banque, ou à la personne à qui vous devez de l’argent.
order-choose-token = Prendre ce pion
    .hint = Il décide aussi de votre camp.

## Achats et enchères

order-buy = Acheter
    .hint = Payez le prix imprimé et recevez le titre.
order-decline = Ne pas acheter
    .hint = Selon la règle, la propriété part aux enchères ou reste à la banque.
order-bid = Enchérir
    .hint = Si personne ne monte plus haut, vous payez cette somme et emportez le lot.
order-leave = Se retirer
    .hint = Vous quittez ces enchères pour de bon.
order-stop-timer = Arrêter le minuteur
    .hint = La personne qui tient la banque clôt les enchères quand plus personne ne veut monter.

## Loyers et dettes

order-claim = Réclamer le loyer
    .hint = Faites-le à temps : un loyer oublié est perdu.
order-pay-in-kind = Payer en titres
    .hint = Proposez des titres pour tout ou partie de la dette.
order-give-up = Faire faillite
    .hint = Vous sortez du jeu ; vos biens vont à qui vous devez de l’argent.

## Bâtiments

order-build = Construire
    .hint = Achetez le prochain bâtiment de ce terrain ; ils se répartissent également dans le groupe.
order-sell = Revendre un bâtiment
    .hint = La banque reprend un bâtiment de ce terrain à prix réduit.
order-sell-group = Revendre tout le groupe
    .hint = La banque reprend d’un coup tous les bâtiments du groupe à prix réduit.
order-wish = Dire combien
    .hint = Indiquez combien de ces bâtiments rares vous voulez, ou aucun.
order-place = Poser ici
    .hint = Votre nouveau bâtiment prend place sur ce terrain.

## Hypothèques

order-mortgage = Hypothéquer
    .hint = La banque vous prête la valeur d’hypothèque ; plus de loyer en attendant.
order-lift = Lever l’hypothèque
    .hint = Remboursez la banque et touchez de nouveau les loyers.
order-pay-off = Lever tout de suite
    .hint = Remboursez dès maintenant l’hypothèque du titre reçu.
order-keep = Garder l’hypothèque
    .hint = Le titre reçu reste hypothéqué ; vous pourrez le libérer plus tard.

## Échanges

order-offer = Proposer un échange
    .hint = Tout ce qui est convenu change de mains en une fois.
order-accept = Accepter
    .hint = L’échange a lieu aussitôt.
order-refuse = Refuser
    .hint = Rien ne change de mains.
order-counter = Contre-proposer
    .hint = Répondez par vos propres conditions.
order-withdraw = Retirer l’offre
    .hint = Votre proposition disparaît de la table.

## Prison et cartes

order-pay-fine = Payer l’amende
    .hint = Vous retrouvez la liberté contre de l’argent.
order-use-card = Utiliser la carte
    .hint = Votre carte de libération vous ouvre la porte et retourne sous sa pile.
order-stay = Rester
    .hint = Vous gardez votre argent et retenterez un double au prochain tour.
order-pay-card = Payer
    .hint = Réglez la somme demandée.
order-draw-card = Tirer une carte
    .hint = Plutôt que de payer, prenez votre chance.
order-read-text = Lire le message
    .hint = Un message lu à temps s’applique.

## Zones

order-choose-zone = Choisir une zone
    .hint = Chaque pion de la zone reçoit un message, le vôtre aussi s’il s’y trouve.
order-go-on = Continuer
    .hint = Avancez jusqu’à la prochaine propriété libre, qui part aux enchères.
order-force-deal = Imposer un échange
    .hint = Un de vos titres contre un titre d’une autre personne, sans son accord.

## Actions

order-use-power = Tenter l’action
    .hint = Lancez un dé : il décide du gain ou de la perte.
order-skip-power = Passer
    .hint = Laissez l’action ou son gain.
order-take-deeds = Prendre des propriétés
    .hint = Choisissez parmi les propriétés libres, sans payer.
order-take-cash = Prendre l’argent
    .hint = La banque vous verse la somme à la place des propriétés.
order-jump = Déplacer mon pion
    .hint = Avancez jusqu’à la case de votre choix.
order-shift = Déplacer un autre pion
    .hint = Envoyez le pion d’une autre personne sur la case de votre choix.
order-steal = S’emparer de titres
    .hint = Prenez des propriétés aux autres, sauf dans un groupe complet.
order-wipe-out = Tout prendre
    .hint = L’argent et les titres d’une autre personne passent chez vous.
