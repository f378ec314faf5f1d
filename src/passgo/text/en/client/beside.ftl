# At the table: what a phone does beside a real box.

beside-title = At the table
beside-home = Home
beside-lead = The box lies on the table: this phone keeps the money, counts the rounds, runs the clocks. One phone needs no network once the page is open.
beside-tools = Tools
beside-alone-open = No network needed while this page stays open
beside-alone = No network needed
beside-large = Large type
beside-awake-held = The screen stays on
beside-awake-none = This browser cannot keep the screen on
beside-loading = One moment…
beside-rules = The booklets, with search
beside-rules-offline = The booklets need the network.
beside-bank = Bank
beside-bank-why = Everybody’s money, for any board
beside-unit = Electronic unit
beside-unit-why = { $box }: for boxes whose unit is lost or broken
beside-score = Scorer
beside-score-why = { $box }: tap where the tokens lie, and the round is counted
beside-clocks = Clocks and dice
beside-clocks-why = Auction timer, game timer, dice and coin
beside-referee = Referee
beside-referee-why = Tell what happens on your board: Passgo knows the rules

## The unit

beside-unit-off = The unit is off: any key switches it on.
beside-unit-card = Card { $number }
beside-unit-cards = Bank cards
beside-unit-pick = Tap a card, then a slot: green receives, red pays.
beside-unit-slot = Now tap the green slot to receive, or the red one to pay.
beside-unit-sum-green = Type the sum, then M or K. A salary is GO alone.
beside-unit-sum-red = Type what goes to the bank, then M or K.
beside-unit-sum-both = Type the sum, then M or K: { $payer } pays { $receiver }.
beside-unit-take-green = { $name }: take the card out of the green slot
beside-unit-take-red = { $name }: take the card out of the red slot
beside-unit-empty-green = Green slot, empty: choose a card first
beside-unit-empty-red = Red slot, empty: choose a card first
beside-unit-text = Chance: make up a message of your own.
beside-unit-enter = A token enters a zone
beside-unit-settings = Names and settings
beside-unit-name = Name on card { $number }
beside-unit-timer = Auction timer, seconds
beside-unit-beeps = Beeps in the last seconds
beside-unit-random = Another length each time, { $least } to { $most } s
beside-unit-odds = A Chance message once in … cards taken out
beside-unit-stays = Seconds a message stays (0: until it is read)
beside-unit-away = Obey it, then press C: the message goes. What is paid for it brings no other message.
beside-unit-reset = New game: every card has { $start }.
beside-unit-time-over = Time is up: the last bid stands.
beside-unit-runs = The auction is on, nobody knows for how long.
beside-unit-left = The auction runs for { $seconds } s more.
beside-unit-chains = What is paid for a message may bring another
beside-unit-manual = What the keys do
beside-manual-on = Any key
beside-manual-on-do = Switches the unit on. After { $standby } seconds without use it goes to sleep and forgets nothing.
beside-manual-receive = Receive from the bank
beside-manual-receive-do = Card into the green slot, type the amount, take the card out.
beside-manual-pay = Pay the bank
beside-manual-pay-do = Card into the red slot, type the amount, take the card out.
beside-manual-transfer = Pay a player
beside-manual-transfer-do = Payer’s card into the red slot, receiver’s card into the green one, type the amount, take both out.
beside-manual-amount = K, M and the point
beside-manual-amount-do = They end an amount: 2 6 0 K is 260,000 and 1 . 5 M is 1,500,000. The smallest sum is { $step }.
beside-manual-clear = C
beside-manual-clear-do = Clears a typing error, or a message that has been read.
beside-manual-reset = C, held
beside-manual-reset-do = A new game: every card holds { $start } again.
beside-manual-go = GO
beside-manual-go-do = Pays the salary of { $salary } to the card in the green slot; nothing is typed.
beside-manual-zone = Zone
beside-manual-zone-do = The four symbols pass by; press again when yours is shown, hear its music and read the message.
beside-manual-deal = Deal
beside-manual-deal-do = Starts the auction timer; beeps tell that the time is running out. Pressed again, it stops.
beside-manual-volume = The point, held
beside-manual-volume-do = With no card in, sets the volume; the lowest level leaves only beeps.
beside-manual-text = ? and a sound
beside-manual-text-do = A random Chance message: it is for whoever took the last card out.

