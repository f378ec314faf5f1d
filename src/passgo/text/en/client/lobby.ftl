# Around the table: sit down, invite, start, and what the table decides together.

lobby-title = The table is filling up
lobby-title-guest = A seat is waiting for you
lobby-seats = Seats
lobby-free = Seat { $number }, free
lobby-full = All seats are taken. You can watch from here.
lobby-removed = Your seat was freed. You can choose another one, or watch.
lobby-host = host
lobby-away = away
lobby-here = on this device
lobby-ready = ready
lobby-sit-here = Sit here
lobby-sit-another = Somebody else here
lobby-sit = Sit down
lobby-their-name = Their name
lobby-stand = Stand up
lobby-be-ready = I’m ready
lobby-rename = Change the name { $name }
lobby-rename-do = Take this name
lobby-token = Play with another token
lobby-token-which = Tokens that nobody has taken
lobby-token-of = The token of seat { $number }
lobby-team = Team { $number }
lobby-team-of = Team of seat { $number }
lobby-remove = Remove { $name }
lobby-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}

## Starting

lobby-start = Start
lobby-start-why = everybody is here
lobby-start-away = { $count ->
    [one] { $names } is away just now
   *[other] { $names } are away just now
}
lobby-start-sit = sit down first
lobby-start-free = { $count ->
    [one] one seat is still free
   *[other] { $count } seats are still free
}
lobby-start-waits = waiting for { $names }
lobby-opening = the shares in the luck are being opened
lobby-opening-slow = { $count ->
    [0] The shares in the luck are being opened…
   *[other] The shares in the luck are being opened. The table waits for { $names }.
}
lobby-laying = Setting up the table…
lobby-fill = Bots in the free seats
lobby-host-starts = The host starts the game once everybody is ready.

## Rules of the table

lobby-sides = Tokens are chosen at the table, the highest opening throw first; a token brings its side.
lobby-rules = What we play
lobby-changed = { $rule }: { $value }
lobby-in-the-book = in the booklet: { $value }
lobby-read-rules = Read the rules
lobby-fair = Luck that can be checked
lobby-fair-why = With this fingerprint the server fixes its secret. Every device then seals a share of its own, and all shares are opened at the start: nobody, not even the host, can choose the luck. After the game each device checks it by itself.
lobby-fair-told = { $only_texts ->
    [yes] The dice are your own, and everybody sees them: nothing draws or proves them. Rules, sums and the order of all entries are kept so that nobody can change them later; what bots and the electronic unit draw is proven as at any table.
   *[no] The dice and cards are your own, and everybody sees them: nothing draws or proves them. Rules, sums and the order of all entries are kept so that nobody can change them later; what bots and the electronic unit draw is proven as at any table.
}

## Inviting

lobby-invite = Invite
lobby-invite-label = Link and code of the table
lobby-share = Share
lobby-lock = Close to newcomers
lobby-unlock = Open the table again
lobby-locked = The table is closed: nobody new can come in.
lobby-code = Or say this code; it is typed on the home page:
lobby-code-new = Another code
lobby-code-ask = A code to say aloud
lobby-move = Continue on another device
lobby-move-how = Open this link on the other device within five minutes. Your seat moves there and leaves this one.

## Rents

lobby-claims-why = Turn this off to claim them yourself: by the booklet, a rent that nobody claims in time is lost.
lobby-claims-server = The server claims my rents
lobby-rents = Rents
lobby-rents-own = claimed by their owners
lobby-rents-server = claimed by the server

## What the table must see

