# Transactions chocs (2024) : on glisse ses pions, puis on compte où ils se sont arrêtés.
# $side est le nom du côté (une personne ou une équipe), $token le numéro d’un pion de 1 à 4,
# $space-the le nom d’une case avec son article, $amount une somme comme on l’écrit.

title = Transactions chocs
    .short = Knockout
    .about = pions glissés
description = Un long plateau, seize pions à glisser, et des coups qui font tout basculer.
duration = Vingt à trente minutes

## Groupes

group-brown = Brun
    .the = le groupe brun
    .of = du groupe brun
group-light-blue = Bleu clair
    .the = le groupe bleu clair
    .of = du groupe bleu clair
group-pink = Rose
    .the = le groupe rose
    .of = du groupe rose
group-orange = Orange
    .the = le groupe orange
    .of = du groupe orange
group-red = Rouge
    .the = le groupe rouge
    .of = du groupe rouge
group-yellow = Jaune
    .the = le groupe jaune
    .of = du groupe jaune
group-green = Vert
    .the = le groupe vert
    .of = du groupe vert
group-dark-blue = Bleu foncé
    .the = le groupe bleu foncé
    .of = du groupe bleu foncé

## Couleurs de pions

token-red = Rouge
token-yellow = Jaune
token-green = Vert
token-blue = Bleu

## Cases

space-mediterranean = Avenue de la Méditerranée
    .the = l’avenue de la Méditerranée
    .of = de l’avenue de la Méditerranée
    .at = à l’avenue de la Méditerranée
    .gender = feminine
    .short = Av. de la Méditerranée
space-chance = Chance
    .the = la case Chance
    .of = de la case Chance
    .at = à la case Chance
    .gender = feminine
space-baltic = Avenue de la Baltique
    .the = l’avenue de la Baltique
    .of = de l’avenue de la Baltique
    .at = à l’avenue de la Baltique
    .gender = feminine
    .short = Av. de la Baltique
space-oriental = Avenue Orientale
    .the = l’avenue Orientale
    .of = de l’avenue Orientale
    .at = à l’avenue Orientale
    .gender = feminine
    .short = Av. Orientale
space-vermont = Avenue Vermont
    .the = l’avenue Vermont
    .of = de l’avenue Vermont
    .at = à l’avenue Vermont
    .gender = feminine
    .short = Av. Vermont
space-connecticut = Avenue Connecticut
    .the = l’avenue Connecticut
    .of = de l’avenue Connecticut
    .at = à l’avenue Connecticut
    .gender = feminine
    .short = Av. Connecticut
space-st-charles = Place St-Charles
    .the = la place St-Charles
    .of = de la place St-Charles
    .at = à la place St-Charles
    .gender = feminine
    .short = Pl. St-Charles
space-states = Avenue des États
    .the = l’avenue des États
    .of = de l’avenue des États
    .at = à l’avenue des États
    .gender = feminine
    .short = Av. des États
space-virginia = Avenue Virginie
    .the = l’avenue Virginie
    .of = de l’avenue Virginie
    .at = à l’avenue Virginie
    .gender = feminine
    .short = Av. Virginie
space-st-james = Place St-Jacques
    .the = la place St-Jacques
    .of = de la place St-Jacques
    .at = à la place St-Jacques
    .gender = feminine
    .short = Pl. St-Jacques
space-tennessee = Avenue Tennessee
    .the = l’avenue Tennessee
    .of = de l’avenue Tennessee
    .at = à l’avenue Tennessee
    .gender = feminine
    .short = Av. Tennessee
space-new-york = Avenue New York
    .the = l’avenue New York
    .of = de l’avenue New York
    .at = à l’avenue New York
    .gender = feminine
    .short = Av. New York
space-house-1 = Maison
    .the = la Maison de gauche
    .of = de la Maison de gauche
    .at = à la Maison de gauche
    .gender = feminine
space-luxury-tax = Taxe de luxe
    .the = la Taxe de luxe
    .of = de la Taxe de luxe
    .at = à la Taxe de luxe
    .gender = feminine
space-house-2 = Maison
    .the = la Maison de droite
    .of = de la Maison de droite
    .at = à la Maison de droite
    .gender = feminine
space-kentucky = Avenue Kentucky
    .the = l’avenue Kentucky
    .of = de l’avenue Kentucky
    .at = à l’avenue Kentucky
    .gender = feminine
    .short = Av. Kentucky
space-indiana = Avenue Indiana
    .the = l’avenue Indiana
    .of = de l’avenue Indiana
    .at = à l’avenue Indiana
    .gender = feminine
    .short = Av. Indiana
