# The table of a game: log, chat, players, keys.

## Parts of the table

table-board = Board
table-players = Around the table
table-places = Views
table-place-play = Play
table-place-deeds = Deeds
table-place-trade = Trade
table-place-log = Log
table-place-table = Table
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-back = Back to the game
table-booklet = { $count ->
    [0] Booklet · no change
    [one] Booklet · { $count } change
   *[other] Booklet · { $count } changes
}
table-link-connecting = Connecting
table-link-online = Online
table-link-away = Reconnecting
table-link-gone = Offline
table-link-crowded = Server full

## What is asked

table-clause = Read clause { $clause }
table-for = Over to you, { $name }.
table-your-turn = Over to you.
table-reached = { $by ->
    [card] Reached by { $card }: { $place }.
    [action] Reached by an action: { $place }.
    [zone] Reached from a zone: { $place }.
    [gathering] Reached with everybody: { $place }.
   *[dice] Reached with { $dice }: { $place }.
}
table-quiet = { $rule ->
    [rent_in_jail] House rule: { $owner } is in jail and collects no rent.
   *[first_lap] House rule: no buying before a first time round the board.
}
table-looking-on = You are watching.
table-hint-throw = Press once to throw the dice. Before that you may trade, build or mortgage.
table-hint-buy = A complete colour group earns more rent, and you can build on it: buy towards one.
table-hint-auction = Anybody may bid at any time, above or below the printed price. Name a sum, and the page can bid for you up to it.
table-undo = Take back my last step
table-double = a double
table-no-double = no double
table-throws = Throws so far
table-verify = Check
table-power-from = succeeds from { $die }
table-seats-here = Who plays on this device

## What is happening

table-scene-dice = { $who ->
    [you] You throw the dice…
   *[other] { $name } throws the dice…
}
table-scene-walk = { $who ->
    [you] You move on…
   *[other] { $name } moves on…
}
table-scene-jail = { $who ->
    [you] Straight to { $jail } for you…
   *[other] Straight to { $jail } for { $name }…
}
table-scene-card = { $who ->
    [you] For you, { $card }…
   *[other] For { $name }, { $card }…
}
table-scene-text = { $who ->
    [you] A message for you: read it.
   *[other] A message for { $name }…
}
table-scene-pay = { $who ->
    [you] You pay…
   *[other] { $name } pays…
}
table-scene-receive = { $who ->
    [you] You receive money…
   *[other] { $name } receives money…
}
table-scene-collect = { $who ->
    [you] { $count } players pay you…
   *[other] { $count } players pay { $name }…
}
table-scene-share = { $who ->
    [you] You pay { $count } players…
   *[other] { $name } pays { $count } players…
}
table-scene-die = { $who ->
    [you] You throw for it: { $power }…
   *[other] { $name } throws for it: { $power }…
}
table-scene-won = { $who ->
    [you] Your throw is good: { $power }.
   *[other] { $name } throws well enough: { $power }.
}
table-scene-lost = { $lowest ->
    [6] { $power }: not this time. It takes a 6.
   *[other] { $power }: not this time. It takes { $lowest } or more.
}
table-scene-hammer = The hammer falls…
table-hammer-once = Going once
table-hammer-twice = Going twice
table-hammer-sold = Sold
table-scene-group = { $who ->
    [you] You now own all of { $groups }.
   *[other] { $name } now owns all of { $groups }.
}
table-scene-hotel = { $who ->
    [you] You build { $hotel }, the only one on the board.
   *[other] { $name } builds { $hotel }, the only one on the board.
}
table-work = { $name } { $done }.
table-work-built = { $where ->
    [place] builds { $pieces } on { $place }
    [each] builds { $pieces } on { $place }, { $each } on each street
   *[several] builds { $pieces }
}
table-work-sold = { $count ->
    [one] sells buildings on { $place }
   *[other] sells buildings on { $count } streets
}
table-work-mortgaged = { $count ->
    [one] mortgages { $place }
   *[other] mortgages { $count } deeds
}
table-work-lifted = { $count ->
    [one] lifts the mortgage on { $place }
   *[other] lifts { $count } mortgages
}
table-power-won = It works
table-power-lost = Not this time
table-power-needed = { $lowest ->
    [6] It takes a 6: { $amount } to the bank.
   *[other] It takes { $lowest } or more: { $amount } to the bank.
}
table-lately = What just happened
table-lately-pays = { $other ->
    [bank] You pay { $amount }: { $why }
   *[player] You pay { $name } { $amount }: { $why }
}
table-lately-gets = { $other ->
    [bank] You receive { $amount }: { $why }
   *[player] { $name } pays you { $amount }: { $why }
}
table-why = { $reason ->
    [salary] salary
    [ordered-salary] salary
    [price] { $has ->
        [none] purchase
       *[name] { $place }
    }
    [bid] { $has ->
        [none] auction
       *[name] auction, { $place }
    }
    [rent] rent, { $place }
    [tax] { $place }
    [fine] fine
    [card] { $card }
    [building] { $has ->
        [none] building
       *[name] building, { $place }
    }
    [sale-of-building] buildings sold
    [mortgage] { $has ->
        [none] mortgage
       *[name] mortgage, { $place }
    }
    [lifting] { $has ->
        [none] mortgage lifted
       *[name] mortgage lifted, { $place }
    }
    [interest] interest
    [deal] trade
    [estate] bankruptcy
    [dealt-deed] dealt deed
    [pot] the pot
   *[action] { $has ->
        [none] action
        [failed] failed action, { $power }
       *[name] { $power }
    }
}
table-meanwhile-away = While you were away
table-meanwhile-fast = Meanwhile
table-meanwhile-more = { $count ->
    [one] Before that, one more thing: it is in the log.
   *[other] Before that, { $count } more things: they are in the log.
}
table-counting = Now everybody’s fortune is counted.
table-faster = Skip to now

