# La table du jeu de glisse : viser, les côtés, les choix, le compte d’une manche.

knockout-board = Le plateau
knockout-your-part = Ce qu’il y a à faire
knockout-round = Manche { $round } sur { $rounds }
knockout-look-perspective = En perspective
knockout-look-above = De dessus
knockout-skip = Passer
knockout-again = Dernier coup
knockout-again-all = { $count ->
    [one] Revoir le coup
   *[other] Revoir les { $count } coups
}
knockout-tab-log = Journal
knockout-tab-forecast = Prévision
knockout-tab-chat = Discussion
knockout-tab-rules = Règles
knockout-talk = Journal, prévision, discussion et règles
knockout-percent = { $share } %

## Côtés et pions

knockout-sides = Autour de la table
knockout-team = { $first } et { $second }
knockout-you = vous
knockout-slides-now = joue
knockout-marker = { $place ->
    [1] 1ᵉʳ marqueur
   *[other] { $place }ᵉ marqueur
}
knockout-token = Pion { $number }
knockout-token-of = Pion { $number }, { $colour }
knockout-token-left = Pion { $number } : encore à glisser
knockout-token-on = Pion { $number } : sur le plateau
knockout-token-jail = Pion { $number } : en prison
knockout-token-off = Pion { $number } : hors du plateau
knockout-which-token = Quel pion
knockout-jail-card = En prison
knockout-jail-empty = Aucun pion.
knockout-order-card = Ordre du jeu
knockout-bonuses = Primes de groupe
knockout-pot = Cagnotte { $amount }

## Ce qui se passe

knockout-verdict = { $what ->
    [knocked] Éjecté
    [off] Hors du plateau
   *[jail] En prison
}
knockout-sliding = Les pions glissent…
knockout-your-slide = { $reason ->
    [jail] À vous de nouveau, { $name } : sortie de prison.
    [chance] À vous de nouveau, { $name } : un pion de Chance repart.
    [second-chance] Votre deuxième chance, { $name }.
   *[turn] À vous de jouer, { $name } : pion { $number } sur { $of }.
}
knockout-their-slide = { $reason ->
    [jail] { $name } rejoue, à la sortie de prison.
    [chance] { $name } rejoue un pion de Chance.
    [second-chance] { $name } a une deuxième chance.
   *[turn] { $name } vise : pion { $number } sur { $of }.
}
knockout-knocked-out = { $who ->
    [you] K.-O. : votre pion { $number }, par { $by }.
   *[other] K.-O. : { $name } { $number }, par { $by }.
}
knockout-by-you = vous
knockout-off-the-board = { $who ->
    [you] Hors du plateau : votre pion { $number }.
   *[other] Hors du plateau : { $name } { $number }.
}
knockout-sent-to-jail = { $by } a envoyé votre pion { $number } en prison.
knockout-your-leave-jail = { $count ->
    [one] Pion { $number } en prison : payer { $price } ?
   *[other] { $count } pions en prison : payer { $price } pour en sortir un ?
}
knockout-their-leave-jail = { $name } : payer pour sortir de prison, ou attendre ?
knockout-their-try-again = { $name } : une deuxième chance, ou non ?
knockout-their-move-by-railroad = { $name } : où va le train ?
knockout-their-double-which = { $name } : quel terrain la Maison double-t-elle ?
knockout-slide-hint = Tirez le pion en arrière, à l’opposé du but, et lâchez-le derrière la ligne GO.
knockout-step-of = Fin de manche, étape { $number } sur { $count } : { $name }

## Viser

knockout-mode-pull = Tirer
knockout-mode-fine = Chiffres
knockout-power-word = force
knockout-aim-start = Place
knockout-hint-pull = Tirez votre pion en arrière sur le plateau et lâchez-le : plus vous tirez, plus il glisse loin.
knockout-aim-start-number = Place derrière GO en millimètres depuis le milieu
knockout-aim-start-less = Plus à gauche
knockout-aim-start-more = Plus à droite
knockout-aim-direction = Direction
knockout-aim-direction-number = Direction en degrés, positifs vers la droite
knockout-aim-direction-less = Tourner à gauche
knockout-aim-direction-more = Tourner à droite
knockout-aim-power = Force
knockout-aim-power-number = Force en pour cent
knockout-aim-power-less = Moins fort
knockout-aim-power-more = Plus fort
knockout-aim-at = Viser
knockout-aim-at-none = une case…
knockout-aim-at-space = { $space } · { $where }
knockout-slide-why = ou lâchez la poignée
knockout-reset = Reposer la main
knockout-ahead = à { $ahead } cm devant
knockout-ahead-left = à { $ahead } cm devant, { $aside } cm à gauche
knockout-ahead-right = à { $ahead } cm devant, { $aside } cm à droite

## Choisir

knockout-order-token = { $name } · pion { $number }
knockout-cash-left = Il vous restera { $amount }. La somme rejoint le Stationnement gratuit.
knockout-completes = complète { $group } : encore { $amount }

## Si la manche finissait maintenant

knockout-forecast = Si la manche finissait là
knockout-not-final = provisoire
knockout-forecast-double = { $space } en double
knockout-forecast-bonus = prime { $group }
knockout-forecast-tax = taxe { $amount }
knockout-forecast-pot = la cagnotte
knockout-forecast-nothing = rien encore

## Le compte d’une manche

knockout-count-title = Manche { $round } : le compte
knockout-count-hint = Sept étapes, chacune dans l’ordre des marqueurs. Choisissez une étape pour la voir sur le plateau.
knockout-count-steps = Pas à pas
knockout-count-all = Tout
knockout-count-step = Étape
knockout-count-nobody = Personne cette fois.
knockout-count-total = Cette manche
knockout-count-cash = Argent
knockout-count-next-step = Étape suivante
knockout-count-skip = Tout montrer
knockout-count-next = Passer à la manche { $round }
knockout-count-order = ordre : { $order }
knockout-count-result = Voir le résultat
# Les robots attendent qui lit encore le compte.
knockout-reading = La manche suivante attend que le compte soit lu : { $names }.
knockout-count-again = Recompter

## Le plateau pour qui écoute

knockout-spoken = Les pions, un par un
knockout-spoken-board = { $name }, pion { $number } : sur { $space }, { $where }.
knockout-spoken-short = { $name }, pion { $number } : avant la première rangée, { $where }.
knockout-spoken-hand = { $name }, pion { $number } : en main.
knockout-spoken-jail = { $name }, pion { $number } : en prison.
knockout-spoken-off = { $name }, pion { $number } : hors du plateau.

## Touches

knockout-help-pull = Prenez votre pion derrière la ligne GO et reculez, à l’opposé de l’endroit visé : plus vous reculez, plus il glisse loin. Lâchez pour le faire glisser, ou ramenez la main sur le pion pour le garder.
knockout-key-shift = Maj
knockout-key-of-shift = viser par plus grands pas
knockout-key-of-roll = faire glisser le pion
knockout-key-of-main = continuer le compte
knockout-key-of-jail = payer pour sortir de prison
knockout-key-of-replay = revoir le dernier coup
knockout-key-of-log = journal
knockout-key-of-chat = discussion
knockout-key-of-emote = le dire en image
knockout-key-of-mute = couper ou rétablir le son
knockout-key-of-back = reposer la main, fermer
knockout-key-of-help = cette aide
