# La page qui raconte une série de parties entre robots.

report-title = Rapport de simulation
report-lead = { $player } gagne { $count } des parties.
report-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
report-partial = Série interrompue
report-seed = Graine { $count }
report-standard = Règles du livret
report-house-rules = Règles de la maison
report-interval = Les traits montrent l’intervalle de Wilson à 95 %, le pointillé ce que gagneraient des égaux.

## Robots

report-bot-random = Hasard
report-bot-fp-a = FP‑A
report-bot-fp-b = FP‑B
report-bot-fp-c = FP‑C
report-bot-novice = Débutant
report-bot-steady = Solide
report-bot-shark = Requin
report-bot-champion = Champion

## Chiffres

report-turns = Tours par partie
    .note = médiane { $count }
report-rents = Loyers par partie
    .note = { $amount } en tout
report-auctions = Enchères par partie
    .note = à { $count } du prix imprimé
report-trades = Échanges conclus
    .note = { $count } offres par partie
report-shortages = Pénuries de bâtiments
    .note = pour 1 000 parties
report-safeguard = Fins par la limite
    .note = après { $count } tours

## Panneaux

report-wins = Qui gagne
report-order = Selon l’ordre de jeu
    .note = La première place lance les dés en premier. Les robots changent de place à chaque partie.
report-seat = Place { $count }
report-board = Où s’arrêtent les lancers
    .note = Chaque pion est suivi jusqu’à son dernier arrêt.
report-few = rarement
report-often = souvent
report-in-jail = En prison
report-wealth = Fortune moyenne, tour après tour
    .note = Argent, titres au prix imprimé et bâtiments, dans les parties encore en cours ; zéro après une faillite.
report-running = parties encore en cours
report-turn = tour { $count }
report-length = Durée des parties
    .note = Tours de toute la table, par dizaines. La dernière barre réunit les parties plus longues.
report-length-half = médiane : { $count } tours
report-return = Ce que rapporte un investissement
    .note = Loyers pour cent tours des autres, en pourcentage de ce que coûtent le titre et ses bâtiments.
report-group = Groupe
report-bare = Nu
report-owned = Possédées
report-properties = Propriétés
    .note = Montants moyens par partie. Le rendement compare les loyers à ce qu’ont coûté les titres et les bâtiments.
report-space = Case
report-share = Lancers
report-paid = Achat
report-built = Construit
report-rent = Loyers
report-ratio = Rendement
report-method = Comment lire ces chiffres
    .seeds = Chaque partie a sa propre graine, tirée de celle de la série : la même commande redonne les mêmes parties, quel que soit le nombre de processus.
    .rents = Un loyer compte en entier dès qu’il est réclamé ; les robots réclament toujours aussitôt.
    .limit = Une partie indécise après { $count } tours va à la plus grande fortune et se compte à part.
    .exposure = Depuis quand un titre a son propriétaire se relève un tour sur onze.
report-rate = { $count } parties par seconde