## Who falls

table-fall-rank = { $rank ->
    [1] 1st of { $of }
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $rank }th of { $of }
}
table-fall-to = To { $name }
table-fall-nothing = There was nothing left to hand over.
table-fall-bankrupt = { $who ->
    [you] For you the game ends here.
   *[other] For { $name } the game ends here.
}
table-fall-left = { $who ->
    [you] You have left the game.
   *[other] { $name } has left the game.
}
table-fall-read = Continue
table-fall-watch = Watch the rest
table-fall-fast = Fast forward
table-fall-fast-why = no animation until the end
table-fall-again = New game
table-fall-again-why = same rules, another table
table-fall-leave = Leave the table
table-fall-slow = Bring the animation back

## Deeds

table-my-deeds = My deeds
table-deeds-of = Deeds: { $name }
table-manage = Manage
table-no-deeds = No deeds yet.
table-owned-by = Owner: { $name }
table-unowned = Nobody owns this yet.
table-no-deed = Nobody can own this space.
table-ask-for-it = Offer { $name } a trade

## Log and chat

table-log = Log
table-log-empty = Nothing has happened yet.
table-newest = Newest
table-turn-start = Start of the game
table-turn-number = Turn { $number }
table-turn-buys = { $at ->
    [here] buys it for { $amount }
   *[there] buys { $place } for { $amount }
}
table-turn-takes = { $at ->
    [here] takes it free of charge
   *[there] takes { $place } free of charge
}
table-turn-wins = { $at ->
    [here] wins it at auction for { $amount }
   *[there] wins { $place } at auction for { $amount }
}
table-turn-builds = builds: { $place }
table-turn-sells = sells buildings: { $place }
table-turn-mortgages = mortgages { $place }
table-turn-lifts = lifts the mortgage on { $place }
table-turn-jailed = off to { $jail }
table-turn-freed = leaves { $jail }
table-turn-card = { $card }
table-turn-deals = trades with { $other }
table-turn-forces = forces a trade on { $other }
table-turn-steals = takes deeds without paying
table-turn-wipes = takes everything from { $other }
table-turn-leaves = leaves the game
table-turn-bankrupt = goes bankrupt
table-turn-pays = { $to ->
    [bank] pays { $amount }
   *[player] pays { $other } { $amount }
}
table-turn-gets = receives { $amount }
table-turn-salary = collects a salary of { $amount }
table-turn-pot = takes the pot, { $amount }
table-turn-tries = tries { $power }: { $is ->
    [won] success
   *[lost] failed
}
table-earlier = Earlier
table-taken-back = taken back
table-filter-topic = What to show
table-filter-person = Whom to show
table-all-topics = Everything
table-everybody = Everybody
table-topic-moves = Moves
table-topic-money = Money
table-topic-property = Property
table-topic-auctions = Auctions
table-topic-deals = Trades
table-topic-luck = Dice and { $cards }
table-topic-game = Turns
table-show-space = Show on the board
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-onlooker = Somebody watching
table-write = Write to the table
table-send = Send
table-says = { $name }: { $words }
table-emotes = Say it with a picture
table-emote-hello = Hello
table-emote-well-played = Well played
table-emote-thanks = Thank you
table-emote-sorry = Sorry
table-emote-laugh = That’s funny
table-emote-ouch = Ouch
table-emote-thinking = I’m thinking
table-emote-hurry = Your turn, please
table-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

