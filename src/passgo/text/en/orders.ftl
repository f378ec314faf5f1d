# What can be done: the button, and a sentence on what it does.

order-roll = Throw the dice
    .hint = Move by the total of both dice.
order-end-turn = End the turn
    .hint = Hand over to the next player.
order-concede = Leave the game
    .hint = What you own goes to the bank, or to the player you owe money.
order-choose-token = Take this token
    .hint = It also decides your side.

## Buying and auctions

order-buy = Buy
    .hint = Pay the printed price and receive the deed.
order-decline = Do not buy
    .hint = By the rules, the property is auctioned or stays with the bank.
order-bid = Bid
    .hint = If nobody goes higher, you pay this sum and win the lot.
order-leave = Drop out
    .hint = You leave this auction for good.
order-stop-timer = Stop the timer
    .hint = The Banker closes the auction when nobody wants to go higher.

## Rent and debts

order-claim = Claim the rent
    .hint = Do it in time: a forgotten rent is lost.
order-pay-in-kind = Pay in deeds
    .hint = Offer deeds for all or part of the debt.
order-give-up = Go bankrupt
    .hint = You are out of the game; what you own goes to whoever you owe.

## Buildings

order-build = Build
    .hint = Buy the next building for this street, spread evenly over the group.
order-sell = Sell a building
    .hint = The bank takes back one building on this street at a reduced price.
order-sell-group = Sell the whole group
    .hint = The bank takes back every building of the group at once, at a reduced price.
order-wish = Say how many
    .hint = Name the number of scarce buildings you want, or none.
order-place = Put it here
    .hint = Your new building goes on this street.

## Mortgages

order-mortgage = Mortgage
    .hint = The bank lends you the mortgage value; no rent in the meantime.
order-lift = Lift the mortgage
    .hint = Pay the bank back and collect rent again.
order-pay-off = Lift it now
    .hint = Pay off the mortgage of the deed you have just received.
order-keep = Keep the mortgage
    .hint = The deed you received stays mortgaged; you may free it later.

## Trades

order-offer = Offer a trade
    .hint = All that is agreed changes hands at once.
order-accept = Accept
    .hint = The trade is done at once.
order-refuse = Turn it down
    .hint = Nothing changes hands.
order-counter = Make a counter-offer
    .hint = Answer with terms of your own.
order-withdraw = Take back the offer
    .hint = Your offer leaves the table.

## Jail and cards

order-pay-fine = Pay the fine
    .hint = Money buys your freedom.
order-use-card = Use the card
    .hint = Your get-out-of-jail card opens the door and goes back under its pack.
order-stay = Stay
    .hint = Keep your money and try for a double again next turn.
order-pay-card = Pay
    .hint = Pay the sum that is asked.
order-draw-card = Draw a card
    .hint = Take your chance instead of paying.
order-read-text = Read the message
    .hint = A message read in time takes effect.

## Zones

order-choose-zone = Choose a zone
    .hint = Everyone in the zone receives a message, you too if you are there.
order-go-on = Go on
    .hint = Move to the next free property, which is then auctioned.
order-force-deal = Force a trade
    .hint = One of your deeds for one of another player’s, without asking.

## Actions

order-use-power = Try the action
    .hint = Throw one die: it decides between gain and loss.
order-skip-power = Pass
    .hint = Leave the action or its gain.
order-take-deeds = Take properties
    .hint = Choose among the free properties, without paying.
order-take-cash = Take the money
    .hint = The bank pays you the sum instead of properties.
order-jump = Move my token
    .hint = Move forward to any space you like.
order-shift = Move another token
    .hint = Send another player’s token to any space you like.
order-steal = Seize deeds
    .hint = Take properties from others, but not out of a complete group.
order-wipe-out = Take everything
    .hint = All money and deeds of another player become yours.
