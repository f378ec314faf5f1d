# Knockout (2024): slide your tokens, then count where they stopped.
# $side is the name of a side (one person or a team), $token the number of a token from 1 to 4,
# $space-the the name of a space with its article, $amount a sum as players write it.

title = Knockout
    .short = Knockout
    .about = sliding tokens
description = A long board, sixteen tokens to slide, and knocks that turn everything around.
duration = Twenty to thirty minutes

## Groups

group-brown = Brown
    .the = the brown set
    .of = of the brown set
group-light-blue = Light blue
    .the = the light blue set
    .of = of the light blue set
group-pink = Pink
    .the = the pink set
    .of = of the pink set
group-orange = Orange
    .the = the orange set
    .of = of the orange set
group-red = Red
    .the = the red set
    .of = of the red set
group-yellow = Yellow
    .the = the yellow set
    .of = of the yellow set
group-green = Green
    .the = the green set
    .of = of the green set
group-dark-blue = Dark blue
    .the = the dark blue set
    .of = of the dark blue set

## Colours of tokens

token-red = Red
token-yellow = Yellow
token-green = Green
token-blue = Blue

## Spaces

space-mediterranean = Mediterranean Avenue
    .the = Mediterranean Avenue
    .of = of Mediterranean Avenue
    .at = at Mediterranean Avenue
    .gender = neuter
    .short = Mediterranean Ave
space-chance = Chance
    .the = the Chance space
    .of = of the Chance space
    .at = at the Chance space
    .gender = neuter
space-baltic = Baltic Avenue
    .the = Baltic Avenue
    .of = of Baltic Avenue
    .at = at Baltic Avenue
    .gender = neuter
    .short = Baltic Ave
space-oriental = Oriental Avenue
    .the = Oriental Avenue
    .of = of Oriental Avenue
    .at = at Oriental Avenue
    .gender = neuter
    .short = Oriental Ave
space-vermont = Vermont Avenue
    .the = Vermont Avenue
    .of = of Vermont Avenue
    .at = at Vermont Avenue
    .gender = neuter
    .short = Vermont Ave
space-connecticut = Connecticut Avenue
    .the = Connecticut Avenue
    .of = of Connecticut Avenue
    .at = at Connecticut Avenue
    .gender = neuter
    .short = Connecticut Ave
space-st-charles = St. Charles Place
    .the = St. Charles Place
    .of = of St. Charles Place
    .at = at St. Charles Place
    .gender = neuter
    .short = St. Charles Place
space-states = States Avenue
    .the = States Avenue
    .of = of States Avenue
    .at = at States Avenue
    .gender = neuter
    .short = States Ave
space-virginia = Virginia Avenue
    .the = Virginia Avenue
    .of = of Virginia Avenue
    .at = at Virginia Avenue
    .gender = neuter
    .short = Virginia Ave
space-st-james = St. James Place
    .the = St. James Place
    .of = of St. James Place
    .at = at St. James Place
    .gender = neuter
    .short = St. James Place
space-tennessee = Tennessee Avenue
    .the = Tennessee Avenue
    .of = of Tennessee Avenue
    .at = at Tennessee Avenue
    .gender = neuter
    .short = Tennessee Ave
space-new-york = New York Avenue
    .the = New York Avenue
    .of = of New York Avenue
    .at = at New York Avenue
    .gender = neuter
    .short = New York Ave
space-house-1 = House
    .the = the left-hand House
    .of = of the left-hand House
    .at = at the left-hand House
    .gender = neuter
space-luxury-tax = Luxury Tax
    .the = Luxury Tax
    .of = of Luxury Tax
    .at = at Luxury Tax
    .gender = neuter
space-house-2 = House
    .the = the right-hand House
    .of = of the right-hand House
    .at = at the right-hand House
    .gender = neuter
space-kentucky = Kentucky Avenue
    .the = Kentucky Avenue
    .of = of Kentucky Avenue
    .at = at Kentucky Avenue
    .gender = neuter
    .short = Kentucky Ave
