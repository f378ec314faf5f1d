# Décisions : ce qui se dit pendant qu’on choisit.

## Boutons

flows-with-amount = { $name } · { $amount }
flows-cash-left = il vous restera { $amount }
flows-cash-would-be = resterait { $amount }
flows-confirm = { $name } : appuyez encore pour confirmer
flows-not-yet = Pas encore
flows-waits = Pas encore : { $names }
flows-decide-first = Décidez d’abord
flows-throw-first = Lancez d’abord les dés
flows-throw-to-start = Le plus haut total commence.
flows-throw-in-jail = Un double vous libère.
flows-throw-last-in-jail = Dernier essai : sans double, vous payez { $amount } et avancez.
flows-business = Autres affaires
flows-trade = Échanger
flows-build-or-mortgage = Construire, hypothéquer
flows-less = Moins : { $label }
flows-more = Plus : { $label }
flows-mortgaged = sous hypothèque
flows-jail-card = Carte de libération ({ $pack })

## Achat

flows-auction = Enchères
flows-auction-why = prix libre, dès { $amount }
flows-unsold-why = la propriété reste à la banque
flows-see-deed = Voir le titre
flows-earns = Loyer de { $least } à { $most }
flows-completes-yours = Vous complétez ainsi { $group }.
flows-completes-theirs = { $name } compléterait ainsi { $group }.
flows-pitch = « { $you ->
    [group] Vous complétez { $yours }
   *[other] Vous recevez { $yours }
}, { $me ->
    [group] je complète { $mine }
   *[other] je reçois { $mine }
}. »

## Enchères

flows-best-bid = meilleure offre
flows-no-bid = Pas encore d’offre
flows-printed-price = prix imprimé { $amount }
flows-have-left = Hors enchères :
flows-leads = mène
flows-in = en lice
flows-bids-of = Offres pour { $name }
flows-bid-for = Enchérir pour { $name }
flows-other-sum = Autre somme
flows-bid = Offrir { $amount }
flows-bid-high = Vous disposez de { $amount }.
flows-bid-for-me = Enchérir pour moi
flows-bid-up-to = Enchérir pour moi jusqu’à { $amount }
flows-maximum = La page enchérit pour vous jusqu’à { $amount }, petit à petit.
flows-maximum-stop = Arrêter
flows-maximum-reached = Votre maximum de { $amount } est atteint ; la suite dépend de vous.
flows-maximum-forget = Compris
flows-seconds = { $count } s

## Loyer

flows-claim = Réclamer { $amount } à { $debtor }
flows-claim-why = { $place }. Un loyer oublié est perdu.

## Ce que la page fait d’elle-même

flows-soon-throw = Les dés vont être lancés pour vous.
flows-soon-end = Votre tour va se terminer.
flows-soon-refuse = Cette offre va être refusée pour vous, comme la précédente.
flows-soon-stop = Un geste ou une touche suffit à l’arrêter.
flows-decline-like = Refuser, ainsi que les offres semblables

## Propriétés

flows-estate = Mes propriétés
flows-no-deeds = Vous ne possédez encore rien. Cela viendra.
flows-sell-all = Tout revendre…
flows-one-on-each = Un bâtiment de plus sur chaque terrain : { $amount }
flows-halted = { $place }, et pas plus loin :
flows-whole-group = complet
flows-part-of-group = { $count } sur { $size }
flows-uneven-spread = on construit d’abord sur le terrain le moins bâti, on revend d’abord sur le plus bâti
flows-why-closed = { $order } : { $why }
flows-deed-sell = Revendre
flows-deed-mortgage = Hypothéquer
flows-deed-lift = Lever
flows-deed-label = { $order } : { $place } { $effect }

## Pénurie

flows-stock = { $count ->
    [one] Il reste à la banque : { $count } { $one }.
   *[other] Il reste à la banque : { $count } { $many }.
}
flows-none = Rien
flows-which-lot = Quel terrain

## Échanges

