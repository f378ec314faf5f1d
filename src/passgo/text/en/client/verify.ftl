# Checking the luck of a finished game.

verify-title = Check the luck
verify-what = Before the game the server fixed a secret and published its fingerprint; every device added numbers of its own. Together they decide all that is left to luck. This page works all of it out again, without asking the server to judge itself.
verify-which = Which game?
verify-another = Another game
verify-table = Address or number of a finished table
verify-fetch = Check this table
verify-file = Choose the file of a game
verify-working = Working it out…
verify-bad-file = This file is not a game of Passgo.
verify-not-there = There is no finished game at this address.
verify-unfinished = The game is not over: its secret is only revealed at the end.
verify-commitment-ok = The secret is the one that was fixed before the game.
verify-commitment-bad = The secret is not the one that was fixed before the game.
verify-start-ok = The start of the game names this table and this fingerprint.
verify-start-bad = The start of the game speaks of another table or another fingerprint.
verify-contributions = { $count ->
    [0] Nobody added numbers: all seats were bots.
    [one] One device added its numbers.
   *[other] { $count } devices added their numbers.
}
verify-draws-ok = { $count ->
    [0] There were no draws to check.
    [one] The one draw follows from the key.
   *[other] All { $count } draws follow from the key.
}
verify-draws-bad = { $wrong ->
    [one] One of { $count } draws does not follow from the key.
   *[other] { $wrong } of { $count } draws do not follow from the key.
}
verify-unchecked = { $count ->
    [one] One more answer cannot be checked from this file alone; the command “passgo verify” checks it too.
   *[other] { $count } more answers cannot be checked from this file alone; the command “passgo verify” checks them too.
}
verify-rests = { $count ->
    [one] One resting place was worked out by the table, without a draw.
   *[other] { $count } resting places were worked out by the table, without a draw.
}
verify-fair = This game was fair.
verify-unfair = Something here is not as promised.
verify-shown = Show every draw
verify-dice = dice: { $first } and { $second }
verify-die = die: { $number }
verify-random = surprise message: { $number }
verify-card = draw: { $what }
verify-deed = deed: { $what }
verify-markers = markers: { $order }
verify-hand = hand: { $direction } and { $power }
verify-rest = tokens come to rest
verify-back = Back
