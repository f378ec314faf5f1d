# The round board and its electronic unit.

title = Revolution
    .short = Revolution
    .about = electronic unit
description = The streets of Paris on a round board: bank cards, four zones, and a unit that meddles in everything.
duration = An evening; less when the first bankruptcy ends the game

## Variants

variant-quick = Quick game
    .description = Nothing is dealt; the first bankruptcy ends the game and the largest fortune wins.

## Zones

zone-pedestrian = Walking Zone
    .the = the Walking Zone
    .of = of the Walking Zone
zone-bicycle = Cycle Zone
    .the = the Cycle Zone
    .of = of the Cycle Zone
zone-car = Car Zone
    .the = the Car Zone
    .of = of the Car Zone
zone-space = Rocket Zone
    .the = the Rocket Zone
    .of = of the Rocket Zone

## Spaces

space-pedestrian-zone = Walking Zone
    .the = the Walking Zone space
    .of = of the Walking Zone space
    .at = on the Walking Zone space
    .gender = neuter
space-bicycle-zone = Cycle Zone
    .the = the Cycle Zone space
    .of = of the Cycle Zone space
    .at = on the Cycle Zone space
    .gender = neuter
space-car-zone = Car Zone
    .the = the Car Zone space
    .of = of the Car Zone space
    .at = on the Car Zone space
    .gender = neuter
space-space-zone = Rocket Zone
    .the = the Rocket Zone space
    .of = of the Rocket Zone space
    .at = on the Rocket Zone space
    .gender = neuter
space-gas = Gas Company
    .the = the Gas Company
    .of = of the Gas Company
    .at = at the Gas Company
    .gender = neuter
    .short = Gas Company
space-communication = Communications Company
    .the = the Communications Company
    .of = of the Communications Company
    .at = at the Communications Company
    .gender = neuter
    .short = Communications Company

## Messages of the unit

deck-unit = Messages of the unit
    .card = a message from the unit
card-unit-go = The meter is running: rush to { $target-the }.
card-unit-jail = Card refused, alarm raised: off to jail, without passing Go.
card-unit-release = The locks spring open: if you were in jail, you are free at once.
card-unit-last-street = A driver is waiting: advance to { $target-the }.
card-unit-red-street = A flat to view: advance to { $target-the }.
card-unit-pink-street = A concert by the canal: advance to { $target-the }.
card-unit-station = Your train is in: leave for { $target-the }.
card-unit-nearest-station = Taxis on strike: advance to the next station.
card-unit-nearest-utility = A bill to settle: advance to the next utility.
card-unit-back = One-way street: go back { $steps } spaces.
card-unit-parking = A space has come free: advance to { $target-the }.
card-unit-dividend = Your online bank shares its profits: receive { $amount }.
card-unit-crossword = You win the evening quiz: receive { $amount }.
card-unit-investments = Your investments did well: receive { $amount }.
card-unit-bank-error = A misplaced decimal point, and you gain by it: receive { $amount }.
card-unit-speeding = Caught on the ring road: pay { $amount }.
card-unit-doctor = A consultation and a prescription: pay { $amount }.
card-unit-tuition = The school collects its fees: pay { $amount }.
card-unit-repairs = New safety rules: { $house } for each house, { $hotel } for each hotel.
card-unit-birthday = A birthday fund: every other player gives you { $amount }.
card-unit-treat = The round is on you: { $amount } to every other player.
card-unit-refund = The tax office gives { $amount } back to everyone.
card-unit-levy = A special levy: everyone pays { $amount }.
card-unit-gathering = A rumour on the markets: everyone meets { $target-at }.
