# What the game waits for: to whoever must act, then to the others.

prompt-throw-to-start = { $tied-count ->
    [0] Throw the dice: the highest total begins.
   *[other] A tie at { $total } between { $tied }: throw again.
}
    .others = { $tied-count ->
        [0] { $seats } must throw the dice for the first turn.
       *[other] A tie at { $total } between { $tied }: { $seats } must throw again.
    }
prompt-throw-dice = { $in_jail ->
    [yes] { $has_card ->
        [yes] To leave { word-jail.the }: throw a double, pay the fine or use your get-out-of-jail card.
       *[no] To leave { word-jail.the }: throw a double, or pay the fine.
    }
   *[no] Throw the dice.
}
    .others = { $in_jail ->
        [yes] { $seats } is next, and tries to leave { word-jail.the }.
       *[no] { $seats } is next to throw.
    }
prompt-throw-again = A double: throw again.
    .others = A double: { $seats } throws again.
prompt-end-turn-or-go-on = Any more business? If not, end your turn.
    .others = { $seats } may still do business before ending the turn.
prompt-choose-your-token = Choose your token. Still free: { $tokens }.
    .others = { $seats } must choose a token.

## Buying and auctions

prompt-buy-or-auction = For sale: { $place-the }, { $price }. Will you buy?
    .others = { $seats } may buy { $place-the } for { $price }.
prompt-bid-or-leave = { $bidder-is ->
    [nothing] Up for auction: { $lot-the }. Open at { $lowest } or more, or drop out.
   *[player] { $bidder } bids { $highest } for { $lot-the }. Go to { $lowest } or more, or drop out.
}
    .others = { $bidder-is ->
        [nothing] Up for auction: { $lot-the }, from { $lowest }. Still in: { $seats }.
       *[player] { $bidder } bids { $highest } for { $lot-the }. Over to { $seats }.
    }
prompt-await-clock = The timer is running: nobody else bids for { $lot-the }.
    .others = { prompt-await-clock }

## Debts and trades

prompt-pay-debt = You owe { $creditor } { $amount } ({ debt-reason }). Sell, mortgage or trade to raise the money.
    .others = { $seats } must raise { $amount } for { $creditor } ({ debt-reason }).
prompt-answer-offer = { $value-is ->
    [none] { $offer-by } offers you { $offer-gives } for { $offer-asks }. Do you accept?
   *[some] { $offer-by } offers you { $offer-gives }, the property counting for { $value } of the debt. Do you accept?
}
    .others = { $value-is ->
        [none] { $offer-by } offers { $seats } { $offer-gives } for { $offer-asks }.
       *[some] { $offer-by } offers { $seats } { $offer-gives }, the property counting for { $value } of the debt.
    }
    .own = { $value-is ->
        [none] You offer { $seats } { $offer-gives } for { $offer-asks }.
       *[some] You offer { $seats } { $offer-gives }, the property counting for { $value } of the debt.
    }
prompt-lift-or-keep = { $keep_cost-is ->
    [none] You receive { $place-the } with a mortgage. Lift it for { $lift_cost }, or keep it at no further cost.
   *[some] You receive { $place-the } with a mortgage. Lift it for { $lift_cost }, or keep it for { $keep_cost } in interest.
}
    .others = { $seats } must decide about the mortgage on { $place-the }.

## Buildings

prompt-name-wish = The bank is running short of { $lot-many }. How many do you want, from 0 to { $most }?
    .others = The bank is running short of { $lot-many }. { $seats } must say how many to take.
prompt-place-building = { $count ->
    [one] { $paid ->
        [yes] You have paid for { $lot-a }: on which street?
       *[no] You may buy { $lot-a } at the printed price: on which street?
    }
   *[other] { $paid ->
        [yes] You have paid for { $count } { $lot-many }: which street comes first?
       *[no] You may buy { $count } { $lot-many } at the printed price: which street comes first?
    }
}
    .others = { $seats } must choose a street to build on.

## Cards, jail and luck

prompt-pay-or-draw = “{ $card }” The choice is yours.
    .others = “{ $card }” { $seats } must choose.
prompt-pay-fine-or-stay = No double. Pay the fine and move on { $steps } spaces, or stay.
    .others = No double: { $seats } may pay the fine and move on { $steps } spaces, or stay.
prompt-read-the-text = Read quickly: “{ $card }”
    .others = A message scrolls by for { $seats }: “{ $card }”
prompt-await-luck = { $draw ->
    [dice] The dice are rolling…
    [die] The die is rolling…
    [card] { $only_texts ->
        [yes] The unit shows a message…
       *[no] A card is being turned…
    }
    [deed] A deed is being dealt…
   *[random] The unit makes up its mind…
}
    .others = { prompt-await-luck }

## Zones and actions

prompt-choose-zone-or-go-on = { $next_free-is ->
    [nothing] Let luck speak in a zone, or force a trade.
   *[space] Let luck speak in a zone, or go on to { $next_free-the }, which is then auctioned.
}
    .others = { $next_free-is ->
        [nothing] { $seats } must choose: luck in a zone, or a forced trade.
       *[space] { $seats } must choose: luck in a zone, or the auction of { $next_free-the }.
    }
prompt-use-or-skip-power = An action is open to you: { $power }. Try the throw, or pass.
    .others = An action is open to { $seats }: { $power }.
prompt-take-benefit = { $kind ->
    [gift] { $count ->
        [one] Success ({ $power }): take a free property, or { $amount }.
       *[other] Success ({ $power }): take { $count } free properties, or { $amount }.
    }
    [jump] Success ({ $power }): take your token wherever you like.
    [shift] Success ({ $power }): take somebody else’s token wherever you like.
    [steal] { $count ->
        [one] Success ({ $power }): take a property from somebody, but not out of a complete group.
       *[other] Success ({ $power }): take up to { $count } properties from others, but not out of complete groups.
    }
    [wipe-out] Success ({ $power }): name the player from whom you take everything.
    [extra-turn] Success ({ $power }): another turn.
   *[cash] Success ({ $power }): collect { $amount }.
}
    .others = Success ({ $power }): { $seats } must choose what the action brings.

## The end

prompt-game-over = { $winners-count ->
    [one] The game is over. The winner: { $winners }. Fortunes: { $wealth }.
   *[other] The game is over. The winners: { $winners }. Fortunes: { $wealth }.
}
    .others = { prompt-game-over }
