# At the table: what a phone does beside a real box.

beside-title = At the table
beside-home = Home
beside-lead = The box lies on the table: this phone keeps the money, counts the rounds, runs the clocks. One phone needs no network once the page is open.
beside-tools = Tools
beside-alone = No network needed
beside-large = Large type
beside-awake-held = The screen stays on
beside-awake-none = This browser cannot keep the screen on
beside-loading = One moment…
beside-rules = The rulebooks, with search
beside-rules-offline = The rulebooks need the network.
beside-bank = Bank
beside-bank-why = Anybody’s money, for any board
beside-unit = Electronic unit
beside-unit-why = The unit of Revolution, for boxes that have lost theirs
beside-score = Knockout scorer
beside-score-why = Tap where the tokens lie: the round is counted
beside-clocks = Clocks and dice
beside-clocks-why = Auction timer, game timer, dice and coin
beside-referee = Referee
beside-referee-why = Tell what happens on your board: the rules are looked after

## The unit

beside-unit-off = The unit is off: any key switches it on.
beside-unit-card = Card { $number }
beside-unit-cards = Bank cards
beside-unit-pick = Tap a card, then a slot: green receives, red pays.
beside-unit-slot = Now tap the green slot to receive, or the red one to pay.
beside-unit-take-green = { $name }: take the card out of the green slot
beside-unit-take-red = { $name }: take the card out of the red slot
beside-unit-empty-green = Green slot, empty: choose a card first
beside-unit-empty-red = Red slot, empty: choose a card first
beside-unit-text = Chance! Make up a text of your own.
beside-unit-enter = A token enters a zone
beside-unit-settings = Names and settings
beside-unit-name = Name on card { $number }
beside-unit-timer = Auction timer, seconds
beside-unit-beeps = Beeps in the last seconds
beside-unit-random = Another length each time, { $least } to { $most } s
beside-unit-odds = A Chance text once in … cards taken out
beside-unit-stays = Seconds a text stays (0: until it is read)
beside-unit-manual = What the keys do
beside-manual-on = Any key
beside-manual-on-do = Switches the unit on. After 90 seconds without use it goes to sleep and forgets nothing.
beside-manual-receive = Receive from the bank
beside-manual-receive-do = Card into the green slot, type the amount, take the card out.
beside-manual-pay = Pay the bank
beside-manual-pay-do = Card into the red slot, type the amount, take the card out.
beside-manual-transfer = Pay a player
beside-manual-transfer-do = Payer’s card into the red slot, receiver’s card into the green one, type the amount, take both out.
beside-manual-amount = K, M and the point
beside-manual-amount-do = They end an amount: 2 6 0 K is 260,000 and 1 . 5 M is 1,500,000. The smallest sum is 10K.
beside-manual-clear = C
beside-manual-clear-do = Takes back what was typed wrong, and a text that has been read.
beside-manual-reset = C, held
beside-manual-reset-do = A new game: every card holds 15M again.
beside-manual-go = GO
beside-manual-go-do = Pays the salary of 2M to the card in the green slot; nothing is typed.
beside-manual-zone = Zone
beside-manual-zone-do = The four symbols pass by; press again when yours is shown, hear its music and read the text.
beside-manual-deal = Deal
beside-manual-deal-do = Starts the auction timer; beeps tell that the time is running out. Pressed again, it stops.
beside-manual-volume = The point, held
beside-manual-volume-do = With no card in, sets the volume; the lowest level leaves only beeps.
beside-manual-text = ? and a sound
beside-manual-text-do = A random Chance: it is for whoever took the last card out.

## The bank

beside-bank-lead = For any board at all: the phone keeps everybody’s money, and the bank has as much as it needs.
beside-bank-players = Players
beside-bank-name = Name of player { $number }
beside-bank-player = Player { $number }
beside-bank-more = One more
beside-bank-fewer = One fewer
beside-bank-money = Money
beside-bank-money-euros = Euros
beside-bank-money-millions = Thousands and millions (K and M)
beside-bank-money-credits = Plain numbers
beside-bank-money-own = A sign of your own
beside-bank-symbol = The sign
beside-bank-start = Everybody begins with
beside-bank-salary-sum = Salary
beside-bank-no-sum = Starting sum and salary must be sums.
beside-bank-open = Open the bank
beside-bank-bank = Bank
beside-bank-pays = Pays
beside-bank-receives = Receives
beside-bank-who-pays = Who pays? Tap one or several.
beside-bank-who-receives = Who receives?
beside-bank-how-much = How much? Tap a sum.
beside-bank-oneself = Nobody pays themselves.
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
