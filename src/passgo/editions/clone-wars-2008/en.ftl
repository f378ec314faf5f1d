# The Clone Wars.

title = The Clone Wars
    .short = Clone Wars
    .about = Jedi and Sith
description = Planets, ships and space stations in Republic credits; the Force or the dark side for those who like it.
duration = An evening; 60 to 90 minutes in the quick game

## Variants

variant-quick = Quick game
    .description = Three deeds for free, three encampments before a city, a fine that may be paid after a failed throw in jail, over at the first bankruptcy.
variant-timed = Timed game
    .description = Two deeds dealt and paid for; when the time agreed is up, the largest fortune wins.

rule-powers = The Force and the dark side
    .hint = Everybody chooses a side with their token; a six on the dice opens one of its actions.
    .off = without
    .on = with

## Words

word-house = encampment
    .a = an encampment
    .the = the encampment
    .many = encampments
word-hotel = city
    .a = a city
    .the = the city
    .many = cities
word-station = transport company
    .a = a transport company
    .the = the transport company
    .many = transport companies
word-utility = station
    .a = a station
    .the = the station
    .many = stations

## Groups

group-station = Transport companies
    .the = the transport companies
    .of = of the transport companies
group-utility = Stations
    .the = the stations
    .of = of the stations

## Spaces

space-dune-sea = Tatooine Dune Sea
    .the = the Tatooine Dune Sea
    .of = of the Tatooine Dune Sea
    .at = on the Tatooine Dune Sea
    .gender = neuter
space-tatooine = Tatooine System
    .the = the Tatooine System
    .of = of the Tatooine System
    .at = in the Tatooine System
    .gender = neuter
    .short = Tatooine Syst.
space-trade-blockade = Trade Blockade
    .the = the Trade Blockade
    .of = of the Trade Blockade
    .at = at the Trade Blockade
    .gender = neuter
space-twilight = The Twilight
    .the = the Twilight
    .of = of the Twilight
    .at = on the Twilight
    .gender = neuter
space-bothawui = Bothawui
    .the = Bothawui
    .of = of Bothawui
    .at = on Bothawui
    .gender = neuter
space-ruusan = Ruusan
    .the = Ruusan
    .of = of Ruusan
    .at = on Ruusan
    .gender = neuter
space-abregado = Abregado System
    .the = the Abregado System
    .of = of the Abregado System
    .at = in the Abregado System
    .gender = neuter
    .short = Abregado Syst.
space-rugosa = Rugosa
    .the = Rugosa
    .of = of Rugosa
    .at = on Rugosa
    .gender = neuter
space-skytop = Skytop Station
    .the = Skytop Station
    .of = of Skytop Station
    .at = at Skytop Station
    .gender = neuter
space-toydaria = Toydaria System
    .the = the Toydaria System
    .of = of the Toydaria System
    .at = in the Toydaria System
    .gender = neuter
    .short = Toydaria Syst.
space-rishi = Rishi
    .the = Rishi
    .of = of Rishi
    .at = on Rishi
    .gender = neuter
space-resolute = The Resolute
    .the = the Resolute
    .of = of the Resolute
    .at = on the Resolute
    .gender = neuter
space-teth-castle = Teth Castle
    .the = Teth Castle
    .of = of Teth Castle
    .at = at Teth Castle
    .gender = neuter
space-teth-jungle = Teth Jungle
    .the = the Teth Jungle
    .of = of the Teth Jungle
    .at = in the Teth Jungle
    .gender = neuter
space-teth = Teth System
    .the = the Teth System
    .of = of the Teth System
    .at = in the Teth System
    .gender = neuter
    .short = Teth Syst.
space-kalida = Kalida Nebula
    .the = the Kalida Nebula
    .of = of the Kalida Nebula
    .at = in the Kalida Nebula
    .gender = neuter
space-antar = Antar
    .the = Antar
    .of = of Antar
    .at = on Antar
    .gender = neuter
