# After the game: result, charts, replay.

after-won = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win together.
}
after-over = The game is over.
after-length = { $turns ->
    [0] No turn was finished.
    [one] One turn.
   *[other] { $turns } turns.
}
after-rounds = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds.
}
after-wins = winner
after-out = { $turn ->
    [0] out
   *[other] out in turn { $turn }
}
after-bot = bot
after-best = Best investment
after-worst = Costliest investment
after-rent = Highest rent
after-from-to = paid by { $from } to { $to }
after-auctions = Auctions
after-trades = Trades agreed
after-of = { $done } of { $offered } offers
after-hotels = Hotels built
after-wealth = Fortune, turn by turn
after-turn = turn { $turn }
after-landing = Where people stop
after-all = All
after-me = Me
after-stops = { $count ->
    [one] { $count } stop
   *[other] { $count } stops
}
after-fair = Were the dice fair?
after-fair-what = The fingerprint of the luck was published before the first throw. The secret is now revealed: anybody can work it all out again.
after-verify = Check it here
after-download = Download the game
after-rematch = Rematch, same seats
after-rematch-why = with new luck
after-rematch-open = Join the rematch
after-no-rematch = The rematch could not be set up.
after-replay = Watch the game again
after-home = Back to the home page
after-no-replay = The course of this game could not be loaded.

## Replay

after-replay-title = Replay
after-replay-missing = There is no finished game at this address.
after-step = Step { $step } of { $steps }
after-first = To the start
after-previous = One step back
after-next = One step on
after-last = To the end
after-play = Play
after-pause = Pause
after-speed = Speed
after-result = Result
