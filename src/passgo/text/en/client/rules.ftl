# The booklet: a clause that was cited, and the whole of it.

rules-title = Booklet
rules-of = Rules of { $edition }
rules-search = Search by number or words
rules-areas = Chapters
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-none = No clause has these words.
rules-open-book = Open the whole booklet
rules-unknown = Clause { $clause } is not in this booklet.
rules-loading = The booklet is on its way…
rules-failed = The booklet could not be loaded.
rules-again = Try again
rules-reading = How an unclear point is read ({ $id })
rules-why = Why: { $why }
rules-basis-text = The booklet says so.
rules-basis-inferred = It follows from the booklet.
rules-basis-silent = The booklet says nothing; this is how we read it.
rules-back = Back

rules-area-setup = Setting up
rules-area-bank = Bank
rules-area-turn = Turns
rules-area-doubles = Doubles
rules-area-go = Go
rules-area-buying = Buying
rules-area-auction = Auctions
rules-area-rent = Rent
rules-area-cards = Cards
rules-area-tax = Taxes
rules-area-free-parking = Free parking
rules-area-jail = Jail
rules-area-shortage = Shortage of buildings
rules-area-selling-property = Selling property
rules-area-selling-buildings = Selling buildings
rules-area-mortgage = Mortgages
rules-area-bankruptcy = Bankruptcy
rules-area-debt-settlement = Settling debts
rules-area-end-winning = End and winning
rules-area-quick-game = Quick game
rules-area-timed-game = Timed game
rules-area-electronic-unit = Electronic unit
rules-area-sound = Sounds
rules-area-zones = Zones
rules-area-forced-deals = Forced trades
rules-area-chance = Chance
rules-area-force-dark-side = The Force and the dark side
rules-area-teams = Teams
rules-area-turn-order = Turn order
rules-area-sliding = Sliding
rules-area-scoring-steps = Scoring
rules-area-next-round = Next round
rules-area-end = End
rules-area-second-chance-options = Second chance
rules-area-worked-example = An example