space-rodia = Rodia
    .the = Rodia
    .of = of Rodia
    .at = on Rodia
    .gender = neuter
space-malevolence = The Malevolence
    .the = the Malevolence
    .of = of the Malevolence
    .at = on the Malevolence
    .gender = neuter
space-ryloth = Ryloth
    .the = Ryloth
    .of = of Ryloth
    .at = on Ryloth
    .gender = neuter
space-florrum = Florrum
    .the = Florrum
    .of = of Florrum
    .at = on Florrum
    .gender = neuter
space-medical-station = Republic Medical Station
    .the = the Republic Medical Station
    .of = of the Republic Medical Station
    .at = at the Republic Medical Station
    .gender = neuter
space-vassek = Vassek
    .the = Vassek
    .of = of Vassek
    .at = on Vassek
    .gender = neuter
space-crystal-city-plaza = Crystal City Plaza Center
    .the = the Crystal City Plaza Center
    .of = of the Crystal City Plaza Center
    .at = at the Crystal City Plaza Center
    .gender = neuter
    .short = Crystal City Plaza Center
space-crystal-city = Crystal City
    .the = Crystal City
    .of = of Crystal City
    .at = in Crystal City
    .gender = neuter
space-christophsis = Christophsis System
    .the = the Christophsis System
    .of = of the Christophsis System
    .at = in the Christophsis System
    .gender = neuter
    .short = Christophsis Syst.
space-defender = The Defender
    .the = the Defender
    .of = of the Defender
    .at = on the Defender
    .gender = neuter
space-ziro-palace = Ziro’s Palace
    .the = Ziro’s Palace
    .of = of Ziro’s Palace
    .at = at Ziro’s Palace
    .gender = neuter
space-ransom = Ransom
    .the = Ransom
    .of = of Ransom
    .at = on Ransom
    .gender = neuter
space-jabba-palace = Jabba’s Palace
    .the = Jabba’s Palace
    .of = of Jabba’s Palace
    .at = at Jabba’s Palace
    .gender = neuter
space-chest-1 = Jedi
    .the = the Jedi space
    .of = of the Jedi space
    .at = on the Jedi space
    .gender = neuter
space-chance-1 = Sith
    .the = the Sith space
    .of = of the Sith space
    .at = on the Sith space
    .gender = neuter
space-chest-2 = Jedi
    .the = the Jedi space
    .of = of the Jedi space
    .at = on the Jedi space
    .gender = neuter
space-chance-2 = Sith
    .the = the Sith space
    .of = of the Sith space
    .at = on the Sith space
    .gender = neuter
space-chest-3 = Jedi
    .the = the Jedi space
    .of = of the Jedi space
    .at = on the Jedi space
    .gender = neuter
space-chance-3 = Sith
    .the = the Sith space
    .of = of the Sith space
    .at = on the Sith space
    .gender = neuter

## Cards

deck-chance = Sith
    .card = a Sith card
deck-chest = Jedi
    .card = a Jedi card
card-chance-go = Fall back at once: head for { $target-the }.
    .words = start
card-to-last-street = A Hutt summons you: advance to { $target-the }.
    .words = Jabba planet
card-to-red-street = Droids have left a trail: advance to { $target-the }.
    .words = planet
card-to-pink-street = An ambush is reported: advance to { $target-the }.
    .words = planet
card-to-station = A shuttle is leaving: board { $target-the }.
    .words = ship transport trip
card-back-three = Your engines die: drift back { $steps } spaces.
    .words = 3 three
card-chance-jail = Count Dooku springs a trap: go to jail, without passing Go.
    .words = captured
card-chance-jail-free = A guard can be bought: this card gets you out of jail. Keep it or sell it.
    .words = free keep
card-repairs = Sabotage: repairs cost { $house } for each encampment, { $hotel } for each city.
    .words = attack damage
card-road-works = Orbital bombardment: { $house } for each encampment, { $hotel } for each city.
    .words = attack bombs damage
card-tuition = The hyperdrive must be replaced: pay { $amount }.
    .words = engine repair ship