lobby-link-away = Connection lost. The game goes on by itself as soon as the network is back.
lobby-link-connecting = Connecting…
lobby-paused = The table is paused.
lobby-covered = { $count ->
    [one] A bot plays until { $names } is back.
   *[other] Bots play until { $names } are back.
}
lobby-host-away = The host is away: those who are here can decide by a vote.
lobby-held = { $name } is building: the dice wait a moment.
lobby-voided = The game has not started because of { $names }: a share in the luck did not come in time, or the seat changed hands. There is a new secret, and everybody can start again.
lobby-voided-often = { $starts } starts have come to nothing, the last because of { $names }. Whoever runs the server could go on until the luck suits: this device takes part again only once you say that you are ready.
lobby-shareless-left-out = { $count ->
    [one] The luck of this game has no share of { $names }: this device was not connected when it started.
   *[other] The luck of this game has no shares of { $names }: this device was not connected when it started.
}
lobby-shareless-lost = This device no longer has the share in the luck of { $names }, so this start will be called off. Then say again that you are ready.
lobby-resumed = The game went on from its last saved position.
lobby-rematch = A rematch is open, with the same seats.
lobby-rematch-go = Count me in
lobby-onward = This game goes on at another table.
lobby-onward-go = Go there
lobby-goes-on = This game goes on from another table, as it stood there. Every seat keeps its money, deeds and place.
lobby-with-box = Go on with our box
lobby-without-box = Go on in the browser
lobby-board-sheet = What to put on the board
lobby-vote-start = { $by } proposes to start without the host.
lobby-vote-pause = { $on ->
    [yes] { $by } proposes a pause.
   *[no] { $by } proposes to go on.
}
lobby-vote-lock = { $on ->
    [yes] { $by } proposes to close the table to newcomers.
   *[no] { $by } proposes to open the table again.
}
lobby-vote-pace = { $by } proposes another pace for the bots.
lobby-vote-hand-over = { $by } proposes to hand { $name }’s seat to somebody else.
lobby-vote-remove = { $by } proposes to remove { $name } from the table.
lobby-vote-mute = { $on ->
    [yes] { $by } proposes that { $name } writes nothing for now.
   *[no] { $by } proposes that { $name } may write again.
}
lobby-vote-dismiss = { $by } proposes to send away somebody who is watching.
lobby-vote-end = { $by } proposes to stop here and count.
lobby-vote-onward = { $by } wants to go on at another table, with the box or without it.
lobby-vote-back = { $by } proposes to take back the last step.
lobby-vote-count = { $yes } for, of { $needed } needed
lobby-vote-withdraw = Withdraw the proposal

## What nobody should overlook

lobby-unfair-unreadable = The server’s start of this game cannot be read. Your share in the luck was not opened for it.
lobby-unfair-other-table = The start that the server shows is that of another table. Your share in the luck was not opened for it.
lobby-unfair-other-round = Your share in the luck was sealed for another attempt to start. It was not opened for this one.
lobby-unfair-other-promise = The fingerprint of the luck is not the one that was there when you were ready. Your share was not opened for it.
lobby-unfair-other-edition = This is not the game for which you were ready. Your share in the luck was not opened for it.
lobby-unfair-other-share = There is another share in the place of yours: this is not the luck that the table promised.
lobby-unfair-other-start = Your share in the luck was opened for one start, and now the server shows another: this is not the luck that the table promised.
lobby-unfair-blamed = The server says that your share in the luck did not come, though this device had sent it. Unless your connection failed just then, somebody has called off this start because it did not suit.
lobby-unfair-shut-out = The luck of this game has no share of { $names }, though this device was connected and ready when it started: whoever runs the server could choose it.
lobby-unfair-told-head = The server has told two different stories about the same step: somebody has changed what had happened in this game.
lobby-unfair-told-promise = The server has shown two different fingerprints of the luck for the same attempt to start: this is not the luck that the table promised.
lobby-unfair-told-start = The server has shown two different starts of the same game: this is not the luck that the table promised.
lobby-unfair-told-round = The server has gone back to an attempt to start that had come to nothing: somebody may have chosen among them.
lobby-unfair-told-signature = The server has sent a receipt that it has not signed: afterwards it could tell this game otherwise.
lobby-unfair-told-silent = The server no longer says how the log of this game stands: afterwards it could tell this game otherwise.
lobby-unfair-told-key = The server signs with another key than before. Either it was set up anew, or somebody else answers in its place.

## The table’s menu

lobby-menu = The table
lobby-as-host = As the host
lobby-by-vote = By vote, while the host is away
lobby-pause = Pause
lobby-go-on = Go on
lobby-propose-end = Propose to stop and count
lobby-propose-back = Propose to take back the last step
lobby-concede = Leave the game
lobby-concede-sure = Leave for good?
lobby-hand-over = Hand over { $name }’s seat
lobby-hand-over-to = Hand over to…
lobby-onlooker = Somebody watching
lobby-mute = Mute { $name }
lobby-unmute = Let { $name } write
lobby-dismiss = Send away

## When a table does not open

lobby-unknown-title = No table at this address
lobby-unknown = The link is incomplete, the table has expired, or it is closed to newcomers. Ask whoever invited you for a fresh link.
lobby-unreachable-title = The server does not answer
lobby-unreachable = The game is saved. This page tries again by itself and will go on where you were.
lobby-crowded-title = The server is full
lobby-crowded = Too many connections are coming in just now. This page tries again by itself; your seat stays yours.
lobby-outdated-title = Passgo has been updated
lobby-outdated = Reload the page to go on with the new version. Nothing is lost.
lobby-move-over-title = This link has been used
lobby-move-over = A link to change devices is good once, for five minutes. Ask for another one on the device that has your seat.
lobby-seat-lost-title = Your seat is elsewhere
lobby-seat-lost = It is played on another device now, or the table gave it to somebody else.
lobby-look-on = Watch the table
