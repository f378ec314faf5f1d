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
standing = { $player } ({ $amount })
kept-card = a get-out-of-jail card ({ $card-deck })
debt-reason = { $reason ->
    [rent] rent
    [tax] tax
    [fine] a fine
    [card] a card
    [interest] interest
    [dealt-deed] a deed dealt at the start
   *[action] a failed action
}

## Columns of the list of editions

column-id = Edition
column-title = Title
column-players = Players
column-year = Year
column-variants = Variants
