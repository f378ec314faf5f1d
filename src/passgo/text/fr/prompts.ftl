# Ce que la partie attend : à qui doit agir, puis aux autres.

prompt-throw-to-start = { $tied-count ->
    [0] Lancez les dés : le plus haut total commence.
   *[other] Égalité à { $total } entre { $tied } : relancez les dés.
}
    .others = { $tied-count ->
        [0] À { $seats } de lancer les dés pour savoir qui commence.
       *[other] Égalité à { $total } entre { $tied } : à { $seats } de relancer les dés.
    }
prompt-throw-dice = { $in_jail ->
    [yes] { $has_card ->
        [yes] Pour quitter { word-jail.the } : un double aux dés, l’amende ou votre carte de libération.
       *[no] Pour quitter { word-jail.the } : un double aux dés, ou l’amende.
    }
   *[no] Lancez les dés.
}
    .others = { $in_jail ->
        [yes] À { $seats } de jouer, et de tenter de quitter { word-jail.the }.
       *[no] À { $seats } de lancer les dés.
    }
prompt-throw-again = Un double : relancez les dés.
    .others = Un double : { $seats } relance les dés.
prompt-end-turn-or-go-on = Encore une affaire à conclure ? Sinon, terminez votre tour.
    .others = { $seats } peut encore faire affaire avant de terminer son tour.
prompt-choose-your-token = Choisissez votre pion. Encore libres : { $tokens }.
    .others = { $seats } choisit un pion.

## Achats et enchères

prompt-buy-or-auction = À vendre : { $place-the }, { $price }. Vous achetez ?
    .others = { $seats } peut acheter { $place-the } pour { $price }.
prompt-bid-or-leave = { $bidder-is ->
    [nothing] Aux enchères : { $lot-the }. Ouvrez à { $lowest } ou plus, ou retirez-vous.
   *[player] { $bidder } offre { $highest } pour { $lot-the }. Montez à { $lowest } ou plus, ou retirez-vous.
}
    .others = { $bidder-is ->
        [nothing] Aux enchères : { $lot-the }, à partir de { $lowest }. Encore en lice : { $seats }.
       *[player] { $bidder } offre { $highest } pour { $lot-the }. La parole est à { $seats }.
    }
prompt-await-clock = Le minuteur tourne : plus personne n’enchérit pour { $lot-the }.
    .others = { prompt-await-clock }

## Dettes et échanges

prompt-pay-debt = Vous devez { $amount } à { $creditor } ({ debt-reason }). Vendez, hypothéquez ou négociez pour réunir la somme.
    .others = { $seats } doit réunir { $amount } pour { $creditor } ({ debt-reason }).
prompt-answer-offer = { $value-is ->
    [none] { $offer-by } vous propose { $offer-gives } contre { $offer-asks }. Vous acceptez ?
   *[some] { $offer-by } vous propose { $offer-gives }, les biens comptant pour { $value } de sa dette. Vous acceptez ?
}
    .others = { $value-is ->
        [none] { $offer-by } propose à { $seats } { $offer-gives } contre { $offer-asks }.
       *[some] { $offer-by } propose à { $seats } { $offer-gives }, les biens comptant pour { $value } de sa dette.
    }
    .own = { $value-is ->
        [none] Vous proposez à { $seats } { $offer-gives } contre { $offer-asks }.
       *[some] Vous proposez à { $seats } { $offer-gives }, les biens comptant pour { $value } de la dette.
    }
prompt-lift-or-keep = { $keep_cost-is ->
    [none] Vous recevez { $place-the }, avec une hypothèque. Levez-la pour { $lift_cost }, ou gardez-la sans autres frais.
   *[some] Vous recevez { $place-the }, avec une hypothèque. Levez-la pour { $lift_cost }, ou gardez-la contre { $keep_cost } d’intérêts.
}
    .others = { $seats } décide du sort de l’hypothèque { $place-of }.

## Bâtiments

prompt-name-wish = Les { $lot-many } se font rares. Combien en voulez-vous, de 0 à { $most } ?
    .others = Les { $lot-many } se font rares. { $seats } dit combien en prendre.
prompt-place-building = { $count ->
    [one] { $paid ->
        [yes] Vous avez payé { $lot-a } : sur quel terrain ?
       *[no] Vous pouvez acheter { $lot-a } au prix imprimé : sur quel terrain ?
    }
   *[other] { $paid ->
        [yes] Vous avez payé { $count } { $lot-many } : sur quel terrain commencer ?
       *[no] Vous pouvez acheter { $count } { $lot-many } au prix imprimé : sur quel terrain commencer ?
    }
}
    .others = { $seats } choisit un terrain pour construire.

## Cartes, prison et hasard

prompt-pay-or-draw = « { $card } » Choisissez.
    .others = « { $card } » { $seats } choisit.
prompt-pay-fine-or-stay = Pas de double. Payez l’amende et avancez de { $steps } cases, ou restez encore.
    .others = Pas de double : { $seats } peut payer l’amende et avancer de { $steps } cases, ou rester.
prompt-read-the-text = Lisez vite : « { $card } »
    .others = Un message défile pour { $seats } : « { $card } »
prompt-await-luck = { $draw ->
    [dice] Les dés roulent…
    [die] Le dé roule…
    [card] { $only_texts ->
        [yes] L’unité affiche un message…
       *[no] Une carte se retourne…
    }
    [deed] On distribue un titre…
   *[random] L’unité hésite…
}
    .others = { prompt-await-luck }

## Zones et actions

prompt-choose-zone-or-go-on = { $next_free-is ->
    [nothing] Faites parler le hasard dans une zone, ou imposez un échange.
   *[space] Faites parler le hasard dans une zone, ou continuez vers { $next_free-the }, qui part alors aux enchères.
}
    .others = { $next_free-is ->
        [nothing] { $seats } choisit : le hasard dans une zone, ou un échange imposé.
       *[space] { $seats } choisit : le hasard dans une zone, ou les enchères pour { $next_free-the }.
    }
prompt-use-or-skip-power = Une action s’offre à vous : { $power }. Tentez le lancer, ou passez.
    .others = Une action s’offre à { $seats } : { $power }.
prompt-take-benefit = { $kind ->
    [gift] { $count ->
        [one] Réussi ({ $power }) : prenez une propriété libre, ou { $amount }.
       *[other] Réussi ({ $power }) : prenez { $count } propriétés libres, ou { $amount }.
    }
    [jump] Réussi ({ $power }) : menez votre pion où vous voulez.
    [shift] Réussi ({ $power }) : menez le pion d’une autre personne où vous voulez.
    [steal] { $count ->
        [one] Réussi ({ $power }) : prenez à quelqu’un une propriété hors groupe complet.
       *[other] Réussi ({ $power }) : prenez aux autres jusqu’à { $count } propriétés hors groupe complet.
    }
    [wipe-out] Réussi ({ $power }) : désignez la personne à qui vous prenez tout.
    [extra-turn] Réussi ({ $power }) : un tour de plus.
   *[cash] Réussi ({ $power }) : recevez { $amount }.
}
    .others = Réussi ({ $power }) : { $seats } choisit ce que l’action rapporte.

## Fin

prompt-game-over = { $winners-count ->
    [one] La partie est finie. Victoire : { $winners }. Fortunes : { $wealth }.
   *[other] La partie est finie. Victoire partagée : { $winners }. Fortunes : { $wealth }.
}
    .others = { prompt-game-over }
