# What happened, in one sentence for each event.

## Start of the game

event-game-started = The game begins: { $seats } players with { $cash } each. { $banker } keeps the bank.
event-deed-dealt = { $seat } is dealt { $place-the }, worth { $price }.
event-opening-thrown = { $seat } throws { $first } and { $second } for the first turn.
event-opening-tied = A tie at { $total }: { $seats } throw again.
event-opening-won = { $seat } begins, with the highest total: { $total }.
event-token-chosen = { $seat } chooses { $token-the }.

## Turns and moves

event-turn-began = { $extra ->
    [0] Turn { $number }: { $seat } to play.
   *[other] Turn { $number }: { $seat } plays once more.
}
event-turn-ended = { $seat } ends the turn.
event-rolled = { $seat } throws { $first } and { $second }.
event-moved = { $by ->
    [card] { word-card.begin } takes { $seat } from { $start-the } to { $at-the }.
    [gathering] Like everyone, { $seat } goes from { $start-the } to { $at-the }.
    [zone] { $seat } goes on from { $start-the } to { $at-the }.
    [action] The action takes { $seat } from { $start-the } to { $at-the }.
   *[dice] { $seat } moves from { $start-the } to { $at-the }.
}
event-stopped = { $seat } stops { $place-at }.

## Money

event-paid = { $reason ->
    [salary] { $receiver } collects a salary of { $amount }.
    [ordered-salary] { $receiver } collects a salary on the way: { $amount }.
    [price] { $payer } pays the bank { $amount } for the purchase.
    [bid] { $payer-is ->
        [bank] The bank gives { $receiver } the bid back: { $amount }.
       *[player] { $payer } pays the winning bid: { $amount }.
    }
    [rent] { $payer } pays { $receiver } { $amount } in rent.
    [tax] { $place }: { $payer } pays { $amount }.
    [fine] { $payer } pays a fine of { $amount }.
    [card] { $payer-is ->
        [bank] { word-card.begin } brings { $receiver } { $amount }.
       *[player] { $receiver-is ->
            [bank] { word-card.begin } costs { $payer } { $amount }.
           *[player] { word-card.begin } says so: { $payer } pays { $receiver } { $amount }.
        }
    }
    [building] { $payer } pays { $amount } to build.
    [sale-of-building] The bank pays { $receiver } { $amount } for buildings.
    [mortgage] The bank lends { $receiver } { $amount } on a mortgage.
    [lifting] { $payer } pays off a mortgage: { $amount }.
    [interest] { $payer } pays { $amount } in interest on a mortgage.
    [deal] The trade is done: { $payer } pays { $receiver } { $amount }.
    [estate] The { $amount } that { $payer } had left goes to { $receiver }.
    [dealt-deed] { $payer } pays { $amount } for a deed dealt at the start.
    [pot] { $receiver } takes the pot: { $amount }.
   *[action] { $payer-is ->
        [bank] The action brings { $receiver } { $amount }.
       *[player] { $receiver-is ->
            [bank] The action fails and costs { $payer } { $amount }.
           *[player] All of { $payer-of } money goes to { $receiver }: { $amount }.
        }
    }
}
event-pot-grew = { $amount } more in the pot { $place-at }, which now holds { $pot }.

## Buying and auctions

event-bought = { $price-is ->
    [none] { $seat } takes { $place-the } from the bank, free of charge.
   *[some] { $seat } buys { $place-the } for { $price }.
}
event-declined = { $seat } does not buy { $place-the } at { $price }.
event-auction-opened = { $lot-is ->
    [word] Up for auction: { $lot-a }, from { $minimum }. Bidding: { $seats }.
   *[space] Up for auction: { $lot-the }, from { $minimum }. Bidding: { $seats }.
}
event-bid-made = { $seat } bids { $amount } for { $lot-the }.
event-auction-left = { $seat } drops out of the bidding for { $lot-the }.
event-auction-won = { $seat-is ->
    [you] You win { $lot-the } for { $amount }.
   *[player] { $seat } wins { $lot-the } for { $amount }.
}
event-unsold = Not one bid: { $lot-the } stays with the bank.
event-clock-stopped = The Banker stops the timer: nobody else bids for { $lot-the }.
event-time-ran-out = Time is up: the bidding for { $lot-the } is closed.