space-illinois = Avenue Illinois
    .the = l’avenue Illinois
    .of = de l’avenue Illinois
    .at = à l’avenue Illinois
    .gender = feminine
    .short = Av. Illinois
space-atlantic = Avenue Atlantique
    .the = l’avenue Atlantique
    .of = de l’avenue Atlantique
    .at = à l’avenue Atlantique
    .gender = feminine
    .short = Av. Atlantique
space-ventnor = Avenue Ventnor
    .the = l’avenue Ventnor
    .of = de l’avenue Ventnor
    .at = à l’avenue Ventnor
    .gender = feminine
    .short = Av. Ventnor
space-marvin = Jardins Marvin
    .the = les jardins Marvin
    .of = des jardins Marvin
    .at = aux jardins Marvin
    .gender = masculine
space-pacific = Avenue du Pacifique
    .the = l’avenue du Pacifique
    .of = de l’avenue du Pacifique
    .at = à l’avenue du Pacifique
    .gender = feminine
    .short = Av. du Pacifique
space-north-carolina = Avenue Caroline du Nord
    .the = l’avenue Caroline du Nord
    .of = de l’avenue Caroline du Nord
    .at = à l’avenue Caroline du Nord
    .gender = feminine
    .short = Av. Caroline du Nord
space-pennsylvania = Avenue Pennsylvanie
    .the = l’avenue Pennsylvanie
    .of = de l’avenue Pennsylvanie
    .at = à l’avenue Pennsylvanie
    .gender = feminine
    .short = Av. Pennsylvanie
space-park = Place du Parc
    .the = la place du Parc
    .of = de la place du Parc
    .at = à la place du Parc
    .gender = feminine
    .short = Pl. du Parc
space-railroad = Chemin de fer
    .the = le Chemin de fer
    .of = du Chemin de fer
    .at = au Chemin de fer
    .gender = masculine
space-boardwalk = Promenade
    .the = la Promenade
    .of = de la Promenade
    .at = à la Promenade
    .gender = feminine
space-go-to-jail-1 = Allez en prison
    .the = la case Allez en prison de gauche
    .of = de la case Allez en prison de gauche
    .at = à la case Allez en prison de gauche
    .gender = feminine
space-free-parking = Stationnement gratuit
    .the = le Stationnement gratuit
    .of = du Stationnement gratuit
    .at = au Stationnement gratuit
    .gender = masculine
space-go-to-jail-2 = Allez en prison
    .the = la case Allez en prison de droite
    .of = de la case Allez en prison de droite
    .at = à la case Allez en prison de droite
    .gender = feminine

## Options de la table

rule-second-chance = Deuxième chance
    .hint = Qui glisse un pion droit hors du plateau, sans en toucher un autre, peut réessayer.
    .off = non
    .free = gratuite
    .paid = payante
rule-hands = Sûreté de la main
    .off = exacte
    .beginner = indulgente
    .real = comme à une vraie table
rule-aim-help = Aide à la visée
    .none = aucune
    .line = un trait court
    .spot = le trait et l’arrêt
    .hint = Ce que toute la table voit d’un coup avant qu’il soit joué : rien, la direction du départ, ou aussi l’endroit où le pion s’arrêterait seul.
rule-share-step = Plus petite part du Stationnement gratuit
rule-colours = Couleurs

## Étapes de fin de manche

step-chance = Chance
    .hint = Chaque pion sur Chance revient à GO et repart, une seule fois.
step-railroad = Chemin de fer
    .hint = Chaque pion sur un Chemin de fer peut rejoindre un terrain libre.
step-collect = Terrains
    .hint = La banque paie chaque terrain au marqueur le plus haut.
step-set-bonus = Primes de groupe
    .hint = Un groupe encaissé en entier rapporte sa prime.
step-house = Maison
    .hint = Un terrain encaissé rapporte une seconde fois.
step-tax = Taxe de luxe
    .hint = Payez 100 au Stationnement gratuit par terrain encaissé.
step-free-parking = Stationnement gratuit
    .hint = Qui y a le plus de pions emporte la cagnotte.

## Questions

