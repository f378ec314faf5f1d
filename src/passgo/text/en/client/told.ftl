# With our box: real dice and cards, entered by hand; what to move on the real board.

## What is entered

told-ask-dice = { $to ->
    [rent] { $whose ->
        [own] Throw both dice for the rent.
        [for] Throw both dice for { $of } rent.
       *[other] { $name } throws both dice for the rent and enters them.
    }
   *[other] { $whose ->
        [own] Throw both dice.
        [for] Throw both dice for { $name }.
       *[other] { $name } throws both dice and enters them.
    }
}
told-ask-die = { $whose ->
    [own] Throw one die.
    [for] Throw one die for { $name }.
   *[other] { $name } throws one die and enters it.
}
told-ask-card = { $whose ->
    [own] Draw the top card of the pack “{ $pack }”.
    [for] Draw the top card of the pack “{ $pack }” for { $name }.
   *[other] { $name } draws a card of the pack “{ $pack }” and enters it.
}
told-ask-deed = { $whose ->
    [own] A deed is dealt to { $name }.
    [for] Deal a deed to { $name }.
   *[other] { $name } is dealt a deed and enters it.
}
told-tap-first = Tap the first die
told-tap-second = Tap the second die
told-tap-die = Tap what it shows
told-erase = Start again
told-which-card = Which card is it?
told-which-deed = Which deed is it?
told-search = Sum, place or printed word
told-none-found = Nothing has these words.
told-near = None has all of these words; these are the nearest.
told-not-under = Drawn already: it lies under the pack.
told-not-kept = { $name } holds it.
told-not-owned = { $owned ->
    [yes] { $name } has it.
   *[no] Not in the pile.
}
told-take-back = Entered wrongly: take it back
told-another-card = Another card came
told-shuffled = The pack was shuffled: it may come again
told-expected = All cards of this pack have been seen, so Passgo said which one comes.
told-end = The game is over if that is right. Otherwise take the last entry back; after two minutes it stands.
told-end-right = That is right
told-search-hint = Cards are listed in our words: search for a sum, a place, or what the card does.

## What the hands do

told-works = On the real board
told-work-move = { $count ->
    [one] Move { $of } token { $count } space, to { $goal }.
   *[other] Move { $of } token { $count } spaces, to { $goal }.
}
told-work-put = Put { $of } token on { $place }.
told-work-jail = Put { $of } token in jail.
told-work-token = { $name } plays with this token: { $token }.
told-work-deed = Give the deed of { $place } to { $name }.
told-work-bank = Put the deed of { $place } back in the bank.
told-work-kept = Give the get-out-of-jail card to { $name }.
told-work-under = Put the card back under its pack: { $pack }.
told-work-pack = Put the get-out-of-jail card back on its pack: { $pack }.
told-work-gone = Take { $of } token off the board.
told-work-house = Put { $house } on { $the } ({ $count } in all).
told-work-hotel = Put { $hotel } on { $the }, and take back what stood there.
told-work-unbuild = { $count ->
    [0] Take the last building off { $place }.
   *[other] Take { $house } off { $place } ({ $count } left).
}
told-work-exchange = { $count ->
    [0] Take { $hotel } off { $place }.
   *[other] Take { $hotel } off { $place } and put { $houses } there.
}
told-work-stand = { $count ->
    [0] Take every building off { $place }.
    [5] { $place } has { $hotel } again.
   *[other] { $place } has { $houses } again.
}
told-work-back = Taken back: do the same on the real board.
told-work-down = Turn the deed of { $place } face down: it is mortgaged.
told-work-up = Turn the deed of { $place } face up again.

## The board as it stands

told-sheet = What to put where
told-sheet-why = So that a real board shows this game. Money, deeds and cards not listed here stay in the bank.
told-sheet-print = Print
told-sheet-token = Token
told-sheet-at = Stands on
told-sheet-jailed = { $place }, in jail
told-sheet-cash = Cash
told-sheet-deeds = Deeds
told-sheet-cards = Cards kept
told-sheet-none = none
told-sheet-out = Out of the game
told-sheet-turn = It is { $of } turn.
told-sheet-mortgaged = mortgaged, face down
told-sheet-bank = In the bank
told-sheet-stock = { $houses }, { $hotels }
told-sheet-pot = Pot ({ $place }): { $amount }
told-sheet-packs = Packs
told-sheet-pack-new = { $pack }: shuffle all { $count } cards.
told-sheet-pack = { $pack }: shuffle the { $count } cards that are not listed, and put these under them, from top to bottom:
told-sheet-pack-known = { $pack }: every card is known. From top to bottom:
