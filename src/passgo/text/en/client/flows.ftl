# Flows: what is said while something is being decided.

## Buttons

flows-with-amount = { $name } · { $amount }
flows-cash-left = you will have { $amount }
flows-cash-would-be = leaves { $amount }
flows-confirm = { $name }: press again to confirm
flows-not-yet = Not yet
flows-waits = Not yet: { $names }
flows-decide-first = Decide this first
flows-throw-first = Throw the dice first
flows-throw-to-start = The highest total begins.
flows-throw-in-jail = A double sets you free.
flows-throw-last-in-jail = Last try: without a double you pay { $amount } and move.
flows-business = Other business
flows-trade = Trade
flows-build-or-mortgage = Build or mortgage
flows-less = Less: { $label }
flows-more = More: { $label }
flows-mortgaged = mortgaged
flows-jail-card = Get-out-of-jail card ({ $pack })

## Buying

flows-auction = Auction
flows-auction-why = any price from { $amount }
flows-unsold-why = the property stays with the bank
flows-see-deed = See the deed
flows-earns = Rent from { $least } to { $most }
flows-completes-yours = This completes { $group } for you.
flows-completes-theirs = This would complete { $group } for { $name }.
flows-pitch = “{ $you ->
    [group] You complete { $yours }
   *[other] You get { $yours }
}, { $me ->
    [group] I complete { $mine }
   *[other] I get { $mine }
}.”

## Auctions

flows-best-bid = highest bid
flows-no-bid = No bid yet
flows-printed-price = printed price { $amount }
flows-have-left = Out of the auction:
flows-leads = leads
flows-in = in
flows-bids-of = Bids for { $name }
flows-bid-for = Bid for { $name }
flows-other-sum = Another sum
flows-bid = Bid { $amount }
flows-bid-high = You have { $amount } to spend.
flows-bid-for-me = Bid for me
flows-bid-up-to = Bid for me up to { $amount }
flows-maximum = The page bids for you up to { $amount }, a little at a time.
flows-maximum-stop = Stop
flows-maximum-reached = Your maximum of { $amount } is reached; the next bid is yours to make.
flows-maximum-forget = Understood
flows-seconds = { $count } s

## Rent

flows-claim = Claim { $amount } from { $debtor }
flows-claim-why = { $place }. Forgotten rent is lost.

## What the page does by itself

flows-soon-throw = The dice will be thrown for you in a moment.
flows-soon-end = Your turn will end in a moment.
flows-soon-refuse = This offer will be declined for you in a moment, like the one before.
flows-soon-stop = A tap or a key stops it.
flows-decline-like = Decline, and offers like this one too

## Property

flows-estate = My properties
flows-no-deeds = You own nothing yet. It will come.
flows-sell-all = Sell all of it…
flows-one-on-each = One more on each: { $amount }
flows-halted = { $place }, and no further:
flows-whole-group = complete
flows-part-of-group = { $count } of { $size }
flows-uneven-spread = build first on the street with least on it, sell first on the one with most
flows-why-closed = { $order }: { $why }
flows-deed-sell = Sell
flows-deed-mortgage = Mortgage
flows-deed-lift = Lift
flows-deed-label = { $order }: { $place } { $effect }

## Scarce buildings

flows-stock = { $count ->
    [one] Left at the bank: { $count } { $one }.
   *[other] Left at the bank: { $count } { $many }.
}
flows-none = None
flows-which-lot = Which street

## Trades

flows-trade-title = A trade
flows-trade-with = A trade with { $name }
flows-counter-with = A counter-offer to { $name }
flows-trade-lead = Everything changes hands at once.
flows-deal-with = Trade with
flows-you-give = You give
flows-you-get = You get
flows-you-take = You take
flows-you = You
flows-gives = { $name } gives
flows-terms = { $deeds ->
    [one] { $deeds } deed + { $amount }
   *[other] { $deeds } deeds + { $amount }
}
flows-locked-deed = cannot change hands now
flows-locked-buildings = { $side ->
    [give] there are buildings on its group: sell them first
   *[ask] there are buildings on its group: { $name } must sell them first
}
flows-nothing-to-put-in = No deed to put in.
flows-money = Money
flows-money-given = Money you give
flows-money-asked = Money you ask for
flows-up-to = up to { $amount }
flows-after-deal = Cash after the trade
flows-changes = What changes on the board
flows-changes-rents = Rents before → after
flows-changes-hint = Tick what each side gives: the rents before and after appear here.
flows-rent-by-dice = by the dice
flows-rent-none = no rent
flows-mortgage-moves = { $place } is mortgaged: whoever receives it pays the interest or lifts the mortgage.
flows-may-be-offered = This trade can be offered.
flows-offer-to = Offer this to { $name }
flows-offer-why = nothing moves before the answer
flows-add-deed = { $keeps_cards ->
    [yes] Tick a deed or a get-out-of-jail card
   *[no] Tick a deed
}
flows-clear = Clear
flows-no-partner = Nobody to trade with for now.
flows-draft-resume = Back to the trade with { $name }
flows-draft-lost = Taken out of the trade, as it is no longer possible: { $goods }.
flows-draft-gone = The trade you were drafting with { $name } is no longer possible without { $goods }.
flows-draft-left = The trade you were drafting is no longer possible: { $name } has left the game.
flows-off-the-debt = { $amount } off the debt
flows-swap = { $given } for { $taken }

## Debts

flows-owed = Owed
flows-in-hand = In hand
flows-missing = Missing
flows-raised = Raised so far
flows-can-raise = You can raise { $amount } in all: enough to pay.
flows-after-paying = leaves { $amount }
flows-debt-paid-with-it = { $amount } of it goes straight towards what you owe.
flows-ways = Ways to raise money
flows-raise-by = { $order }: { $place }, { $amount }
flows-raise-mortgage = mortgage
flows-raise-sell = one building
flows-raise-sellgroup = the whole group
flows-trade-for-cash = Sell to somebody
flows-settlement-lead = Offer deeds for all or part of the debt, at a value you both agree on, and cash on top if you like.
flows-settlement-value = Value of the deeds
flows-settlement-cash = Cash on top
flows-settlement-left = { $is_all ->
    [yes] If it is accepted, the debt is paid and you keep { $cash }.
   *[no] If it is accepted, { $amount } is left to pay and you keep { $cash } in hand.
}
flows-settlement-offer = { $deeds ->
    [one] { $has_cash ->
        [yes] Offer this deed for { $amount }, and { $cash } in cash
       *[no] Offer this deed for { $amount }
    }
   *[other] { $has_cash ->
        [yes] Offer these deeds for { $amount }, and { $cash } in cash
       *[no] Offer these deeds for { $amount }
    }
}

## Zones and actions

flows-back-to-zones = Back to the zones
flows-zone-for = a message for { $names }
flows-zone-empty = nobody there: nothing happens
flows-power-succeeds = success
flows-power-odds = { $count ->
    [one] { $count } chance in 6.
   *[other] { $count } chances in 6.
} { $whose ->
    [own] Otherwise you pay { $amount }.
   *[other] Otherwise { $name } pays { $amount }.
}
flows-choose-deeds = { $high ->
    [one] Choose a deed.
   *[other] { $low ->
        [one] Choose up to { $high } deeds.
       *[other] Choose { $high } deeds.
    }
}
flows-chosen = { $name } ({ $count })
flows-whose-token = The token to move
flows-move-to = Move to { $place }
flows-pick-space = Press a space on the board, or choose one here.
flows-pick-none = Choose a space
flows-wipe-out = Take everything { $name } has
