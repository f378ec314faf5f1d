# Ce qui s’est passé, en une phrase par événement.

## Début de partie

event-game-started = La partie commence : { $seats } personnes, { $cash } chacune. { $banker } tient la banque.
event-deed-dealt = { $seat } reçoit à la donne { $place-the }, d’une valeur de { $price }.
event-opening-thrown = { $seat } lance les dés pour savoir qui commence : { $first } et { $second }.
event-opening-tied = Égalité à { $total } : { $seats } relancent les dés.
event-opening-won = { $seat } commence, avec le plus haut total : { $total }.
event-token-chosen = { $seat } choisit { $token-the }.

## Tours et déplacements

event-turn-began = { $extra ->
    [0] Tour { $number } : à { $seat } de jouer.
   *[other] Tour { $number } : { $seat } joue encore une fois.
}
event-turn-ended = { $seat } termine son tour.
event-rolled = { $seat } lance les dés : { $first } et { $second }.
event-moved = { $by ->
    [card] { word-card.begin } mène { $seat } { $start-of } { $at-at }.
    [gathering] Comme tout le monde, { $seat } va { $start-of } { $at-at }.
    [zone] { $seat } poursuit sa route { $start-of } { $at-at }.
    [action] L’action mène { $seat } { $start-of } { $at-at }.
   *[dice] { $seat } avance { $start-of } { $at-at }.
}
event-stopped = { $seat } s’arrête { $place-at }.

## Argent

event-paid = { $reason ->
    [salary] { $receiver } touche son salaire : { $amount }.
    [ordered-salary] { $receiver } touche son salaire en route : { $amount }.
    [price] { $payer } paie { $amount } à la banque pour cet achat.
    [bid] { $payer-is ->
        [bank] La banque rend son enchère à { $receiver } : { $amount }.
       *[player] { $payer } paie son enchère : { $amount }.
    }
    [rent] { $payer } paie { $amount } de loyer à { $receiver }.
    [tax] { $place } : { $payer } paie { $amount }.
    [fine] { $payer } paie { $amount } d’amende.
    [card] { $payer-is ->
        [bank] { word-card.begin } rapporte { $amount } à { $receiver }.
       *[player] { $receiver-is ->
            [bank] { word-card.begin } coûte { $amount } à { $payer }.
           *[player] { word-card.begin } l’ordonne : { $payer } verse { $amount } à { $receiver }.
        }
    }
    [building] { $payer } paie { $amount } pour construire.
    [sale-of-building] La banque paie { $amount } à { $receiver } pour ses bâtiments.
    [mortgage] La banque prête { $amount } à { $receiver } sur hypothèque.
    [lifting] { $payer } rembourse { $amount } d’hypothèque.
    [interest] { $payer } paie { $amount } d’intérêts sur une hypothèque.
    [deal] L’échange conclu, { $payer } verse { $amount } à { $receiver }.
    [estate] Ce qui restait à { $payer } va à { $receiver } : { $amount }.
    [dealt-deed] { $payer } paie { $amount } pour un titre reçu à la donne.
    [pot] { $receiver } prend la cagnotte : { $amount }.
   *[action] { $payer-is ->
        [bank] L’action rapporte { $amount } à { $receiver }.
       *[player] { $receiver-is ->
            [bank] L’action échoue et coûte { $amount } à { $payer }.
           *[player] Tout l’argent { $payer-of } passe à { $receiver } : { $amount }.
        }
    }
}
event-pot-grew = La cagnotte { $place-of } reçoit { $amount } et contient maintenant { $pot }.

## Achats et enchères

event-bought = { $price-is ->
    [none] { $seat } reçoit { $place-the } de la banque, sans rien payer.
   *[some] { $seat } achète { $place-the } pour { $price }.
}
event-declined = { $seat } n’achète pas { $place-the } à { $price }.
event-auction-opened = { $lot-is ->
    [word] Aux enchères : { $lot-a }, à partir de { $minimum }. En lice : { $seats }.
   *[space] Aux enchères : { $lot-the }, à partir de { $minimum }. En lice : { $seats }.
}
event-bid-made = { $seat } offre { $amount } pour { $lot-the }.
event-auction-left = { $seat } se retire des enchères pour { $lot-the }.
event-auction-won = { $seat-is ->
    [you] Vous emportez { $lot-the } pour { $amount }.
   *[player] { $seat } emporte { $lot-the } pour { $amount }.
}
event-unsold = Pas une offre : { $lot-the } reste à la banque.
event-clock-stopped = La banque arrête le minuteur : plus personne n’enchérit pour { $lot-the }.
event-time-ran-out = Temps écoulé : les enchères sont closes pour { $lot-the }.