## The bank

beside-bank-lead = For any board at all: the phone keeps everybody’s money, and the bank has as much as it needs.
beside-bank-players = Players
beside-bank-name = Name of player { $number }
beside-bank-player = Player { $number }
beside-bank-more = One more
beside-bank-fewer = One fewer
beside-bank-money = Money
beside-bank-money-plain = Plain numbers
beside-bank-money-own = A sign of your own
beside-bank-symbol = The sign
beside-bank-start = Everybody begins with
beside-bank-salary-sum = Salary
beside-bank-no-sum = Starting sum and salary must be sums.
beside-bank-too-much = That is too much: no sum may be greater than { $most }.
beside-bank-open = Open the bank
beside-bank-bank = Bank
beside-bank-pays = Pays
beside-bank-receives = Receives
beside-bank-who-pays = Who pays? Tap one or several.
beside-bank-who-receives = Who receives?
beside-bank-how-much = How much? Tap a sum.
beside-bank-oneself = Nobody pays themselves.
beside-bank-no-amount = Type a sum above zero, such as { $less } or { $more }.
beside-bank-sums = Sums
beside-bank-other = Another sum
beside-bank-book-it = Book it
beside-bank-book = Book { $amount }
beside-bank-salary = Salary for { $name }: { $amount }
beside-bank-falls = { $name } falls to { $held }.
beside-bank-anyway = Book it anyway?
beside-bank-yes = Book it anyway
beside-bank-no = No, leave it
beside-bank-paid = { $count ->
    [one] { $payers } pays { $receiver } { $amount }.
   *[other] { $payers } pay { $receiver } { $amount } each.
}
beside-bank-history = History
beside-bank-nothing = Nothing has been paid yet.
beside-bank-line = { $payers } → { $receiver }: { $amount }{ $count ->
    [one] {""}
   *[other] {" "}each
}
beside-bank-line-salary = Salary for { $receiver }: { $amount }
beside-bank-undone = undone
beside-bank-undo = Undo
beside-bank-redo = Redo
beside-bank-undo-line = Undo: { $line }
beside-bank-redo-line = Redo: { $line }
beside-bank-not-kept = This browser keeps nothing: the book is lost when the page is closed.
beside-bank-new = Another game
beside-bank-new-why = The book of this game is forgotten on this phone.
beside-bank-end = Close this book

## The bank that several phones share

beside-bank-phones = Other phones
beside-bank-share-why = Everybody can see and book from their own phone. The book is then kept by the server, not by this phone alone.
beside-bank-share = Share this book
beside-bank-join = Has somebody shared a book? Its code or its link
beside-bank-join-do = Open the shared book
beside-bank-join-wrong = That leads to no book. Read the code again, or ask for a new one.
beside-bank-phones-why = Whoever opens the link, takes a picture of the code or types the words sees this book and may book in it.
beside-bank-link = The link to this book
beside-bank-code = Or say these words
beside-bank-who = Whose phone is this?
beside-bank-who-why = Tap your account. Tap the bank for a phone that books for everybody.
beside-bank-i-am = This is { $name }’s phone.
beside-bank-i-am-bank = This phone is the Banker’s.
beside-bank-other-me = Somebody else
beside-bank-i-pay = You pay. Whom?
beside-bank-banker = the Banker
beside-bank-by = booked by { $name }
beside-bank-undone-by = undone by { $name }
beside-bank-waits = not sent yet
beside-bank-shared = Shared · up to date
beside-bank-opening = Opening the shared book…
beside-bank-sending = { $count ->
    [one] Sending an entry…
   *[other] Sending { $count } entries…
}
beside-bank-away = { $count ->
    [0] No connection
    [one] No connection · an entry waits
   *[other] No connection · { $count } entries wait
}
beside-bank-away-why = This is how the book stood. What you book counts on this phone and is sent when the connection is back.
beside-bank-away-new = No connection: the book cannot be opened yet. This page keeps trying.
beside-bank-gone = This book is no longer on the server.
beside-bank-alone-why = The server no longer has this book, but this phone still has all of it, with your entries that were not sent. It can go on here, without the other phones.
beside-bank-alone = Keep it on this phone alone
beside-bank-alone-over = This phone has another book of its own, which will be forgotten.
beside-bank-meanwhile = Meanwhile others have booked. { $line }
beside-bank-undone-already = Somebody has just done that from another phone.
beside-bank-asks = A question waits below
beside-bank-same-name = Two players have the same name: give each a name of their own.
beside-bank-refused = The shared book did not take your last entry: what it is about has changed.
beside-bank-leave = Leave this shared book
beside-bank-leave-why = The others go on. Entries that are not sent yet stay on this phone and are sent when its link is opened here again.

