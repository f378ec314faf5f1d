# Pourquoi non, et ce qui aiderait.

## Moment et tour

refusal-game-is-over = La partie est finie. Rien n’empêche d’en commencer une autre.
refusal-unknown-action = Cette action n’existe pas dans ce jeu.
refusal-not-in-the-game = Il faut être encore en jeu pour cela.
refusal-not-asked = La partie n’attend pas cette réponse en ce moment.
refusal-not-your-turn = Ce n’est pas encore à vous. Votre tour viendra.
refusal-not-now = Pas maintenant. Attendez la pause entre deux tours, ou votre tour.
refusal-business-in-hand = Une affaire est en cours : elle se règle d’abord.
refusal-only-those-concerned = Seules les personnes concernées par l’affaire en cours peuvent faire cela.
refusal-already-announced = La fin est déjà annoncée.
refusal-no-time-limit = Cette partie se joue sans limite de temps.
refusal-luck-is-awaited = Un instant : le hasard n’a pas encore parlé.
refusal-no-luck-awaited = Le hasard n’a rien à décider en ce moment.
refusal-impossible-luck = Ce résultat est impossible.

## Valeurs et noms

refusal-out-of-range = { $given-is ->
    [nothing] Cette valeur n’est pas possible ici.
   *[word] Cette valeur n’est pas possible ici : { $given }.
}
refusal-not-a-multiple = { $given } ne se compte pas dans cette monnaie : restez aux multiples de { $step }.
refusal-named-twice = Une seule fois suffit : { $name } est dans la liste en double.
refusal-unknown-space = Cette édition n’a pas de case nommée « { $given } ».
refusal-unknown-card = Cette édition n’a pas de carte nommée « { $given } ».
refusal-unknown-deck = Cette édition n’a pas de paquet nommé « { $given } ».
refusal-unknown-zone = { $given-is ->
    [nothing] Cette édition n’a pas cette zone.
   *[word] Cette édition n’a pas de zone nommée « { $given } ».
}
refusal-unknown-token = Cette édition n’a pas de pion nommé « { $given } ».

## À table

refusal-wrong-number-of-players = Cette édition ne se joue pas à { $given }. Ajoutez ou retirez des places.
refusal-name-taken = Ce nom est déjà à table. Choisissez-en un autre.
refusal-token-taken = { $given-is ->
    [nothing] Ce pion est déjà pris. Choisissez-en un autre.
   *[token] Ce pion est déjà pris : { $given }. Choisissez-en un autre.
}
refusal-too-few-to-bank-only = À { $given }, tout le monde joue : tenir la banque sans jouer demande une table plus grande.
refusal-only-the-banker = { $name-is ->
    [nothing] Seule la personne qui tient la banque peut faire cela.
   *[word] Seule la personne qui tient la banque peut ne pas jouer, et ce n’est pas { $name }.
}

## Argent

refusal-not-enough-cash = { $needed-is ->
    [nothing] Votre argent disponible ne suffit pas. Vendez, hypothéquez ou négociez d’abord.
   *[some] Il faut { $needed } et vous disposez de { $held }. Vendez, hypothéquez ou négociez d’abord.
}
refusal-other-lacks-cash = { $needed-is ->
    [nothing] L’autre personne n’a pas assez d’argent disponible.
   *[some] L’autre personne dispose de { $held }, pas de { $needed }. Demandez moins.
}
refusal-can-still-pay = Pas encore de faillite : vous devez { $needed } et pouvez réunir { $held }. Vendez ou hypothéquez.
refusal-only-to-a-player = La banque n’accepte que de l’argent.
refusal-not-in-kind = Ici, une dette se paie en argent. Vendez plutôt des titres à quelqu’un.
refusal-more-than-owed = La dette est de { $needed } : { $held }, c’est plus qu’il n’en faut.

## Propriétés et loyers