space-indiana = Indiana Avenue
    .the = Indiana Avenue
    .of = of Indiana Avenue
    .at = at Indiana Avenue
    .gender = neuter
    .short = Indiana Ave
space-illinois = Illinois Avenue
    .the = Illinois Avenue
    .of = of Illinois Avenue
    .at = at Illinois Avenue
    .gender = neuter
    .short = Illinois Ave
space-atlantic = Atlantic Avenue
    .the = Atlantic Avenue
    .of = of Atlantic Avenue
    .at = at Atlantic Avenue
    .gender = neuter
    .short = Atlantic Ave
space-ventnor = Ventnor Avenue
    .the = Ventnor Avenue
    .of = of Ventnor Avenue
    .at = at Ventnor Avenue
    .gender = neuter
    .short = Ventnor Ave
space-marvin = Marvin Gardens
    .the = Marvin Gardens
    .of = of Marvin Gardens
    .at = at Marvin Gardens
    .gender = neuter
space-pacific = Pacific Avenue
    .the = Pacific Avenue
    .of = of Pacific Avenue
    .at = at Pacific Avenue
    .gender = neuter
    .short = Pacific Ave
space-north-carolina = North Carolina Avenue
    .the = North Carolina Avenue
    .of = of North Carolina Avenue
    .at = at North Carolina Avenue
    .gender = neuter
    .short = North Carolina Ave
space-pennsylvania = Pennsylvania Avenue
    .the = Pennsylvania Avenue
    .of = of Pennsylvania Avenue
    .at = at Pennsylvania Avenue
    .gender = neuter
    .short = Pennsylvania Ave
space-park = Park Place
    .the = Park Place
    .of = of Park Place
    .at = at Park Place
    .gender = neuter
    .short = Park Place
space-railroad = Railroad
    .the = the Railroad
    .of = of the Railroad
    .at = at the Railroad
    .gender = neuter
space-boardwalk = Boardwalk
    .the = Boardwalk
    .of = of Boardwalk
    .at = at Boardwalk
    .gender = neuter
space-go-to-jail-1 = Go to Jail
    .the = the left-hand Go to Jail
    .of = of the left-hand Go to Jail
    .at = at the left-hand Go to Jail
    .gender = neuter
space-free-parking = Free Parking
    .the = Free Parking
    .of = of Free Parking
    .at = at Free Parking
    .gender = neuter
space-go-to-jail-2 = Go to Jail
    .the = the right-hand Go to Jail
    .of = of the right-hand Go to Jail
    .at = at the right-hand Go to Jail
    .gender = neuter

## Options of the table

rule-second-chance = Second chance
    .hint = Whoever slides a token straight off the board, without touching another, may try again.
    .off = no
    .free = free
    .paid = paid
rule-hands = Steadiness of hand
    .off = exact
    .beginner = forgiving
    .real = as at a real table
rule-aim-help = Help with aiming
    .none = none
    .line = a short line
    .spot = the line and the stop
    .hint = What everybody sees of a slide before it is made: nothing, the way it sets out, or also where the token would stop alone.
rule-share-step = Smallest share of Free Parking
rule-colours = Colours

## Steps at the end of a round

step-chance = Chance
    .hint = Each token on Chance goes back to GO and slides again, once.
step-railroad = Railroad
    .hint = Each token on a Railroad may move to an unoccupied property.
step-collect = Properties
    .hint = The bank pays each property to the highest marker.
step-set-bonus = Set bonuses
    .hint = A set collected as a whole earns its bonus.
step-house = House
    .hint = One property you collected for pays once more.
step-tax = Luxury Tax
    .hint = Pay 100 to Free Parking for each property you collected for.
step-free-parking = Free Parking
    .hint = Whoever has the most tokens there takes the pot.

## Questions