## The table and its people

table-rules = Rules of this table
table-rulebook = Read the booklet
table-deviation = change
table-rule-is = { $rule }:
table-by-the-book = By the booklet, without any change.
table-board-list = All properties by group
table-people = At the table
table-bot = bot · { $level }
table-level-novice = novice
table-level-steady = steady
table-level-shark = shark
table-level-champion = champion
table-covered = a bot stands in
table-away = away
table-away-now = { $name } has lost the connection.
table-back-now = { $name } is back.
table-host = host
table-watching = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
table-for-me = For me
table-claim-for-me = Claim my rents for me
table-claim-for-me-why = The server claims in time; nothing is forgotten.
table-auto-throw = Throw for me
table-auto-throw-why = When nothing else can be done, but never from jail. On this device.
table-auto-end = End my turn for me
table-auto-end-why = When nothing asks for an answer and none of my rents is waiting to be claimed. On this device.
table-as-in-the-box = As in the box
table-as-in-the-box-why = Put the bank cards into the unit and type the amounts yourself.
table-declined = Declined for me until the end of the game
table-declined-offer = { $name }: { $what }
table-hear-again = Hear them again
table-show-board = Choose deeds on the board
table-tap-deeds = Tap deeds on the board to put them in or take them out
table-wait = Wait, I’m building

## Keys

table-round = Round { $round } of { $rounds }
table-ends-at = Ends at { $hour }
table-help = Keys
table-help-lead = Keys act while no field or button is selected. Press Escape to leave one.
table-key-space = Space
table-key-enter = Enter
table-key-escape = Esc
table-key-of-roll = throw the dice
table-key-of-main = main action, end the turn
table-key-of-buy = buy
table-key-of-auction = do not buy
table-key-of-claim = claim a rent
table-key-of-raise-1 = small raise
table-key-of-raise-2 = middle raise
table-key-of-raise-3 = large raise
table-key-of-leave = drop out of the auction
table-key-of-trade = trade
table-key-of-build = build
table-key-of-mortgage = mortgage
table-key-of-jail = leave jail by paying
table-key-of-card = leave jail with a card
table-key-of-force = try the action
table-key-of-chat = chat
table-key-of-emote = say it with a picture
table-key-of-mute = sound on or off
table-key-of-log = log
table-key-of-deeds = my properties
table-key-of-back = back
table-key-of-help = this help
table-key-of-arrows = walk the board

## Everybody’s chances, where a table shows them

table-chances = Chances to win
table-chances-name = { $name }:

## The champion’s advice

table-champion-ask = What would the champion do?
table-champion-thinks = The champion is thinking…
table-champion-would = The champion would: { $order }.
table-champion-unreachable = The server does not answer. Ask again in a moment.
