# The board: what spaces, deeds and players say of themselves.

board-name = Board
board-hint = Arrow keys walk the spaces, Enter opens a deed.
board-picked-give = In the trade, you give it
board-picked-ask = In the trade, you get it
board-list-name = All spaces, by group
board-list-rest = Other spaces
board-salary = + { $amount }
board-visit = Just visiting
board-mortgaged-short = mort.
board-free = free
board-owner-of = owned by { $name }
board-mortgaged = mortgaged
board-spoken-group = group { $letter }
board-spoken-tax = to pay: { $amount }
board-spoken-rent = rent { $amount }
board-spoken-factor = rent { $factor } times the dice
board-spoken-houses = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
board-spoken-pot = in the pot: { $amount }
board-spoken-here = here: { $names }
board-spoken-jailed = { $name } (in jail)
board-deed-bare = Bare street
board-deed-houses = { $count } { $word }
board-deed-owned = { $count } owned
board-deed-factor = { $factor } × the dice
board-deed-mortgage = Mortgage
board-deed-tax = To pay
board-deed-turned = Mortgaged: no rent.
board-deed-free = Free
board-deed-of = Owned by { $name }
board-player-turn = to play
board-player-you = you
board-player-your-turn = your move
board-player-here = here
board-player-tries = { $count ->
    [0] In jail
    [one] In jail · { $count } try
   *[other] In jail · { $count } tries
}
board-player-out = Out of the game
board-player-banker = Keeps the bank
board-player-away = away
board-player-bot = bot
board-player-houses = { $count } { $word }
board-player-cards = { $count ->
    [one] { $count } get-out-of-jail card
   *[other] { $count } get-out-of-jail cards
}
board-player-holding = { $group }: { $count } of { $size }
board-player-whole = { $group }: complete
board-bank = Bank
board-bank-stock = { $houses } { $house }, { $hotels } { $hotel } at the start
board-bank-left = { $count } { $word } left
board-notes = Paper money
board-notes-show = In notes
board-note = { $count } × { $note }
board-packs = Packs of cards
board-pack = { $pack }: { $cards ->
    [one] one card in the pack
   *[other] { $cards } cards in the pack
}, { $unseen ->
    [0] all seen before
    [one] one not seen yet
   *[other] { $unseen } not seen yet
}
board-sides = After a throw with a six you move as usual; then the other die opens an action of your side. Try it or leave it: one more die decides.
board-side-own = your side
board-side-dice = six and { $die }
board-side-odds = { $count ->
    [one] { $count } chance in 6; otherwise { $amount } to the bank.
   *[other] { $count } chances in 6; otherwise { $amount } to the bank.
}
board-dice = Dice: { $dice }
board-dice-none = Dice
board-throws-none = Nothing thrown yet.
board-throws-bar = { $total }: { $count ->
    [one] once
   *[other] { $count } times
}