prompt-which-order = Drawing the turn markers…
prompt-how-steady = The token leaves the hand…
prompt-where-to = The tokens are sliding…
prompt-slide-which = { $reason ->
    [jail] Your move, { $side }: slide token { $tokens } again, fresh out of jail.
    [chance] Your move, { $side }: take a token from Chance back to GO and slide it again.
    [second-chance] Your move, { $side }: a second chance for token { $tokens }.
   *[turn] Your move, { $side }: slide a token. Pull it back, aim, and let go behind the GO line.
}
prompt-leave-jail = Your move, { $side }: a token is in jail. Pay { $price } to slide it again, or wait until the round ends.
prompt-try-again = { $price-is ->
    [none] Your move, { $side }: token { $token } slid off without touching anything. Take it back and try again?
   *[some] Your move, { $side }: token { $token } slid off without touching anything. Pay { $price } and try again?
}
prompt-move-by-railroad = Your move, { $side }: move a token from the Railroad to an unoccupied property, or leave it there.
prompt-double-which = Your move, { $side }: your House doubles one property. Which one?
prompt-who-won = { $winners-count ->
    [one] The game is over. The win goes to { $winners }.
   *[other] The game is over. A shared win: { $winners }.
}

## Actions

order-slide = Slide
    .hint = Place the token behind GO, choose direction and power.
order-pay-jail = Pay { $price } and slide again
    .hint = The money goes to Free Parking.
order-wait-in-jail = Wait in jail
    .hint = You take the token back when the round ends, free of charge.
order-take-second-chance = Try again
    .hint = Take the token back and slide it once more.
order-decline-second-chance = Leave the token off
    .hint = It stays out of play for this round.
order-move-from-railroad = Move the token
    .hint = To any property where no token stands.
order-stay-on-railroad = Stay on the Railroad
    .hint = The token earns nothing this round.
order-double-property = Double this property
    .hint = Its value is paid once more, the set bonus is not.

## What happened

event-markers-drawn = Order of the markers: { $order }.
event-pot-filled = The bank lays { $amount } above Free Parking.
event-round-began = Round { $round } of { $rounds }. First to slide: { $side }.
event-token-slid = { $reason ->
    [jail] { $side }: token { $token } slides again from jail.
    [chance] { $side }: token { $token } slides again from Chance.
    [second-chance] { $side }: a second try for token { $token }.
   *[turn] { $side }: token { $token } slides.
}
event-token-rested = { $space-is ->
    [nothing] { $side }: token { $token } stops before the first row and does not count.
   *[space] { $side }: token { $token } stops on { $space-the }.
}
event-slid-off = { $side }: token { $token } slides off the board.
event-knocked-off = { $side }: token { $token } is knocked off the board by { $by }.
event-jailed = { $side }: token { $token } goes to jail.
event-jail-paid = { $side }: { $amount } to get token { $token } out of jail.
event-waited-in-jail = { $side }: token { $token } stays in jail until the round ends.
event-second-chance-taken = { $amount-is ->
    [none] { $side }: a second chance for token { $token }.
   *[some] { $side }: a second chance for token { $token }, for { $amount }.
}
event-second-chance-declined = { $side }: token { $token } stays off the board.
event-step-began = { $step ->
    [chance] End of the round: Chance.
    [railroad] End of the round: Railroad.
    [collect] End of the round: properties.
    [set-bonus] End of the round: set bonuses.
    [house] End of the round: House.
    [tax] End of the round: Luxury Tax.
   *[free-parking] End of the round: Free Parking.
}
event-railroad-moved = { $side }: token { $token } takes the train to { $space-the }.
event-railroad-stayed = { $side }: token { $token } stays on the Railroad.
event-property-collected = { $side }: { $amount } for { $space-the }.
event-property-missed = { $side }: nothing for { $space-the }; the higher marker wins ({ $other }).
event-bonus-collected = { $side }: a bonus of { $amount } for { $group-the }.
event-property-doubled = { $side }: another { $amount } for { $space-the }, thanks to the House.
event-tax-paid = { $properties ->
    [one] { $side }: { $amount } Luxury Tax on { $properties } property.
   *[other] { $side }: { $amount } Luxury Tax on { $properties } properties.
}
event-pot-taken = { $sharers ->
    [one] { $side }: all the money above Free Parking, { $amount }.
   *[other] { $side }: { $amount } from Free Parking, split { $sharers } ways.
}
event-pot-stayed = { $amount } stays above Free Parking.
event-round-ended = Round { $round } is counted.
event-game-ended = { $winners-count ->
    [one] The win goes to { $winners }, with { $amount }.
   *[other] A shared win: { $winners }, with { $amount }.
}