## Rent

event-rent-opened = { $debtor } is { $owner-of } guest { $place-at }: { $amount } in rent to claim.
event-rent-claimed = { $owner } claims { $amount } in rent from { $debtor } for { $place-the }.
event-rent-lapsed = { $owner-is ->
    [you] Rent forgotten { $place-at }: { $debtor } keeps { $amount }, and you can no longer claim it.
   *[player] { $debtor-is ->
        [you] Rent forgotten { $place-at }: you keep { $amount }, and { $owner } can no longer claim it.
       *[player] Rent forgotten { $place-at }: { $debtor } keeps { $amount }, and { $owner } can no longer claim it.
    }
}
event-rent-voided = Rent cancelled: { $debtor } no longer owes { $owner } { $amount } for { $place-the }.
event-rent-thrown = { $seat } throws { $first } and { $second } for the rent of { $place-the }, owed to { $owner }.

## Jail

event-arrested = { $seat-is ->
    [you] Arrest { $at-at }: you go straight to { word-jail.the }, without a salary.
   *[player] Arrest { $at-at }: { $seat } goes straight to { word-jail.the }, without a salary.
}
    .double = { $seat-is ->
        [you] One double too many: you go straight to { word-jail.the }, without a salary.
       *[player] One double too many: { $seat } goes straight to { word-jail.the }, without a salary.
    }
event-jail-throw-failed = No double for { $seat } (try { $throws }).
event-freed = { $how ->
    [PayFine] { $seat } pays the fine and leaves { word-jail.the }.
    [UseCard] Thanks to a get-out-of-jail card, { $seat } leaves { word-jail.the }.
   *[throw] { $seat } leaves { word-jail.the }.
}

## Cards and messages

event-card-drawn = { $only_texts ->
    [yes] { $seat } receives { $card-a }: “{ $card }”
   *[no] { $seat } draws { $card-a }: “{ $card }”
}
event-card-kept = { $seat } keeps the card ({ $card-deck }) for later.
event-card-returned = The card goes back under its pack ({ $card-deck }).
event-text-came = A surprise message comes up for { $seat }.
event-text-missed = { $seat-is ->
    [you] Too late for you: the message fades without effect. “{ $card }”
   *[player] Too late for { $seat }: the message fades without effect. “{ $card }”
}

## Buildings

event-built = { $price-is ->
    [none] { $houses ->
        [5] { $seat } puts { word-hotel.a } on { $place-the }.
       *[other] { $seat } puts { word-house.a } on { $place-the } ({ $houses } in all).
    }
   *[some] { $houses ->
        [5] { $seat } builds { word-hotel.a } on { $place-the } for { $price }.
       *[other] { $seat } builds { word-house.a } on { $place-the } for { $price } ({ $houses } in all).
    }
}
event-building-sold = { $houses ->
    [0] { $seat } sells the bank all that stood on { $place-the }: { $refund }.
   *[other] { $seat } sells { word-house.a } on { $place-the } for { $refund } ({ $houses } left).
}
event-hotel-exchanged = { $houses ->
    [one] { $seat } trades in { word-hotel.the } on { $place-the } for { word-house.a } and { $refund }.
   *[other] { $seat } trades in { word-hotel.the } on { $place-the } for { $houses } { word-house.many } and { $refund }.
}
event-wishes-opened = { $count ->
    [one] { $seat } would like { $lot-a }, but the bank is running short and asks { $asked } too.
   *[other] { $seat } would like { $count } { $lot-many }, but the bank is running short and asks { $asked } too.
}
event-wished = { $count ->
    [0] { $seat } asks for none.
    [one] { $seat } asks for { $lot-a }.
   *[other] { $seat } asks for { $count } { $lot-many }.
}
event-buildings-auctioned = { $stock ->
    [one] Too many want { $lot-a }: the bank holds an auction.
   *[other] Too many want { $stock } { $lot-many }: the bank auctions them one by one.
}
event-grant-lapsed = { $count ->
    [one] { $seat } can no longer pay for or place { $lot-a }: it stays with the bank.
   *[other] { $seat } can no longer pay for or place { $count } { $lot-many }: they stay with the bank.
}
event-bid-returned = { $seat } can no longer place { $lot-a }: the bank gives back { $amount }.

