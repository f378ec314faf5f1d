# The table of the sliding game: aiming, sides, choices, the count of a round.

knockout-board = The board
knockout-your-part = What is to be done
knockout-round = Round { $round } of { $rounds }
knockout-look-perspective = In perspective
knockout-look-above = From above
knockout-skip = Skip
knockout-again = Last slide
knockout-again-all = { $count ->
    [one] The slide again
   *[other] The { $count } slides again
}
knockout-tab-log = Log
knockout-tab-forecast = Forecast
knockout-tab-chat = Chat
knockout-tab-rules = Rules
knockout-talk = Log, forecast, chat and rules
knockout-percent = { $share }%

## Sides and tokens

knockout-sides = Around the table
knockout-team = { $first } and { $second }
knockout-you = you
knockout-slides-now = slides
knockout-marker = { $place ->
    [1] 1st marker
    [2] 2nd marker
    [3] 3rd marker
   *[other] { $place }th marker
}
knockout-token = Token { $number }
knockout-token-of = Token { $number }, { $colour }
knockout-token-left = Token { $number }: still to slide
knockout-token-on = Token { $number }: on the board
knockout-token-jail = Token { $number }: in jail
knockout-token-off = Token { $number }: off the board
knockout-which-token = Which token
knockout-jail-card = In jail
knockout-jail-empty = No token.
knockout-order-card = Order of play
knockout-bonuses = Set bonuses
knockout-pot = Pot { $amount }

## What is going on

knockout-verdict = { $what ->
    [knocked] Knocked off
    [off] Off the board
   *[jail] Off to jail
}
knockout-sliding = The tokens are sliding…
knockout-your-slide = { $reason ->
    [jail] Your slide again, { $name }: out of jail.
    [chance] Your slide again, { $name }: from Chance.
    [second-chance] Your second chance, { $name }.
   *[turn] Your slide, { $name }: token { $number } of { $of }.
}
knockout-their-slide = { $reason ->
    [jail] { $name } slides again, out of jail.
    [chance] { $name } slides again from Chance.
    [second-chance] { $name } has a second chance.
   *[turn] { $name } is aiming: token { $number } of { $of }.
}
knockout-knocked-out = { $who ->
    [you] Knocked out: your token { $number }, by { $by }.
   *[other] Knocked out: { $name } { $number }, by { $by }.
}
knockout-by-you = you
knockout-off-the-board = { $who ->
    [you] Off the board: your token { $number }.
   *[other] Off the board: { $name } { $number }.
}
knockout-sent-to-jail = { $by } has sent your token { $number } to jail.
knockout-your-leave-jail = { $count ->
    [one] Token { $number } in jail: pay { $price }?
   *[other] { $count } tokens in jail: pay { $price } for one?
}
knockout-their-leave-jail = { $name }: pay to leave jail, or wait?
knockout-their-try-again = { $name }: a second chance, or not?
knockout-their-move-by-railroad = { $name }: where does the train go?
knockout-their-double-which = { $name }: which property does the House double?
knockout-slide-hint = Pull the token back, away from where it is to go, and let go behind the GO line.
knockout-step-of = End of the round, step { $number } of { $count }: { $name }

## Aiming

knockout-mode-pull = Pull
knockout-mode-fine = Numbers
knockout-power-word = power
knockout-aim-start = Place
knockout-hint-pull = Pull your token back on the board and let it go: the farther you pull, the farther it slides.
knockout-aim-start-number = Place behind GO in millimetres from the middle
knockout-aim-start-less = Farther left
knockout-aim-start-more = Farther right
knockout-aim-direction = Direction
knockout-aim-direction-number = Direction in degrees, right is positive
knockout-aim-direction-less = Turn left
knockout-aim-direction-more = Turn right
knockout-aim-power = Power
knockout-aim-power-number = Power in per cent
knockout-aim-power-less = Softer
knockout-aim-power-more = Harder
knockout-aim-at = Aim at
knockout-aim-at-none = a space…
knockout-aim-at-space = { $space } · { $where }
knockout-slide-why = or let go of the handle
knockout-reset = Put the hand back
knockout-ahead = { $ahead } cm ahead
knockout-ahead-left = { $ahead } cm ahead, { $aside } cm left
knockout-ahead-right = { $ahead } cm ahead, { $aside } cm right

## Choices

knockout-order-token = { $name } · token { $number }
knockout-cash-left = You will have { $amount } left. The money goes to Free Parking.
knockout-completes = completes { $group }: another { $amount }

## If the round ended now

knockout-forecast = If the round ended now
knockout-not-final = not final
knockout-forecast-double = { $space } doubled
knockout-forecast-bonus = { $group } bonus
knockout-forecast-tax = tax { $amount }
knockout-forecast-pot = the pot
knockout-forecast-nothing = nothing yet

## The count of a round

knockout-count-title = Round { $round }: the count
knockout-count-hint = Seven steps, each in the order of the markers. Choose a step to see it on the board.
knockout-count-steps = Step by step
knockout-count-all = All
knockout-count-step = Step
knockout-count-nobody = Nobody this time.
knockout-count-total = This round
knockout-count-cash = Cash
knockout-count-next-step = Next step
knockout-count-skip = Show all
knockout-count-next = On to round { $round }
knockout-count-order = order: { $order }
knockout-count-result = See the result
# The bots wait for whoever still reads the count.
knockout-reading = The next round waits while the count is read: { $names }.
knockout-count-again = Count again

## The board for those who listen

knockout-spoken = The tokens, one by one
knockout-spoken-board = { $name }, token { $number }: on { $space }, { $where }.
knockout-spoken-short = { $name }, token { $number }: before the first row, { $where }.
knockout-spoken-hand = { $name }, token { $number }: in hand.
knockout-spoken-jail = { $name }, token { $number }: in jail.
knockout-spoken-off = { $name }, token { $number }: off the board.

## Keys

knockout-help-pull = Take hold of your token behind the GO line and pull back, away from where it is to go: the farther back, the farther it slides. Let go to slide, or bring your hand back to the token to keep it.
knockout-key-shift = Shift
knockout-key-of-shift = larger steps of the aim
knockout-key-of-roll = slide the token
knockout-key-of-main = go on with the count
knockout-key-of-jail = pay to leave jail
knockout-key-of-replay = see the last slide again
knockout-key-of-log = log
knockout-key-of-chat = chat
knockout-key-of-emote = say it with a picture
knockout-key-of-mute = sound on or off
knockout-key-of-back = put the hand back, close
knockout-key-of-help = this help