## Refusals

refusal-player-count = From { $least } to { $most } people can play, not { $people }.
refusal-bad-colours = Each side takes one colour of the box, each colour once: { $colours } will not do.
refusal-bad-name = Everyone needs a name, different from the others.
refusal-bad-house-rules = A table has no such setting.
refusal-unknown-seat = There is no seat { $seat } at this table.
refusal-game-over = The game is over.
refusal-not-settled = The tokens are still sliding.
refusal-partner-slides = In this team it is { $seat } who slides now: partners alternate with every token.
refusal-not-your-turn = It is { $seat } who plays now.
refusal-no-more-slides = No token slides any more in this round.
refusal-decide-first = A decision comes first.
refusal-no-token-in-jail = None of your tokens in jail is waiting for this.
refusal-not-enough-cash = It takes { $needed } and you have { $held }.
refusal-too-late = The way out is paid at once or not at all: this token stays in jail until the round ends.
refusal-second-chance-off = This table plays without second chances.
refusal-no-second-chance = A second chance is for a token that has just slid off without touching anything.
refusal-not-the-house-step = The House doubles a property at the end of the round, when you are asked.
refusal-not-the-railroad-step = The Railroad is taken at the end of the round, when you are asked.
refusal-not-a-whole-number = { $field ->
    [direction] The direction must be a whole number, not { $value }.
    [power] The power must be a whole number, not { $value }.
   *[other] This takes a whole number, not { $value }.
}
refusal-unknown-token = There is no token { $token } in play.
refusal-not-your-token = Token { $token } belongs to { $side }.
refusal-token-already-slid = Token { $token } has already been slid this round.
refusal-another-token-slides = It is not token { $token } that slides now.
refusal-out-of-range = { $field ->
    [direction] The direction goes from { $least } to { $most }, not { $value }.
    [power] The power goes from { $least } to { $most }, not { $value }.
   *[start] The place behind GO goes from { $least } to { $most }, not { $value }.
}
refusal-no-room = Tokens block this place behind GO.
refusal-not-on-railroad = There is no token to move from the Railroad here.
refusal-not-a-property = The Railroad leads to properties only, not to { $space-the }.
refusal-property-occupied = A token already stands on { $space-the }.
refusal-unknown-space = There is no space { $space }.
refusal-not-collected = You collected nothing for { $space-the }, so the House cannot double it.
refusal-bad-draw = This order of markers is impossible: { $order }.
refusal-bad-deviation = A hand cannot miss by that much.
refusal-bad-rest = { $problem ->
    [missing] The token that slid is missing from where they came to rest.
    [not-on-board] A token that was not in play cannot come to rest there.
    [outside] A token cannot come to rest outside the track.
    [overlap] Two tokens cannot come to rest on the same spot.
    [named-twice] One token cannot come to rest in two places.
    [unknown-token] There is no such token.
   *[numbers] These distances are not whole numbers.
}
refusal-not-asked-of-nature = Luck has nothing to say just now.
refusal-pot-below-zero = The pot cannot be { $amount }.
refusal-too-many-tokens = A colour has four tokens only, not { $count }.
refusal-unknown-colour = The colour { $colour } is not in play.