## Loyers

event-rent-opened = { $debtor } passe chez { $owner }, { $place-at } : { $amount } de loyer à réclamer.
event-rent-claimed = { $owner } réclame à { $debtor } { $amount } de loyer pour { $place-the }.
event-rent-lapsed = { $owner-is ->
    [you] Loyer oublié { $place-at } : { $debtor } garde { $amount }, et vous ne pouvez plus rien réclamer.
   *[player] { $debtor-is ->
        [you] Loyer oublié { $place-at } : vous gardez { $amount }, et { $owner } ne peut plus rien réclamer.
       *[player] Loyer oublié { $place-at } : { $debtor } garde { $amount }, et { $owner } ne peut plus rien réclamer.
    }
}
event-rent-voided = Loyer annulé : { $debtor } ne doit plus { $amount } à { $owner } pour { $place-the }.
event-rent-thrown = { $seat } lance les dés pour le loyer { $place-of }, chez { $owner } : { $first } et { $second }.

## Prison

event-arrested = { $seat-is ->
    [you] Arrestation { $at-at } : vous rejoignez tout droit { word-jail.the }, sans salaire.
   *[player] Arrestation { $at-at } : { $seat } rejoint tout droit { word-jail.the }, sans salaire.
}
    .double = { $seat-is ->
        [you] Un double de trop : vous rejoignez tout droit { word-jail.the }, sans salaire.
       *[player] Un double de trop : { $seat } rejoint tout droit { word-jail.the }, sans salaire.
    }
event-jail-throw-failed = Pas de double pour { $seat } (essai { $throws }).
event-freed = { $how ->
    [PayFine] { $seat } paie l’amende et quitte { word-jail.the }.
    [UseCard] Grâce à une carte de libération, { $seat } quitte { word-jail.the }.
   *[throw] { $seat } quitte { word-jail.the }.
}

## Cartes et messages

event-card-drawn = { $only_texts ->
    [yes] { $seat } reçoit { $card-a } : « { $card } »
   *[no] { $seat } tire { $card-a } : « { $card } »
}
event-card-kept = { $seat } garde sa carte ({ $card-deck }) pour plus tard.
event-card-returned = La carte retourne sous sa pile ({ $card-deck }).
event-text-came = Un message surprise s’affiche pour { $seat }.
event-text-missed = { $seat-is ->
    [you] Trop tard pour vous : le message s’efface sans effet. « { $card } »
   *[player] Trop tard pour { $seat } : le message s’efface sans effet. « { $card } »
}

## Bâtiments

event-built = { $price-is ->
    [none] { $houses ->
        [5] { $seat } pose { word-hotel.a } sur { $place-the }.
       *[other] { $seat } pose { word-house.a } sur { $place-the } ({ $houses } en tout).
    }
   *[some] { $houses ->
        [5] { $seat } construit { word-hotel.a } sur { $place-the } pour { $price }.
       *[other] { $seat } construit { word-house.a } sur { $place-the } pour { $price } ({ $houses } en tout).
    }
}
event-building-sold = { $houses ->
    [0] { $seat } revend à la banque tout ce qui s’élevait sur { $place-the } : { $refund }.
   *[other] { $seat } revend { word-house.a } { $place-of } pour { $refund } ({ $houses } en place).
}
event-hotel-exchanged = { $houses ->
    [one] { $seat } échange { word-hotel.the } { $place-of } contre { word-house.a } et { $refund }.
   *[other] { $seat } échange { word-hotel.the } { $place-of } contre { $houses } { word-house.many } et { $refund }.
}
event-wishes-opened = { $count ->
    [one] { $seat } voudrait { $lot-a }, mais la banque n’en a plus assez pour tout le monde : elle interroge aussi { $asked }.
   *[other] { $seat } voudrait { $count } { $lot-many }, mais la banque n’en a plus assez pour tout le monde : elle interroge aussi { $asked }.
}
event-wished = { $count ->
    [0] { $seat } n’en demande pas.
    [one] { $seat } demande { $lot-a }.
   *[other] { $seat } demande { $count } { $lot-many }.
}
event-buildings-auctioned = { $stock ->
    [one] Trop de demandes pour { $lot-a } : la banque ouvre les enchères.
   *[other] Trop de demandes pour { $stock } { $lot-many } : la banque ouvre les enchères, un lot après l’autre.
}
event-grant-lapsed = { $count ->
    [one] { $seat } ne peut plus payer ou placer { $lot-a }, qui reste à la banque.
   *[other] { $seat } ne peut plus payer ou placer { $count } { $lot-many }, qui restent à la banque.
}
event-bid-returned = { $seat } ne peut plus placer { $lot-a } : la banque lui rend { $amount }.