card-drunk-fine = Overturned tables in a cantina: pay { $amount }.
    .words = brawl damage
card-speeding-fine = Flying too low and too fast: a fine of { $amount }.
    .words = ship speed speeder speeding
card-building-loan = Your asteroid mines earn { $amount }.
    .words = earn mine ore
card-crossword-prize = An enemy code is broken: receive { $amount }.
    .words = decode message secret
card-bank-dividend = The spoils are shared: receive { $amount }.
    .words = reward share
card-chest-go = The Council awaits you: return to { $target-the }.
    .words = Jedi start
card-back-to-first-street = A sandstorm drives you off: go back to { $target-the }.
    .words = desert Tatooine
card-chest-jail = The mission goes wrong: go to jail, without passing Go.
    .words = captured
card-chest-jail-free = Master Yoda pleads your case: this card gets you out of jail. Keep it or sell it.
    .words = Jedi
card-fine-or-chance = Your call: { $amount } for the Temple, or { $draws-card } to draw.
    .words = choice Sith
card-birthday = A feast at the Temple in your honour: every other player gives you { $amount }.
    .words = party
card-hospital = A night at the medical station: pay { $amount }.
    .words = care hospital medical wounded
card-doctor = Bacta for your troops: pay { $amount }.
    .words = care clones doctor wounded
card-insurance = Your droid needs servicing: pay { $amount }.
    .words = droid repair upkeep
card-bank-error = The Treasury miscounts, and you gain by it: receive { $amount }.
    .words = bank credits error favour
card-inheritance = An old master leaves you { $amount }.
    .words = inherit legacy
card-annuity = The year’s army pay arrives: receive { $amount }.
    .words = income pay wages
card-stock-sale = Captured gear is sold: receive { $amount }.
    .words = loot sale sell
card-bond-interest = The Republic pays interest on its bonds: receive { $amount }.
    .words = bonds interest loan
card-tax-refund = The Senate hands back a tax: receive { $amount }.
    .words = refund Republic tax
card-beauty-prize = Second place in the podrace: receive { $amount }.
    .words = 2 podracer prize race second

## The Force and the dark side

side-force = The Force
    .the = the Force
    .of = of the Force
side-dark = The dark side
    .the = the dark side
    .of = of the dark side
power-galactic-discovery = Galactic discovery
    .description = Take { $count ->
        [one] a property
       *[other] { $count } properties
    } that nobody owns, free of charge, or { $amount } from the bank.
power-base = Establish a base
    .description = Take { $count ->
        [one] a property
       *[other] { $count } properties
    } that nobody owns, free of charge, or { $amount } from the bank.
power-hyperspace = Hyperspace
    .description = Move your token to any space.
power-dodge = Dodge Count Dooku
    .description = Take an extra turn.
power-chancellor = Save the Chancellor
    .description = Receive { $amount } from the bank.
power-jedi-trick = Jedi trick
    .description = Move another player’s token to any space.
power-ambush = Ambush
    .description = Steal { $count ->
        [one] a property
       *[other] up to { $count } properties
    } outside complete groups.
power-droid-control = Droid control
    .description = Steal { $count ->
        [one] a property
       *[other] up to { $count } properties
    } outside complete groups.
power-hyperspace-jump = Hyperspace jump
    .description = Move your token to any space.
power-parry = Parry
    .description = Take an extra turn.
power-crushing-victory = Crushing victory
    .description = Take all the money and all the properties of another player.
power-hostage = Hostage taking
    .description = Move another player’s token to any space.

## Tokens

token-anakin = Anakin Skywalker
    .the = Anakin Skywalker
token-obi-wan = Obi-Wan Kenobi
    .the = Obi-Wan Kenobi
token-ahsoka = Ahsoka Tano
    .the = Ahsoka Tano
token-rex = Captain Rex
    .the = Captain Rex
token-grievous = General Grievous
    .the = General Grievous
token-ventress = Asajj Ventress
    .the = Asajj Ventress
