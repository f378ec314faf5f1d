# The rules a table may choose: the name, what it means, and a word for each choice.

by-the-book = by the book
house-rule = house rule
yes = yes
no = no

## Ways to play

variant-standard = Standard game
    .description = By the book, until a single fortune is left standing.
variant-quick = Quick game
    .description = An earlier end, as the edition’s booklet has it.
variant-timed = Timed game
    .description = At the hour agreed the largest fortune wins.

## Money and dice

rule-start-cash = Starting money
    .hint = What the bank gives each player at the start.
rule-salary = Salary
    .hint = What the bank pays each time the first space of the board is passed or reached.
rule-dice = Dice
    .hint = How many dice are thrown to move.
rule-doubles-to-jail = Doubles that lead to jail
    .hint = So many doubles in one turn lead straight to jail; 0: never.
rule-deal-deeds = Deeds dealt
    .hint = How many deeds each player receives before play.
rule-deal-price = Price of dealt deeds
    .hint = What the deeds received before play cost.
    .printed = the printed price
    .free = nothing

## Jail

rule-fine = Fine
    .hint = The price of freedom.
rule-jail-turns = Tries in jail
    .hint = After how many throws without a double the fine is due.
rule-jail-failed = After a failed try
    .hint = What is allowed after a throw without a double, before the last try.
    .stay = stay
    .may-pay = may pay and move

## Buying and auctions

rule-unsold = Property not bought
    .hint = What becomes of a property that its visitor does not buy.
    .auction = auctioned
    .stays-with-bank = kept by the bank
rule-auction-minimum = Opening bid
    .hint = The smallest first bid in an auction.
rule-auction-raise = Raise
    .hint = The smallest step from one bid to the next.
rule-auction-end = End of an auction
    .hint = What closes an auction.
    .all-left = one bidder is left
    .timer = the timer runs out
rule-auction-seconds = Length of the timer
    .hint = In seconds, for each auction.
rule-auction-beeps = Beeps of the timer
    .hint = For how many seconds it beeps before the end.

## Rent

rule-rent-window = Claiming rent
    .hint = Until when a rent can be claimed before it is lost.
    .automatic = paid automatically
    .until-next-throw = before the throw of the next turn
    .until-second-next-throw = before the throw of the turn after next
rule-bare-group-factor = Rent of a complete group
    .hint = By how much the rent of a bare street in a complete group is multiplied.
rule-mortgage-in-group = Mortgage in the group
    .hint = What a mortgage changes for the rent of the other bare streets in the group.
    .stops-double-rent = no multiplied rent
    .leaves-double-rent = rent stays multiplied
rule-utility-rent = Rents ({ word-utility.many })
    .hint = How these rents are worked out.
    .dice = by the dice
    .printed = the printed sum
rule-utility-by-card = Card that leads to { word-utility.a }
    .hint = Which dice count when a card, not the dice, leads to { word-utility.a }.
    .throw-again = a new throw
    .same-throw = the last throw

## Cards and messages

rule-card-return = Return of cards
    .hint = When a drawn card goes back under its pack.
    .before-acting = before it is obeyed
    .after-acting = after it is obeyed
rule-random-texts = Surprise messages
    .hint = One payment in so many brings a message from the unit; 0: none does.
rule-texts-chain = Messages in a chain
    .hint = A payment ordered by a message may bring another one.
rule-texts-fade = Fleeting messages
    .hint = A message that is not read in time has no effect.
rule-powers = Actions of the sides
    .hint = A six on the dice opens an action, depending on the token’s side.
    .off = without
    .on = with

## Buildings

rule-houses = Stock of small buildings
    .hint = How many the bank holds at the start.
rule-hotels = Stock of large buildings
    .hint = How many the bank holds at the start.
rule-houses-before-hotel = Before a large building
    .hint = How many small buildings each street needs before a large one is built.
rule-sale-percent = Buying back
    .hint = The part of its price, in per cent, that the bank returns for a building.
rule-sell-buildings = When to sell
    .hint = The moments at which buildings can be sold.
    .any-time = at any time
    .turn-or-break = in your own turn or in the break

## Mortgages

rule-interest-percent = Mortgage interest
    .hint = The part of the mortgage value, in per cent, that comes on top when it is paid back.
rule-interest-rounding = Rounding of interest
    .hint = How interest becomes a round sum.
    .up = up
    .nearest = to the nearest
rule-buyer-lifts-for = Lifting on purchase
    .hint = What the buyer of a mortgaged deed pays to free it at once.
    .value-and-interest = value and interest
    .value = value only
rule-keeper-lifts-for = Lifting later
    .hint = What the buyer of a mortgaged deed pays to free it later.
    .value-and-interest = value and interest
    .value = value only
rule-heir-pays = Mortgages from a bankruptcy
    .hint = What the creditor who receives a mortgaged deed in a bankruptcy pays first.
    .interest = the interest
    .nothing = nothing
rule-taker-pays = Mortgages taken by force
    .hint = What the player who takes a mortgaged deed without consent pays first.
    .interest = the interest
    .nothing = nothing

## Debts, trades and the end

rule-part-payment = Paying in deeds
    .hint = How deeds may cover a rent that is too heavy.
    .in-property = as part of the payment
    .as-sale = by a sale
rule-offers-per-pair = Offers in a break
    .hint = How often a trade can be offered to the same player in one break. It is a setting of the table; no booklet has it.
rule-ends-at-bankruptcy = End by bankruptcy
    .hint = Which bankruptcy ends the game; 0: play on to the last.
rule-ends-by-time = End by the clock
    .hint = The game ends at an hour agreed beforehand.

## What families play

rule-free-parking = Free Parking
    .hint = What a stop there brings: nothing, or the whole pot. Taxes, fines and what { word-card.many } have one pay the bank go into it; prices, buildings, mortgages, what players pay each other and the cost of a failed action do not.
    .rest = a rest
    .pot = the pot of taxes and fines
rule-pot-start = Pot at the start
    .hint = What the bank lays on Free Parking before play, where there is a pot.
rule-salary-on-go = Stopping on Go
    .hint = How often a stop exactly there brings the salary; passing by brings it once.
    .once = the salary once
    .twice = the salary twice
rule-rent-in-jail = Rent of an owner in { word-jail.the }
    .hint = Whether a stop on the property of somebody who is in { word-jail.the } at that moment costs rent.
    .due = due as ever
    .none = none
rule-first-lap = First time round
    .hint = Whether the bank sells deeds, by a visit or by auction, to players who have not yet come round the board once.
    .buying = buying allowed
    .no-buying = no buying
rule-trades = Trades
    .hint = Whether players may offer each other deals. Debts are paid in deeds, and deals are forced, where the booklet has that.
    .free = allowed
    .none = none
rule-ends-after-rounds = End after rounds
    .hint = After so many turns of everybody the largest fortune wins; 0: rounds are not counted.
    .no-limit = no limit
