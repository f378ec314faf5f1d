# The analysis of a finished game: chances, dear decisions, practice, playing on.

analysis-title = What decided the game
analysis-what = Passgo plays the game on many times from every turn, everybody in the manner of a strong bot, and counts who wins. So you see when it turned, and what each decision cost.
analysis-ask = Analyse this game
analysis-ask-why = takes a few seconds to a minute
analysis-waiting = { $ahead ->
    [one] One game is analysed before this one.
   *[other] { $ahead } games are analysed before this one.
}
analysis-running = Analysing: { $share }
analysis-again = Try again
analysis-unreachable = The server does not answer. The analysis goes on there.
analysis-no-answer = The server does not answer. Try again in a moment.

analysis-chances = Chances to win, turn by turn
analysis-seat = { $name }: { $chance }, from { $low } to { $high }
analysis-band = The pale bands are the margin of error, 95 %.
analysis-turning = Turning points
analysis-turn = Turn { $turn }
analysis-swing = { $name }: from { $before } to { $after }

analysis-dearest = The dearest decisions
analysis-none-dear = No decision cost anybody anything beyond the margin of error.
analysis-whose = Whose decisions
analysis-all = Everybody’s
analysis-line = Turn { $turn }: { $did }: { $loss }; better: { $better }.
analysis-line-fine = Turn { $turn }: { $did }. Nothing better was found.
analysis-margin = ± { $half }
analysis-grade = { $grade ->
    [blunder] blunder
    [mistake] mistake
    [doubtful] doubtful
   *[fine] fine
}

analysis-deals = Deals
analysis-deals-what = What each deal brought its two sides, beside a refusal.
analysis-deal = Turn { $turn }: { $did }.
analysis-deal-other = It brought { $name } { $gain }.

analysis-luck-skill = Luck and skill
analysis-luck-what = Everybody’s chance at the start, and what turned it into the result: luck is what dice and cards brought beyond their average, and the mere passing of turns, skill what one’s own decisions brought or cost, the rest is what the others did.
analysis-luck = Luck
analysis-skill = Skill
analysis-others = Others
analysis-start = Start
analysis-result = Result

## In the replay

analysis-model = What would the model do?
analysis-model-none = Nothing was weighed here.
analysis-to-next = Next dear decision
analysis-to-previous = Previous dear decision
analysis-now-chances = Chances at this moment
analysis-play-on = Play on from here
analysis-play-on-what = A new table begins at this moment, with new luck. You take one seat, bots the others.
analysis-play-as = Your seat
analysis-play-against = Against
analysis-level-novice = novices
analysis-level-steady = steady bots
analysis-level-shark = sharks
analysis-level-champion = champions
analysis-play-go = Open the table

## Practice

analysis-practise = Practise on this game
analysis-practise-why = old questions, your answers
analysis-practice-title = Practice
analysis-question = Question { $number } of { $count }
analysis-asked = Turn { $turn }: you are { $name }. What do you do?
analysis-nothing = do nothing
analysis-verdict = { $grade ->
    [best] The best answer.
    [fine] As good as the best answer, within the margin of error.
    [doubtful] Doubtful: { $loss } against the best answer.
    [mistake] A mistake: { $loss } against the best answer.
   *[blunder] A blunder: { $loss } against the best answer.
}
analysis-was-best = Best: { $better }.
analysis-was-done = At the table, { $did }.
analysis-next-question = Next question
analysis-score = { $right } of { $count } answered well.
analysis-practice-over = That was all
analysis-practise-again = Once more
analysis-no-questions = There was nothing to decide in this game that is worth asking again.
analysis-not-yet = This game has not been analysed yet.
analysis-to-result = To the result of the game

## Who did what; $who is the player, or the reader

analysis-you = you
analysis-other = { $name }
analysis-goods-none = nothing
analysis-goods-card = the get-out-of-jail card

analysis-did-claim = { $who } claimed a rent
    .instead = claim the rent
analysis-did-build = { $who } built on { $place }
    .instead = build on { $place }
analysis-did-sell = { $who } sold a building on { $place }
    .instead = sell a building on { $place }