refusal-not-a-property = Cette case ne s’achète pas, ou ne peut pas être choisie ici.
refusal-not-your-property = Cette propriété n’est pas à vous.
refusal-not-their-property = Cette propriété n’est pas à cette personne.
refusal-no-such-claim = Il n’y a pas, ou plus, de loyer à réclamer ici.
refusal-claim-already-made = Ce loyer est déjà réclamé.
refusal-not-your-claim = Ce loyer revient à quelqu’un d’autre.

## Enchères

refusal-bid-too-low = Vous offrez { $held } ; il faut au moins { $needed }.
refusal-out-of-the-auction = Vous ne participez pas, ou plus, à ces enchères.
refusal-bound-by-bid = Votre offre est la plus haute et vous engage. Attendez que quelqu’un monte.
refusal-no-clock-runs = Aucun minuteur ne tourne.
refusal-bids-still-open = Quelqu’un peut encore enchérir : laissez tourner le minuteur.

## Prison et cartes

refusal-not-in-jail = Vous êtes libre : rien à payer pour sortir.
refusal-no-such-card = Cette carte n’est pas dans la bonne main.

## Bâtiments

refusal-not-a-street = On ne construit pas cela ici. Choisissez un autre terrain.
refusal-group-incomplete = Ce groupe n’est pas encore tout entier à vous. Complétez-le avant de construire.
refusal-mortgaged-in-group = Un terrain de ce groupe est hypothéqué. Levez d’abord l’hypothèque.
refusal-uneven = Les bâtiments se répartissent également dans le groupe. Commencez par un autre terrain.
refusal-fully-built = Ce terrain est déjà construit au maximum.
refusal-no-houses-left = La réserve de la banque est vide : pas { word-house.a } de plus pour l’instant.
refusal-no-hotels-left = La réserve de la banque est vide : pas { word-hotel.a } de plus pour l’instant.
refusal-nothing-built = Il n’y a rien à revendre sur ce terrain.
refusal-too-few-houses-to-exchange = Cet échange demande { $needed } { word-house.many }, et la banque en a { $held }. Revendez plutôt tout le groupe.
refusal-buildings-in-group = Il reste des bâtiments dans ce groupe. Revendez-les d’abord.
refusal-wish-too-large = Vous en demandez { $needed } ; vos terrains et votre argent en permettent { $held }.

## Hypothèques

refusal-already-mortgaged = Cette propriété est déjà hypothéquée.
refusal-not-mortgaged = Cette propriété n’est pas hypothéquée.

## Échanges

refusal-in-the-offer = Cette propriété fait partie de la proposition sur la table. Attendez la réponse.
refusal-offer-to-yourself = Une affaire se fait à deux : choisissez quelqu’un d’autre.
refusal-empty-offer = { $keeps_cards ->
    [yes] De l’argent seul n’est pas un échange. Ajoutez un titre ou une carte de libération.
   *[no] De l’argent seul n’est pas un échange. Ajoutez un titre.
}
refusal-cash-both-ways = L’argent ne va que dans un sens. Indiquez seulement la différence.
refusal-too-many-offers = C’est assez pour cette pause (propositions à la même personne : { $held } sur { $needed }). Reparlez-en au prochain tour.
refusal-no-trades = À cette table, on n’échange rien.
refusal-offer-pending = Une proposition attend déjà une réponse.

## Zones

refusal-no-free-property = Plus aucune propriété n’est libre. Choisissez une zone, ou imposez un échange.
refusal-property-still-free = Il reste des propriétés libres : on n’impose pas encore d’échange.
refusal-complete-group = Les groupes complets sont protégés. Choisissez ailleurs.
refusal-one-for-one = Un titre contre un titre : choisissez-en un de chaque côté.

## Actions

refusal-not-this-action = L’action en cours ne donne pas ce choix.
refusal-too-many-deeds = Vous en prenez { $needed } ; le maximum est de { $held }.
refusal-too-few-deeds = { $needed-is ->
    [nothing] Choisissez au moins un titre, ou laissez le gain.
   *[number] Vous en choisissez { $needed } sur { $held } : complétez votre choix, ou prenez l’argent.
}
refusal-not-another-player = Choisissez une autre personne encore en jeu.
