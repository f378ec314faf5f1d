# What the electronic unit refuses, and why. Sums arrive written, cards as their owner’s name.

unit-refusal-unknown-key = The unit has no key “{ $key }”.
unit-refusal-unknown-slot = The unit has a green slot and a red one, but no slot “{ $slot }”.
unit-refusal-unknown-card = There is no bank card { $card } in this game: it has { $cards }.
unit-refusal-slot-occupied = { $slot ->
    [green] The green slot already holds a card.
   *[red] The red slot already holds a card.
}
unit-refusal-slot-empty = { $slot ->
    [green] The green slot is empty.
   *[red] The red slot is empty.
}
unit-refusal-same-card = This card is already in the other slot: a card cannot pay itself.
unit-refusal-no-card = Put a card in first: green to receive, red to pay.
unit-refusal-no-green-card = Put the card into the green slot to receive the salary.
unit-refusal-amount-empty = Type digits before K or M.
unit-refusal-amount-malformed = “{ $text }” is not an amount: type digits, then K or M, as in 260K or 1.5M.
unit-refusal-amount-without-unit = End the amount { $text } with K for thousands or M for millions.
unit-refusal-amount-zero = An amount of zero moves no money.
unit-refusal-amount-not-in-steps = { $text } will not do: amounts are multiples of { $step }.
unit-refusal-amount-finished = This amount is already booked. Take the card out, or type a new amount.
unit-refusal-amount-unfinished = End the amount { $text } with K or M first, or clear it with C.
unit-refusal-too-many-digits = An amount has { $most } digits at most.
unit-refusal-second-point = An amount has only one decimal point.
unit-refusal-point-without-digits = The decimal point stands between digits, as in 1.5M.
unit-refusal-not-enough-cash = The payment of { $needed } is refused: the card holds only { $held }.
unit-refusal-auction-running = { $left ->
    [one] The auction still runs for { $left } second; the Deal key stops it.
   *[other] The auction still runs for { $left } seconds; the Deal key stops it.
}
unit-refusal-timer-length = An auction lasts from { $least } to { $most } seconds, not { $seconds }.
unit-refusal-choosing-zone = Choose a zone with the Zone key first, or go back with C.
unit-refusal-text-showing = Read the message on the display first; C takes it away.
unit-refusal-no-text-due = No Chance message is due.
unit-refusal-unit-off = The unit is off: any key switches it on.
