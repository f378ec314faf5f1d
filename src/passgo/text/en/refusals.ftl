# Why not, and what would help.

## Time and turn

refusal-game-is-over = The game is over. Nothing stops you from starting another one.
refusal-unknown-action = There is no such action in this game.
refusal-not-in-the-game = Only those still in the game can do that.
refusal-not-asked = The game is not waiting for that answer now.
refusal-not-your-turn = It is not your turn yet. It will come.
refusal-not-now = Not now. Wait for the break between two turns, or for your turn.
refusal-business-in-hand = There is business in hand: it comes first.
refusal-only-those-concerned = Only those concerned by the business in hand can do that.
refusal-already-announced = The end has been announced already.
refusal-no-time-limit = This game is played without a time limit.
refusal-luck-is-awaited = One moment: luck has yet to speak.
refusal-no-luck-awaited = Luck has nothing to decide now.
refusal-impossible-luck = That outcome is impossible.

## Values and names

refusal-out-of-range = { $given-is ->
    [nothing] That value is not possible here.
   *[word] That value is not possible here: { $given }.
}
refusal-not-a-multiple = { $given } cannot be paid in this money: keep to multiples of { $step }.
refusal-named-twice = Once is enough: { $name } is in the list twice.
refusal-unknown-space = This edition has no space called “{ $given }”.
refusal-unknown-card = This edition has no card called “{ $given }”.
refusal-unknown-deck = This edition has no pack called “{ $given }”.
refusal-unknown-zone = { $given-is ->
    [nothing] This edition has no such zone.
   *[word] This edition has no zone called “{ $given }”.
}
refusal-unknown-token = This edition has no token called “{ $given }”.

## At the table

refusal-wrong-number-of-players = This edition is not for { $given } players. Add or remove seats.
refusal-name-taken = That name is at the table already. Choose another one.
refusal-token-taken = { $given-is ->
    [nothing] That token is taken. Choose another one.
   *[token] That token is taken: { $given }. Choose another one.
}
refusal-too-few-to-bank-only = With { $given } at the table everybody plays: only a larger table can spare a Banker.
refusal-only-the-banker = { $name-is ->
    [nothing] Only the Banker can do that.
   *[word] Only the Banker may sit out, and that is not { $name }.
}

## Money

refusal-not-enough-cash = { $needed-is ->
    [nothing] You have too little money to spend. Sell, mortgage or trade first.
   *[some] That takes { $needed } and you have { $held } to spend. Sell, mortgage or trade first.
}
refusal-other-lacks-cash = { $needed-is ->
    [nothing] The other player has too little money to spend.
   *[some] The other player has { $held } to spend, not { $needed }. Ask for less.
}
refusal-can-still-pay = No bankruptcy yet: you owe { $needed } and can raise { $held }. Sell or mortgage.
refusal-only-to-a-player = The bank takes nothing but money.
refusal-not-in-kind = A debt is paid in money here. Sell deeds to somebody instead.
refusal-more-than-owed = The debt is { $needed }: { $held } is more than it takes.

## Property and rent

refusal-not-a-property = That space cannot be bought, or cannot be chosen here.
refusal-not-your-property = That property is not yours.
refusal-not-their-property = That property does not belong to that player.
refusal-no-such-claim = There is no rent to claim here, or not any more.
refusal-claim-already-made = That rent has been claimed already.
refusal-not-your-claim = That rent is somebody else’s to claim.

## Auctions

refusal-bid-too-low = You bid { $held }; it takes at least { $needed }.
refusal-out-of-the-auction = You are not in this auction, or not any more.
refusal-bound-by-bid = Yours is the highest bid and it binds you. Wait for somebody to go higher.
refusal-no-clock-runs = No timer is running.
refusal-bids-still-open = Somebody may still bid: let the timer run.

## Jail and cards

refusal-not-in-jail = You are free: there is nothing to pay.
refusal-no-such-card = That card is not in the right hands.

## Buildings

refusal-not-a-street = That cannot be built here. Choose another street.
refusal-group-incomplete = This group is not all yours yet. Complete it before you build.
refusal-mortgaged-in-group = A street of this group is mortgaged. Lift the mortgage first.
refusal-uneven = Buildings are spread evenly over the group. Start with another street.
refusal-fully-built = There is no room for more on this street.
refusal-no-houses-left = The bank has run out: not { word-house.a } to be had for now.
refusal-no-hotels-left = The bank has run out: not { word-hotel.a } to be had for now.
refusal-nothing-built = There is nothing to sell on this street.
refusal-too-few-houses-to-exchange = This exchange takes { $needed } { word-house.many }, and the bank has { $held }. Sell the whole group instead.
refusal-buildings-in-group = There are still buildings in this group. Sell them first.
refusal-wish-too-large = You ask for { $needed }; your streets and your money allow { $held } at most.

## Mortgages

refusal-already-mortgaged = That property is mortgaged already.
refusal-not-mortgaged = That property is not mortgaged.

## Trades

refusal-in-the-offer = That property is part of the offer on the table. Wait for the answer.
refusal-offer-to-yourself = It takes two to trade: choose somebody else.
refusal-empty-offer = { $keeps_cards ->
    [yes] Money alone is no trade. Add a deed or a get-out-of-jail card.
   *[no] Money alone is no trade. Add a deed.
}
refusal-cash-both-ways = Money goes one way only. Name just the difference.
refusal-too-many-offers = That is enough for this break (offers to the same player: { $held } of { $needed }). Talk again next turn.
refusal-no-trades = Nobody trades at this table.
refusal-offer-pending = An offer is already waiting for its answer.

## Zones

refusal-no-free-property = Every property has an owner. Choose a zone, or force a trade.
refusal-property-still-free = Some property is still free: no trade can be forced yet.
refusal-complete-group = Complete groups are protected. Choose elsewhere.
refusal-one-for-one = One deed for one deed: choose one on each side.

## Actions

refusal-not-this-action = The action in hand does not give that choice.
refusal-too-many-deeds = You are taking { $needed }; the limit is { $held }.
refusal-too-few-deeds = { $needed-is ->
    [nothing] Choose at least one deed, or leave the gain.
   *[number] You have chosen { $needed } of { $held }: choose more, or take the money.
}
refusal-not-another-player = Choose another player who is still in the game.