## Hypothèques

event-mortgaged = { $seat } hypothèque { $place-the } pour { $amount }.
event-mortgage-lifted = { $seat } lève l’hypothèque { $place-of } pour { $cost }.
event-mortgage-kept = { $seat } garde l’hypothèque { $place-of }.

## Échanges

event-offered = { $seat } propose à { $other } { $offer-gives } contre { $offer-asks }.
event-countered = { $seat } fait une autre proposition à { $other } : { $offer-gives } contre { $offer-asks }.
event-settlement-offered = { $seat } propose à { $other } { $offer-gives }, les biens comptant pour { $value } de sa dette.
event-offer-accepted = { $other-is ->
    [you] { $seat } accepte votre proposition.
   *[player] { $seat-is ->
        [you] Vous acceptez la proposition { $other-of }.
       *[player] { $seat } accepte la proposition { $other-of }.
    }
}
event-offer-refused = { $other-is ->
    [you] { $seat } refuse votre proposition.
   *[player] { $seat-is ->
        [you] Vous refusez la proposition { $other-of }.
       *[player] { $seat } refuse la proposition { $other-of }.
    }
}
event-offer-withdrawn = { $seat } retire sa proposition à { $other }.
event-deed-moved = Un titre change de mains : { $place-the } passe { $giver-of } à { $taker }.
event-kept-card-moved = { $giver } remet à { $taker } une carte de libération ({ $card-deck }).
event-deal-forced = { $seat } impose un échange à { $other } : { $given-the } contre { $taken-the }.

## Dettes, faillites et fin

event-debt-opened = { $debtor } doit { $amount } à { $creditor } ({ debt-reason }) et cherche de quoi payer.
event-debt-reduced = { $debtor } règle { $value } en titres à { $creditor } ; il reste { $left } à payer.
event-went-bankrupt = { $seat-is ->
    [you] Vous faites faillite avec { $cash } en main. Tous vos biens vont à { $creditor }.
   *[player] { $creditor-is ->
        [you] { $seat } fait faillite avec { $cash } en main. Tous ses biens vous reviennent.
       *[player] { $seat } fait faillite avec { $cash } en main. Tous ses biens vont à { $creditor }.
    }
}
event-conceded = { $seat-is ->
    [you] Vous quittez la partie.
   *[player] { $seat } quitte la partie.
}
event-estate-opened = { $deeds ->
    [one] La banque met aux enchères le titre { $seat-of }.
   *[other] La banque met aux enchères les { $deeds } titres { $seat-of }, l’un après l’autre.
}
event-time-came = { $by ->
    [Stop] La table décide d’en rester là : le tour en cours est le dernier.
    [EndTurn] Le dernier tour de table est fini.
   *[TimeUp] L’heure a sonné : le tour en cours est le dernier.
}
event-game-ended = La partie est finie. La plus grande fortune : { $wealth }.

## Zones

event-zone-chosen = { $seats-count ->
    [0] { $seat } choisit { $zone-the } : personne ne s’y trouve.
   *[other] { $seat } choisit { $zone-the } : un message pour { $seats }.
}
event-went-on = { $seat } continue vers { $place-the }, la prochaine propriété libre.

## Actions

event-power-opened = Un six ouvre une action à { $seat } : { $power }.
event-power-skipped = { $seat } renonce à cette action : { $power }.
event-power-thrown = { $seat-is ->
    [you] Vous tentez une action ({ $power }) ; le dé donne { $die } : { $power-is ->
        [won] c’est réussi.
       *[lost] c’est manqué.
    }
   *[player] { $seat } tente une action ({ $power }) ; le dé donne { $die } : { $power-is ->
        [won] c’est réussi.
       *[lost] c’est manqué.
    }
}
event-extra-turn-won = { $seat-is ->
    [you] Vous gagnez un tour de plus.
   *[player] { $seat } gagne un tour de plus.
}
event-deeds-taken = { $seat } se sert parmi les propriétés libres, sans payer.
event-token-sent = { $other-is ->
    [self] { $seat } place son pion { $place-at }.
   *[player] { $seat } envoie le pion { $other-of } { $place-at }.
}
event-deeds-stolen = { $seat } prend des titres à d’autres, sans payer.
event-wiped-out = { $seat } prend tout à { $other } : les titres, et { $cash }.