flows-trade-title = Un échange
flows-trade-with = Échange avec { $name }
flows-counter-with = Contre-offre à { $name }
flows-trade-lead = Tout change de mains en même temps.
flows-deal-with = Échanger avec
flows-you-give = Vous donnez
flows-you-get = Vous recevez
flows-you-take = Vous prenez
flows-you = Vous
flows-gives = { $name } donne
flows-terms = { $deeds ->
    [one] { $deeds } titre + { $amount }
   *[other] { $deeds } titres + { $amount }
}
flows-locked-deed = ne peut pas changer de mains maintenant
flows-locked-buildings = { $side ->
    [give] il y a des bâtiments sur son groupe : vendez-les d’abord
   *[ask] il y a des bâtiments sur son groupe : { $name } doit d’abord les vendre
}
flows-nothing-to-put-in = Aucun titre à proposer.
flows-money = Argent
flows-money-given = Argent que vous donnez
flows-money-asked = Argent que vous demandez
flows-up-to = jusqu’à { $amount }
flows-after-deal = Argent après l’échange
flows-changes = Ce qui change sur le plateau
flows-changes-rents = Loyers avant → après
flows-changes-hint = Cochez ce que donne chaque côté : les loyers d’avant et d’après s’affichent ici.
flows-rent-by-dice = selon les dés
flows-rent-none = pas de loyer
flows-mortgage-moves = { $place } : sous hypothèque. Qui reçoit le titre paie les intérêts ou lève l’hypothèque.
flows-may-be-offered = Cet échange peut être proposé.
flows-offer-to = Proposer à { $name }
flows-offer-why = rien ne bouge avant la réponse
flows-clear = Vider
flows-add-deed = { $keeps_cards ->
    [yes] Cochez un titre ou une carte de libération
   *[no] Cochez un titre
}
flows-no-partner = Personne avec qui échanger pour l’instant.
flows-draft-resume = Reprendre l’échange avec { $name }
flows-draft-lost = Retiré de l’échange, car ce n’est plus possible : { $goods }.
flows-draft-gone = L’échange que vous prépariez avec { $name } n’est plus possible sans { $goods }.
flows-draft-left = L’échange que vous prépariez n’est plus possible : { $name } n’est plus dans la partie.
flows-off-the-debt = { $amount } de dette en moins
flows-swap = { $given } contre { $taken }

## Dettes

flows-owed = Dû
flows-in-hand = En main
flows-missing = Il manque
flows-raised = Déjà réuni
flows-can-raise = Vous pouvez réunir { $amount } en tout : de quoi payer.
flows-after-paying = reste { $amount }
flows-debt-paid-with-it = Dont { $amount } qui paient aussitôt votre dette.
flows-ways = De quoi réunir la somme
flows-raise-by = { $order } : { $place }, { $amount }
flows-raise-mortgage = hypothèque
flows-raise-sell = un bâtiment
flows-raise-sellgroup = tout le groupe
flows-trade-for-cash = Vendre à quelqu’un
flows-settlement-lead = Proposez des titres pour tout ou partie de la dette, à une valeur convenue ensemble, et de l’argent en plus si vous voulez.
flows-settlement-value = Valeur des titres
flows-settlement-cash = Argent en plus
flows-settlement-left = { $is_all ->
    [yes] Si c’est accepté, la dette est payée et vous gardez { $cash }.
   *[no] Si c’est accepté, il restera { $amount } à payer ; vous gardez { $cash } en main.
}
flows-settlement-offer = { $deeds ->
    [one] { $has_cash ->
        [yes] Proposer ce titre pour { $amount }, avec { $cash } en argent
       *[no] Proposer ce titre pour { $amount }
    }
   *[other] { $has_cash ->
        [yes] Proposer ces titres pour { $amount }, avec { $cash } en argent
       *[no] Proposer ces titres pour { $amount }
    }
}

## Zones et actions

flows-back-to-zones = Revenir aux zones
flows-zone-for = un message pour { $names }
flows-zone-empty = personne : il ne se passe rien
flows-power-succeeds = réussi
flows-power-odds = { $count ->
    [one] { $count } chance sur 6.
   *[other] { $count } chances sur 6.
} { $whose ->
    [own] Sinon, vous payez { $amount }.
   *[other] Sinon, { $name } paie { $amount }.
}
flows-choose-deeds = { $high ->
    [one] Choisissez un titre.
   *[other] { $low ->
        [one] Choisissez jusqu’à { $high } titres.
       *[other] Choisissez { $high } titres.
    }
}
flows-chosen = { $name } ({ $count })
flows-whose-token = Le pion à déplacer
flows-move-to = Aller ici : { $place }
flows-pick-space = Appuyez sur une case du plateau, ou choisissez-la ici.
flows-pick-none = Choisir une case
flows-wipe-out = Tout prendre à { $name }