## The scorer

beside-score-lead = Tap where each token lies after a round: the phone counts the seven steps as the booklet does.
beside-score-players = Players
beside-score-teams = { $alone ->
    [0] { $count }, in { $sides } teams of two
   *[other] { $count }, in { $sides } sides: one plays alone
}
beside-score-name = Marker { $number }, from the top
beside-score-name-in-team = Marker { $number }, from the top: player { $nth }
beside-score-colour = Tokens
beside-score-colour-of = Tokens of marker { $number }
beside-score-begin = Begin round 1
beside-score-rounds = Rounds
beside-score-round = Round { $round } of { $of }
beside-score-tap = Tap where { $name }’s tokens lie.
beside-score-most = Tap the middle of the token: the space that holds most of it counts.
beside-score-sides = Players
beside-score-of = { $count } of { $of }
beside-score-jail = In jail
beside-score-off = Off board
beside-score-undo = Undo
beside-score-lies-board = { $name }: { $space }.
beside-score-lies-short = { $name }: before the first space, counts for nothing.
beside-score-lies-jail = { $name }: in jail.
beside-score-lies-off = { $name }: off the board.
beside-score-lifted = { $name }: token taken up again.
beside-score-missing = { $name } still has tokens to lay.
beside-score-again-first = { $name } must slide the token on Chance again.
beside-score-laid = All tokens are laid.
beside-score-by-name = Or by the name of the space
beside-score-choose = Choose a space…
beside-score-chance = Step 1: { $name }’s token lies on Chance. Put it at GO and slide it again; if it comes back to Chance, it stays.
beside-score-slides-again = { $name } slides again
beside-score-stays-on-chance = Step 1: { $name }’s token was pushed onto Chance when their part of this step was over: it stays ({ $clause }).
beside-score-railroad = Step 2: { $name }’s token on the Railroad goes to
beside-score-stays = It stays on the Railroad
beside-score-house = { $name }’s House doubles
beside-score-dearest = The dearest property
beside-score-paid = Paid to Free Parking during the round
beside-score-pay = { $name } pays { $amount }
beside-score-unpay = { $name } pays nothing
beside-score-count = Count the round
beside-score-no-not-on-railroad = Only a token on a Railroad is moved ({ $clause }).
beside-score-no-not-a-property = A token leaves the Railroad for a property ({ $clause }).
beside-score-no-property-occupied = That property is occupied ({ $clause }).
beside-score-no-not-enough-cash = Nobody can pay more to Free Parking than they have ({ $clause }).
beside-score-correct = An earlier round can be opened above and corrected: the later ones follow.
beside-score-won = { $count ->
    [one] { $names } wins with { $amount }.
   *[other] { $names } share the win with { $amount }.
}
beside-score-sum = { $name }: { $amount }
beside-score-ranking = Final ranking
beside-score-cash = Everybody’s cash
beside-score-pot = Above Free Parking: { $amount }
beside-score-new = Forget this game

## Clocks and small things

beside-clock-auction = Auction
beside-clock-game = Game by the clock
beside-clock-start = Start
beside-clock-pause = Pause
beside-clock-again = From the beginning
beside-clock-less = Less time
beside-clock-more = More time
beside-clock-over = Time is up
beside-dice = Dice and coin
beside-dice-count = How many dice
beside-dice-roll = Throw
beside-dice-sum = { $dice } = { $sum }
beside-coin = Toss a coin
beside-coin-heads = Heads
beside-coin-tails = Tails