prompt-which-order = Tirage des marqueurs de tour…
prompt-how-steady = Le pion quitte la main…
prompt-where-to = Les pions glissent…
prompt-slide-which = { $reason ->
    [jail] À vous, { $side } : glissez de nouveau le pion { $tokens } sorti de prison.
    [chance] À vous, { $side } : ramenez un pion de Chance à GO et glissez-le de nouveau.
    [second-chance] À vous, { $side } : deuxième chance pour le pion { $tokens }.
   *[turn] À vous, { $side } : glissez un pion. Tirez-le en arrière, visez, lâchez-le derrière la ligne GO.
}
prompt-leave-jail = À vous, { $side } : un pion est en prison. Payez { $price } pour le glisser de nouveau, ou attendez la fin de la manche.
prompt-try-again = { $price-is ->
    [none] À vous, { $side } : le pion { $token } est sorti sans rien toucher. Le reprendre et réessayer ?
   *[some] À vous, { $side } : le pion { $token } est sorti sans rien toucher. Payer { $price } et réessayer ?
}
prompt-move-by-railroad = À vous, { $side } : déplacez un pion du Chemin de fer vers un terrain libre, ou laissez-le là.
prompt-double-which = À vous, { $side } : la Maison double un de vos terrains. Lequel ?
prompt-who-won = { $winners-count ->
    [one] Partie terminée. Victoire : { $winners }.
   *[other] Partie terminée. Victoire partagée : { $winners }.
}

## Actions

order-slide = Glisser
    .hint = Placez le pion derrière GO, choisissez la direction et la force.
order-pay-jail = Payer { $price } et glisser de nouveau
    .hint = La somme rejoint le Stationnement gratuit.
order-wait-in-jail = Attendre en prison
    .hint = Le pion revient en main à la fin de la manche, sans frais.
order-take-second-chance = Réessayer
    .hint = Reprenez le pion et glissez-le de nouveau.
order-decline-second-chance = Laisser le pion dehors
    .hint = Il reste hors du jeu pour cette manche.
order-move-from-railroad = Déplacer le pion
    .hint = Vers n’importe quel terrain où ne se trouve aucun pion.
order-stay-on-railroad = Rester sur le Chemin de fer
    .hint = Le pion ne rapporte rien cette manche.
order-double-property = Doubler ce terrain
    .hint = Sa valeur est payée une seconde fois, la prime de groupe non.

## Ce qui s’est passé

event-markers-drawn = Ordre des marqueurs : { $order }.
event-pot-filled = La banque pose { $amount } au-dessus du Stationnement gratuit.
event-round-began = Manche { $round } sur { $rounds }. À { $side } de commencer.
event-token-slid = { $reason ->
    [jail] { $side } : le pion { $token } repart de la prison.
    [chance] { $side } : le pion { $token } repart de Chance.
    [second-chance] { $side } : deuxième essai du pion { $token }.
   *[turn] { $side } : le pion { $token } glisse.
}
event-token-rested = { $space-is ->
    [nothing] { $side } : le pion { $token } s’arrête avant la première rangée et ne compte pas.
   *[space] { $side } : le pion { $token } s’arrête sur { $space-the }.
}
event-slid-off = { $side } : le pion { $token } sort du plateau.
event-knocked-off = { $side } : le pion { $token } est éjecté du plateau. Un coup signé { $by }.
event-jailed = { $side } : le pion { $token } va en prison.
event-jail-paid = { $side } : { $amount } pour sortir le pion { $token } de prison.
event-waited-in-jail = { $side } : le pion { $token } reste en prison jusqu’à la fin de la manche.
event-second-chance-taken = { $amount-is ->
    [none] { $side } : deuxième chance pour le pion { $token }.
   *[some] { $side } : deuxième chance pour le pion { $token }, contre { $amount }.
}
event-second-chance-declined = { $side } : le pion { $token } reste hors du plateau.
event-step-began = { $step ->
    [chance] Fin de manche : Chance.
    [railroad] Fin de manche : Chemin de fer.
    [collect] Fin de manche : terrains.
    [set-bonus] Fin de manche : primes de groupe.
    [house] Fin de manche : Maison.
    [tax] Fin de manche : Taxe de luxe.
   *[free-parking] Fin de manche : Stationnement gratuit.
}
event-railroad-moved = { $side } : le pion { $token } prend le train vers { $space-the }.
event-railroad-stayed = { $side } : le pion { $token } reste sur le Chemin de fer.
event-property-collected = { $side } : { $amount } pour { $space-the }.
event-property-missed = { $side } : rien pour { $space-the } ; le marqueur le plus haut l’emporte ({ $other }).
event-bonus-collected = { $side } : prime de { $amount } pour { $group-the }.
event-property-doubled = { $side } : encore { $amount } pour { $space-the }, grâce à la Maison.
event-tax-paid = { $properties ->
    [one] { $side } : { $amount } de Taxe de luxe pour { $properties } terrain.
   *[other] { $side } : { $amount } de Taxe de luxe pour { $properties } terrains.
}
event-pot-taken = { $sharers ->
    [one] { $side } : toute la cagnotte du Stationnement gratuit, { $amount }.
   *[other] { $side } : { $amount } du Stationnement gratuit, après un partage à { $sharers }.
}
event-pot-stayed = { $amount } au-dessus du Stationnement gratuit pour la suite.
event-round-ended = La manche { $round } est comptée.
event-game-ended = { $winners-count ->
    [one] Victoire : { $winners }, avec { $amount }.
   *[other] Victoire partagée : { $winners }, avec { $amount }.
}