## Mortgages

event-mortgaged = { $seat } mortgages { $place-the } for { $amount }.
event-mortgage-lifted = { $seat } lifts the mortgage on { $place-the } for { $cost }.
event-mortgage-kept = { $seat } keeps the mortgage on { $place-the }.

## Trades

event-offered = { $seat } offers { $other } { $offer-gives } for { $offer-asks }.
event-countered = { $seat } makes { $other } another offer: { $offer-gives } for { $offer-asks }.
event-settlement-offered = { $seat } offers { $other } { $offer-gives }, the property counting for { $value } of the debt.
event-offer-accepted = { $other-is ->
    [you] { $seat } accepts your offer.
   *[player] { $seat-is ->
        [you] You accept { $other-of } offer.
       *[player] { $seat } accepts { $other-of } offer.
    }
}
event-offer-refused = { $other-is ->
    [you] { $seat } turns down your offer.
   *[player] { $seat-is ->
        [you] You turn down { $other-of } offer.
       *[player] { $seat } turns down { $other-of } offer.
    }
}
event-offer-withdrawn = { $seat } takes back the offer to { $other }.
event-deed-moved = A deed changes hands: { $place-the } passes from { $giver } to { $taker }.
event-kept-card-moved = { $giver } hands { $taker } a get-out-of-jail card ({ $card-deck }).
event-deal-forced = { $seat } forces a trade on { $other }: { $given-the } for { $taken-the }.

## Debts, bankruptcies and the end

event-debt-opened = { $debtor } owes { $creditor } { $amount } ({ debt-reason }) and looks for the money.
event-debt-reduced = { $debtor } pays { $creditor } { $value } in deeds; { $left } is left to pay.
event-went-bankrupt = { $seat-is ->
    [you] You go bankrupt with { $cash } in hand. Everything goes to { $creditor }.
   *[player] { $creditor-is ->
        [you] { $seat } goes bankrupt with { $cash } in hand. Everything goes to you.
       *[player] { $seat } goes bankrupt with { $cash } in hand. Everything goes to { $creditor }.
    }
}
event-conceded = { $seat-is ->
    [you] You leave the game.
   *[player] { $seat } leaves the game.
}
event-estate-opened = { $deeds ->
    [one] The bank auctions { $seat-of } deed.
   *[other] The bank auctions { $seat-of } { $deeds } deeds, one by one.
}
event-time-came = { $by ->
    [Stop] The table agrees to stop here: the turn in progress is the last.
    [EndTurn] The last round is over.
   *[TimeUp] Time is up: the turn in progress is the last.
}
event-game-ended = The game is over. The largest fortune: { $wealth }.

## Zones

event-zone-chosen = { $seats-count ->
    [0] { $seat } chooses { $zone-the }: nobody is there.
   *[other] { $seat } chooses { $zone-the }: a message for { $seats }.
}
event-went-on = { $seat } goes on to { $place-the }, the next free property.

## Actions

event-power-opened = A six opens an action to { $seat }: { $power }.
event-power-skipped = { $seat } passes up an action: { $power }.
event-power-thrown = { $seat-is ->
    [you] You try an action ({ $power }); the die shows { $die }: { $power-is ->
        [won] it succeeds.
       *[lost] it fails.
    }
   *[player] { $seat } tries an action ({ $power }); the die shows { $die }: { $power-is ->
        [won] it succeeds.
       *[lost] it fails.
    }
}
event-extra-turn-won = { $seat-is ->
    [you] You win another turn.
   *[player] { $seat } wins another turn.
}
event-deeds-taken = { $seat } takes unowned property without paying.
event-token-sent = { $other-is ->
    [self] { $seat } puts the token down { $place-at }.
   *[player] { $seat } sends { $other-of } token to { $place-the }.
}
event-deeds-stolen = { $seat } takes deeds from others without paying.
event-wiped-out = { $seat } takes all that { $other } has: the deeds, and { $cash }.