analysis-did-sell-group = { $who } sold all buildings of the group of { $place }
    .instead = sell all buildings of the group of { $place }
analysis-did-mortgage = { $who } mortgaged { $place }
    .instead = mortgage { $place }
analysis-did-lift = { $who } lifted the mortgage on { $place }
    .instead = lift the mortgage on { $place }
analysis-did-offer = { $who } offered { $other } { $gives } for { $asks }
    .instead = offer { $other } { $gives } for { $asks }
analysis-did-concede = { $who } left the game
    .instead = leave the game
analysis-did-roll = { $who } threw the dice
    .instead = throw the dice
analysis-did-end-turn = { $who } ended the turn
    .instead = end the turn
analysis-did-pay-fine = { $who } paid the fine
    .instead = pay the fine
analysis-did-use-card = { $who } used the card to leave jail
    .instead = use the card
analysis-did-buy = { $who } bought { $place } for { $price }
    .instead = buy { $place } for { $price }
analysis-did-decline = { $who } did not buy { $place } for { $price }
    .instead = do not buy { $place }
analysis-did-bid = { $who } bid { $amount } for { $lot }
    .instead = bid { $amount }
analysis-did-leave = { $who } dropped out of the auction for { $lot } at { $highest }
    .instead = drop out
analysis-did-accept = { $who } { $deal ->
    [sold] sold { $asks } to { $other } for { $gives }
    [bought] bought { $gives } from { $other } for { $asks }
   *[swapped] gave { $other } { $asks } for { $gives }
}
    .instead = accept
analysis-did-refuse = { $who } turned down what { $other } offered: { $gives } for { $asks }
    .instead = refuse
analysis-did-counter = { $who } answered { $other } with { $gives } for { $asks }
    .instead = answer with { $gives } for { $asks }
analysis-did-withdraw = { $who } took back the offer
    .instead = take back the offer
analysis-did-pay-in-kind = { $who } paid with { $gives }
    .instead = pay with { $gives }
analysis-did-give-up = { $who } went bankrupt
    .instead = go bankrupt
analysis-did-pay-off = { $who } lifted the mortgage on { $place } at once
    .instead = lift the mortgage at once
analysis-did-keep = { $who } kept the mortgage on { $place }
    .instead = keep the mortgage
analysis-did-wish = { $who } { $count ->
    [0] wanted no building
    [one] wanted one building
   *[other] wanted { $count } buildings
}
    .instead = { $count ->
        [0] want no building
        [one] want one building
       *[other] want { $count } buildings
    }
analysis-did-place = { $who } put a building on { $place }
    .instead = put it on { $place }
analysis-did-pay-card = { $who } paid what the card asked
    .instead = pay
analysis-did-draw-card = { $who } drew a card instead of paying
    .instead = draw a card
analysis-did-stay = { $who } stayed in jail
    .instead = stay in jail
analysis-did-choose-zone = { $who } chose { $zone }
    .instead = choose { $zone }
analysis-did-go-on = { $who } went on to the next free property
    .instead = go on to the next free property
analysis-did-force-deal = { $who } forced a trade: { $gives } for { $asks }
    .instead = force a trade: { $gives } for { $asks }
analysis-did-stop-timer = { $who } stopped the timer
    .instead = stop the timer
analysis-did-read-text = { $who } read the message
    .instead = read the message
analysis-did-choose-token = { $who } chose { $token }
    .instead = choose { $token }
analysis-did-use-power = { $who } tried the action
    .instead = try the action
analysis-did-skip-power = { $who } passed on the action
    .instead = pass
analysis-did-take-deeds = { $who } took { $gives }
    .instead = take { $gives }
analysis-did-take-cash = { $who } took the money
    .instead = take the money
analysis-did-jump = { $who } moved to { $place }
    .instead = move to { $place }
analysis-did-shift = { $who } sent { $other } to { $place }
    .instead = send { $other } to { $place }
analysis-did-steal = { $who } seized { $asks }
    .instead = seize { $asks }
analysis-did-wipe-out = { $who } took everything from { $other }
    .instead = take everything from { $other }
