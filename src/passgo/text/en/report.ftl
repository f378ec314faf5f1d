# The page that tells about a run of games between bots.

report-title = Simulation report
report-lead = { $player } wins { $count } of the games.
report-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
report-partial = Run interrupted
report-seed = Seed { $count }
report-standard = Rules of the booklet
report-house-rules = House rules
report-interval = The whiskers show the Wilson interval at 95%, the dots what equals would win.

## Bots

report-bot-random = Random
report-bot-fp-a = FP‑A
report-bot-fp-b = FP‑B
report-bot-fp-c = FP‑C
report-bot-novice = Novice
report-bot-steady = Steady
report-bot-shark = Shark
report-bot-champion = Champion

## Figures

report-turns = Turns per game
    .note = median { $count }
report-rents = Rents per game
    .note = { $amount } in all
report-auctions = Auctions per game
    .note = at { $count } of the printed price
report-trades = Trades agreed
    .note = { $count } offers per game
report-shortages = Building shortages
    .note = in 1,000 games
report-safeguard = Ended by the limit
    .note = after { $count } turns

## Panels

report-wins = Who wins
report-order = By order of play
    .note = The first seat throws first. Bots change seats in every game.
report-seat = Seat { $count }
report-board = Where throws end
    .note = Every token is followed to its last stop.
report-few = seldom
report-often = often
report-in-jail = In jail
report-wealth = Mean wealth, turn by turn
    .note = Cash, deeds at their printed price and buildings, in the games still going on; zero after a bankruptcy.
report-running = games still going on
report-turn = turn { $count }
report-length = Length of games
    .note = Turns of all players, by tens. The last bar holds all longer games.
report-length-half = median: { $count } turns
report-return = What an investment earns
    .note = Rent per hundred turns of others, as a percentage of what the deed and its buildings cost.
report-group = Group
report-bare = Bare
report-owned = Owned
report-properties = Properties
    .note = Mean amounts per game. The return compares rents with what was paid and built.
report-space = Space
report-share = Throws
report-paid = Bought
report-built = Built
report-rent = Rents
report-ratio = Return
report-method = How to read these figures
    .seeds = Every game has a seed of its own, drawn from the run’s: the same command gives the same games, whatever the number of processes.
    .rents = A rent counts in full once it is claimed; bots always claim at once.
    .limit = A game without a winner after { $count } turns goes to the largest fortune and is counted apart.
    .exposure = How long a deed has had its owner is looked up every eleventh turn.
report-rate = { $count } games per second
