# Home: choose a box, open a table, join another one.

home-title = Which box shall we open?
home-lead = Real editions, played by their own booklet. Alone, with family, or against bots.
home-rules = Rules
home-beside = Do you own the box?
home-beside-why = Your phone is its referee, bank, unit or scorer.
home-players = { $count } people
home-minutes = about { $from } to { $to } min

## Playing at once

home-now = Play now
home-now-do = Play now against { $count ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $count } bots
}
home-now-why = { $kind ->
    [sliding] { $edition }, by the booklet
   *[dice] { $edition }, by the booklet; rents are claimed for you
}

## Editions

home-board = Board

## Your table

home-your-table = Your table: { $edition }
home-book = { $count ->
    [0] By the booklet
    [one] { $count } change
   *[other] { $count } changes
}
home-your-name = Your name
home-you = you
home-seat = Seat { $number }
home-person = A person, by link
home-bot-novice = Novice bot
home-bot-steady = Steady bot
home-bot-shark = Shark bot
home-bot-champion = Champion bot
home-add-person = A person
home-add-bot = A bot
home-teams = { $alone ->
    [yes] More than { $most } play in teams of two, and here one person plays alone. Partners take turns with one set of tokens, share their money, and win or lose together; they are chosen in the lobby.
   *[no] More than { $most } play in teams of two. Partners take turns with one set of tokens, share their money, and win or lose together; they are chosen in the lobby.
}
home-remove-seat = Remove seat { $number }
home-variant = Which game?
home-pace = Pace of the bots
home-pace-1x = calm
home-pace-3x = brisk
home-pace-instant = at once
home-clock = Time per turn
home-clock-off = no limit
home-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
home-length = Length of the game
home-length-minutes = { $count ->
    [0] until the table agrees to count
    [one] { $count } minute
   *[other] { $count } minutes
}
home-grace = Time away before a bot steps in
home-all-rules = All other rules ({ $count })
home-in-booklet = booklet, { $clause }
home-house-rules = House rules
home-find-rule = Find a rule
home-only-with = No effect unless “{ $rule }” is set to “{ $choice }”.
home-no-rule = No rule speaks of this.
home-subject-money = Money and dice
home-subject-jail = Jail
home-subject-buying = Buying and auctions
home-subject-rent = Rent
home-subject-cards = Cards and messages
home-subject-buildings = Buildings
home-subject-mortgages = Mortgages
home-subject-end = Debts, trades and the end
home-subject-more = More
home-back-to-book = Back to the booklet
home-changes = { $count ->
    [0] Everything goes by the booklet. A change would be marked “change” and shown to guests before they sit down.
    [one] One change from the booklet, shown to guests before they sit down.
   *[other] { $count } changes from the booklet, shown to guests before they sit down.
}
home-last = Same as last time
home-last-why = { $edition }, { $people ->
    [one] one person
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] {" "}and one bot
   *[other] {" "}and { $bots } bots
}
home-unfit = { $rule }: correct this number first.
home-name-first = Please enter your name first.
home-create = Open the table
home-create-why = you get a link to share

## Join and resume

home-join = Join
home-join-how = Type the code you were told, or paste the link you were sent.
home-join-placeholder = canal-figue-47, or a link
home-join-do = Go to this table
home-join-why = no account, no adverts
home-join-wrong = There is no code and no link to a table in this text.
home-join-no-code = No table is waiting for players under this code. It may be full, or the code may have expired.
home-mine = My games
home-resume-note = Your seat is kept: a bot plays for you and hands it back.
home-nobody-yet = nobody yet
home-turn-mine = your turn
home-turn = { $count ->
    [one] { $names } to play
   *[other] { $names } to play
}
home-free-seats = { $count ->
    [0] ready to start
    [one] one free seat
   *[other] { $count } free seats
}
home-open = Open tables
home-open-none = No table is open to everybody just now.
home-public = Open to everybody
home-public-why = listed here for all who come, until it is full or closed
home-own-claims = Everybody claims their own rents
home-own-claims-why = As in the booklet: a rent that nobody claims in time is lost, which is part of the fun.
home-own-claims-else = Otherwise the server claims for everybody who would rather not.
home-open-chances = Everybody sees the chances
home-open-chances-why = A bar tells players and onlookers alike how likely each player is to win, anew at each turn. Whoever sits down agrees to that.
home-box = With our box
home-box-why = { $only_texts ->
    [yes] You throw real dice, and enter what came. Passgo keeps the money, the deeds, the rents, the messages and the rules.
   *[no] You throw real dice and draw real cards, and enter what came. Passgo keeps the money, the deeds, the rents and the rules.
}
home-box-bots = Somebody throws for the bots too.
home-status-starting = starting
home-status-playing = playing
home-status-over = finished

## Footer

home-not-affiliated = Passgo is not connected with any publisher of games. The names of the editions tell which boxes’ rules are followed; drawings and texts are our own.
home-private = No account, no adverts, no tracking. One cookie remembers the seats of this device.
home-verify = Check the luck of a game
