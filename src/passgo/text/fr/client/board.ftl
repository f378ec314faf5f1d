# Le plateau : ce que les cases, les titres et les joueurs disent d’eux-mêmes.

board-name = Plateau
board-hint = Les flèches parcourent les cases, Entrée ouvre un titre.
board-picked-give = Dans l’échange, vous le donnez
board-picked-ask = Dans l’échange, vous le recevez
board-list-name = Toutes les cases, par groupe
board-list-rest = Autres cases
board-salary = + { $amount }
board-visit = Simple visite
board-mortgaged-short = hyp.
board-free = libre
board-owner-of = à { $name }
board-mortgaged = sous hypothèque
board-spoken-group = groupe { $letter }
board-spoken-tax = à payer : { $amount }
board-spoken-rent = loyer { $amount }
board-spoken-factor = loyer { $factor } fois les dés
board-spoken-houses = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
board-spoken-pot = dans la cagnotte : { $amount }
board-spoken-here = ici : { $names }
board-spoken-jailed = { $name } (en prison)
board-deed-bare = Terrain nu
board-deed-houses = { $count } { $word }
board-deed-owned = { $count } en main
board-deed-factor = { $factor } × les dés
board-deed-mortgage = Hypothèque
board-deed-tax = À payer
board-deed-turned = Sous hypothèque : pas de loyer.
board-deed-free = Libre
board-deed-of = Appartient à { $name }
board-player-turn = à jouer
board-player-you = vous
board-player-your-turn = à vous
board-player-here = ici
board-player-tries = { $count ->
    [0] En prison
    [one] En prison · { $count } essai
   *[other] En prison · { $count } essais
}
board-player-out = Hors jeu
board-player-banker = Tient la banque
board-player-away = hors ligne
board-player-bot = robot
board-player-houses = { $count } { $word }
board-player-cards = { $count ->
    [one] { $count } carte de libération
   *[other] { $count } cartes de libération
}
board-player-holding = { $group } : { $count } sur { $size }
board-player-whole = { $group } : complet
board-bank = Banque
board-bank-stock = { $houses } { $house }, { $hotels } { $hotel } au départ
board-bank-left = { $count } { $word } en réserve
board-notes = Billets
board-notes-show = En billets
board-note = { $count } × { $note }
board-packs = Piles de cartes
board-pack = { $pack } : { $cards ->
    [one] { $cards } carte dans la pile
   *[other] { $cards } cartes dans la pile
}, { $unseen ->
    [0] toutes déjà vues
    [one] une encore inconnue
   *[other] { $unseen } encore inconnues
}
board-sides = Après un lancer avec un six, vous avancez comme d’habitude ; puis l’autre dé ouvre une action de votre camp. Libre à vous de la tenter : un dé de plus décide.
board-side-own = votre camp
board-side-dice = six et { $die }
board-side-odds = { $count ->
    [one] { $count } chance sur 6 ; sinon, { $amount } à la banque.
   *[other] { $count } chances sur 6 ; sinon, { $amount } à la banque.
}
board-dice = Dés : { $dice }
board-dice-none = Dés
board-throws-none = Aucun lancer pour l’instant.
board-throws-bar = { $total } : { $count } fois