## Refus

refusal-player-count = De { $least } à { $most } personnes peuvent jouer, pas { $people }.
refusal-bad-colours = Chaque côté prend une couleur de la boîte, chacune une seule fois : { $colours } ne convient pas.
refusal-bad-name = Chaque personne a besoin d’un nom, différent des autres.
refusal-bad-house-rules = Ce réglage n’existe pas à cette table.
refusal-unknown-seat = Il n’y a pas de place { $seat } à cette table.
refusal-game-over = La partie est terminée.
refusal-not-settled = Les pions glissent encore.
refusal-partner-slides = Dans l’équipe, c’est à { $seat } de jouer : on alterne à chaque pion.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-no-more-slides = Plus aucun pion ne glisse dans cette manche.
refusal-decide-first = Une décision est attendue d’abord.
refusal-no-token-in-jail = Aucun de vos pions n’attend cette décision en prison.
refusal-not-enough-cash = Il faut { $needed } et vous avez { $held }.
refusal-too-late = La sortie se paie tout de suite ou pas du tout : ce pion reste en prison jusqu’à la fin de la manche.
refusal-second-chance-off = Cette table joue sans deuxième chance.
refusal-no-second-chance = La deuxième chance vaut pour un pion qui vient de sortir du plateau sans rien toucher.
refusal-not-the-house-step = La Maison double un terrain à la fin de la manche, quand c’est à vous.
refusal-not-the-railroad-step = Le Chemin de fer se prend à la fin de la manche, quand c’est à vous.
refusal-not-a-whole-number = { $field ->
    [direction] La direction est un nombre entier, pas { $value }.
    [power] La force est un nombre entier, pas { $value }.
   *[other] Il faut ici un nombre entier, pas { $value }.
}
refusal-unknown-token = Il n’y a pas de pion { $token } en jeu.
refusal-not-your-token = Le pion { $token } est à { $side }.
refusal-token-already-slid = Le pion { $token } a déjà glissé dans cette manche.
refusal-another-token-slides = Ce n’est pas au pion { $token } de glisser.
refusal-out-of-range = { $field ->
    [direction] La direction va de { $least } à { $most }, pas { $value }.
    [power] La force va de { $least } à { $most }, pas { $value }.
   *[start] La place derrière GO va de { $least } à { $most }, pas { $value }.
}
refusal-no-room = Des pions barrent cet endroit derrière GO.
refusal-not-on-railroad = Aucun pion à déplacer depuis le Chemin de fer ici.
refusal-not-a-property = Le Chemin de fer ne mène qu’à des terrains : choisissez une autre case que { $space-the }.
refusal-property-occupied = Un pion se trouve déjà sur { $space-the }.
refusal-unknown-space = La case { $space } n’existe pas.
refusal-not-collected = Vous n’avez rien encaissé pour { $space-the } : la Maison ne peut rien y doubler.
refusal-bad-draw = Cet ordre de marqueurs est impossible : { $order }.
refusal-bad-deviation = Une main ne peut pas dévier autant.
refusal-bad-rest = { $problem ->
    [missing] Le pion lancé manque à l’arrivée.
    [not-on-board] Un pion qui n’était pas en jeu ne peut pas s’y arrêter.
    [outside] Un pion ne peut pas s’arrêter hors de la piste.
    [overlap] Deux pions ne peuvent pas s’arrêter au même endroit.
    [named-twice] Un pion ne peut pas s’arrêter à deux endroits.
    [unknown-token] L’un de ces pions n’existe pas.
   *[numbers] Ces distances ne sont pas des nombres entiers.
}
refusal-not-asked-of-nature = Le hasard n’a rien à dire en ce moment.
refusal-pot-below-zero = La cagnotte ne peut pas être de { $amount }.
refusal-too-many-tokens = Une couleur n’a que quatre pions, pas { $count }.
refusal-unknown-colour = La couleur { $colour } n’est pas en jeu.
