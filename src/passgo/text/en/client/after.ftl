# After the game: result, charts, replay.

after-won = { $sides ->
    [0] Nobody wins.
    [one] { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
   *[other] { $names } share the win.
}
# To who has won; $names are the others, if there are any.
after-you-won = { $count ->
    [0] You win.
   *[other] { $sides ->
        [one] You win with { $names }.
       *[other] You share the win with { $names }.
    }
}
# To who has not won: how they end.
after-your-place = { $rank ->
    [2] You come second.
    [3] You come third.
   *[other] You come { $rank }th.
}
after-your-place-behind = { $rank ->
    [2] You come second, { $gap } behind { $names }.
    [3] You come third, { $gap } behind { $names }.
   *[other] You come { $rank }th, { $gap } behind { $names }.
}
after-over = The game is over.
after-length = { $turns ->
    [0] No turn was played.
    [one] One turn.
   *[other] { $turns } turns.
}
# The table agreed to stop; some games are then counted, others closed as they stood.
after-stopped = { $is_counted ->
    [yes] The table agreed to stop here, and the largest fortune wins.
   *[no] The table agreed to stop here; nothing more is counted.
}
# What was agreed to end the game: rounds, or a time.
after-limit = { $by ->
    [time] Time is up: the largest fortune wins.
   *[rounds] { $rounds ->
        [one] The one round agreed is over: the largest fortune wins.
       *[other] The { $rounds } rounds agreed are over: the largest fortune wins.
    }
}
after-fortune = A fortune is cash, deeds at their price on the board, half of it if mortgaged, and buildings at what they cost.
after-rounds = { $rounds ->
    [0] No round was counted.
    [one] One round.
   *[other] { $rounds } rounds.
}
after-wins = { $sides ->
    [one] { $count ->
        [one] winner
       *[other] winners
    }
   *[other] { $count ->
        [one] shares the win
       *[other] share the win
    }
}
after-out = { $turn ->
    [0] out
   *[other] out in turn { $turn }
}
after-bot = { $count ->
    [one] bot
   *[other] bots
}
after-best = Best
after-worst = Costliest
after-rent = Highest rent
after-from-to = paid by { $from } to { $to }
after-auctions = Auctions
after-trades = Trades agreed
after-of = { $done } of { $offered } offers
after-wealth = Fortune, turn by turn
after-turn = { $turn ->
    [0] start
   *[other] turn { $turn }
}
after-landing = Where people stop
after-all = All
after-stops = { $count ->
    [one] { $count } stop
   *[other] { $count } stops
}
after-returns = What properties earned
after-returns-what = The rents that a property brought, less its price and what was built on it.
after-no-returns = No property changed hands.
after-cost = cost
after-rents = rents
after-balance = balance
after-numbers = In figures
after-throws = Throws by total
after-wealth-rounds = Money, round by round
after-begin = start
after-round = { $turn ->
    [0] start
   *[other] round { $turn }
}
after-slides = Slides
after-slides-knocked = Knocked off
after-slides-off = Lost
after-slides-jailed = Jailed
after-slides-sets = Sets
after-slides-best = Best slide
after-slides-best-of = { $names }, round { $round }: worth { $amount }
after-slides-best-what = What it won and cost the others, had the round ended there.
after-whose = Whose stops
after-most = Most visited spaces
after-times = { $count ->
    [one] time
   *[other] times
}
after-fair = Were the dice fair?
after-fair-luck = Was the luck fair?
after-fair-what = The fingerprint of the luck was published before the game began, and every device had a sealed share in it. Now all of it is revealed: anybody can work it out again.
after-checked = The luck was fair, as this device has checked: { $what }.
after-checked-draws = { $count ->
    [0] no draws
    [one] one draw
   *[other] { $count } draws
}
after-checked-shares = { $count ->
    [one] your share
   *[other] your { $count } shares
}
after-checked-heads = { $count ->
    [one] one state of the log
   *[other] { $count } states of the log
}
after-unchecked = This device could not check the game just now.
after-unproven = Checked by this device: nothing is wrong, but it had no share in the luck.
after-suspicious = This device has checked the game, and something is wrong:
after-look = See everything that was checked
after-verify = See the check
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
after-previous-turn = One turn back
after-next-turn = One turn on
after-previous-round = One round back
after-next-round = One round on
after-log = Log
after-purses = Everybody’s cash
after-before = The game is about to begin.
after-key-space = Space
after-keys-play = play
after-keys-step = step
after-keys-turn = turn
after-keys-round = round
after-result = Result

## The picture of the result

after-picture = A picture to keep
after-picture-what = Everybody’s result, the date and the rules, to send to those who played, or to those who should have.
after-picture-of = { $title } { $edition }, { $about }.
after-picture-save = Save the picture
after-picture-share = Share the picture
after-picture-failed = The picture could not be made on this device.
after-picture-turns = { $length ->
    [0] no turn finished
    [one] one turn
   *[other] { $length } turns
}
after-picture-rounds = { $length ->
    [0] no round counted
    [one] one round
   *[other] { $length } rounds
}
after-picture-book = by the booklet
after-picture-changes = { $count ->
    [one] one change: { $names }
   *[other] { $count } changes: { $names }
}
