# Checking the luck of a finished game.

verify-title = Check the luck
verify-what = Before the game the server fixed a secret and published its fingerprint; every device sealed a share of its own, and all were opened at the start. Together they decide all that is left to luck. This page works all of it out again, without asking the server to judge itself, and compares the log of the game with what this device saw of it.
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
verify-shares-ok = { $count ->
    [0] Nobody had a share: there were only bots, or nobody’s device was there at the start.
    [one] The one share is the one that was sealed before the start.
   *[other] All { $count } shares are those that were sealed before the start.
}
verify-shares-bad = A share is not the one that was sealed before the start.
verify-own-share-ok = { $count ->
    [one] Your share is in it, as this device sealed it.
   *[other] Your { $count } shares are in it, as this device sealed them.
}
verify-own-share-bad = { $count ->
    [one] Your share is not in it as this device sealed it.
   *[other] Your { $count } shares are not all in it as this device sealed them.
}
verify-own-share-missing = This device has sealed a share that is not in the luck of this game: as far as it knows it was not connected at the start.
verify-own-share-missing-bad = This device was ready and connected at the start, and the luck lacks the share that it had sealed: whoever ran the server could choose it.
verify-seen-start-bad = This device saw a start that this game does not mention.
verify-early-ok = The server had signed this start of the game before any share was opened.
verify-early-bad = What the server had signed before the shares were opened is another start of the game.
verify-opened-bad = Your share was opened for a start that this game does not mention.
verify-course-ok = The course of the game is the one in its log.
verify-course-bad = The course of the game is not the one in its log.
verify-heads-ok = { $count ->
    [one] The log is the one that you saw: the one state of it that this device kept fits.
   *[other] The log is the one that you saw: all { $count } states of it that this device kept fit.
}
verify-heads-bad = { $wrong ->
    [one] The log is not the one that you saw: one of { $count } states that this device kept does not fit, at step { $seq }.
   *[other] The log is not the one that you saw: { $wrong } of { $count } states that this device kept do not fit, the first at step { $seq }.
}
verify-told-head-bad = While you were there, the server told two different stories about the same step.
verify-told-promise-bad = While you were there, the server showed two different fingerprints of the luck for the same attempt to start.
verify-told-start-bad = While you were there, the server showed two different starts of the same game.
verify-told-round-bad = While you were there, the server went back to an attempt to start that had come to nothing.
verify-told-signature-bad = While you were there, the server sent a receipt that it had not signed.
verify-told-silent-bad = While you were there, the server did not say how the log stood: this device cannot tell whether it is the same.
verify-told-key-bad = While you were there, the server signed with another key than before.
verify-receipt-ok = The newest receipt of this device, of step { $seq }, is signed by the server and fits the log.
verify-receipt-bad = The newest receipt of this device, of step { $seq }, does not fit the log or is not signed by the server.
verify-protocol-bad = This record tells of a game without sealed shares, though this device has kept proof of a sealed one.
verify-unreadable-bad = The record of this game cannot be read to its end.
verify-signed-ok = The server has signed the end of this log.
verify-signed-bad = The server has not signed the end of this log.
verify-voided = { $count ->
    [one] One start came to nothing before, because of { $names }: whoever ran the server could choose between two starts.
   *[other] { $count } starts came to nothing before, because of { $names }: whoever ran the server could choose among { $starts } starts.
}
verify-left-out = { $count ->
    [one] { $names } had no share: the server says that this device was not connected at the start.
   *[other] { $names } had no shares: the server says that these devices were not connected at the start.
}
verify-undone = { $count ->
    [one] One step was taken back; the log still has it.
   *[other] Steps were taken back { $count } times; the log still has them.
}
verify-resumed = The game went on from a saved position; that position itself is not checked here.
verify-resumed-bad = The game went on from a saved position with other draws than those that came next.
verify-told = { $count ->
    [one] Luck was entered once from a real box: nothing can prove it.
   *[other] Luck was entered { $count } times from a real box: nothing can prove it.
}
verify-believed = { $count ->
    [one] What one of the draws was about is taken from the server’s list; the command “passgo verify” works that out too.
   *[other] What { $count } of the draws were about is taken from the server’s list; the command “passgo verify” works that out too.
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
verify-unproven = Nothing here is wrong, but this device had no share in the luck.
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

## What this device kept

verify-kept = What this device kept
verify-kept-share = Share of { $name }
verify-kept-no-share = This device had no share in this game.
verify-kept-receipt = Receipt of step { $seq }, signed on { $time }
verify-kept-key = Key of the server
verify-receipt-file = Download the receipt
verify-start-file = Download the receipt of the start
verify-record-file = Download the game
verify-yourself = This page checks the luck and the log. That every step was by the rules, and that every bot played its own moves, is worked out by Passgo itself, on any computer, from the downloaded files:
