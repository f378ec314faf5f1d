# Words that every edition shares; an edition may say its own instead.

houses = { $count ->
    [one] { $count } { word-house }
   *[other] { $count } { word-house.many }
}
hotels = { $count ->
    [one] { $count } { word-hotel }
   *[other] { $count } { word-hotel.many }
}
bank = the bank
    .of = the bank’s
nothing = nothing
word-card = { $only_texts ->
    [yes] message
   *[no] card
}
    .a = { $only_texts ->
        [yes] a message
       *[no] a card
    }
    .the = { $only_texts ->
        [yes] the message
       *[no] the card
    }
    .begin = { $only_texts ->
        [yes] The message
       *[no] The card
    }
    .many = { $only_texts ->
        [yes] messages
       *[no] cards
    }
standing = { $player } ({ $amount })
kept-card = a get-out-of-jail card ({ $card-deck })
debt-reason = { $reason ->
    [rent] rent, { $place }
    [tax] { $place }
    [fine] a fine
    [card] { word-card.a }
    [interest] interest, { $place }
    [dealt-deed] a deed dealt at the start, { $place }
   *[action] a failed action
}

## Columns of the list of editions

column-id = Edition
column-title = Title
column-players = Players
column-year = Year
column-variants = Variants
