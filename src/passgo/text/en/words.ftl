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

## Words under which a card or a deed of the box is searched, by what it is

found-card-back = back backward backwards spaces
found-card-collect = collect gain receive win
found-card-collect-each = birthday collect each every player players
found-card-jail = arrest directly go prison
found-card-jail-free = free get keep out prison release
found-card-jail-release = free get out prison release
found-card-move-back-to = back backward backwards return
found-card-move-to = advance go move pass proceed take
found-card-nearest = advance nearest next
found-card-pay = fine pay
found-card-pay-each = each every pay player players
found-card-pay-or-draw = draw fine or pay take
found-card-repairs = buildings each every hotels houses per repair repairs
found-place-go = salary start
found-place-station = airport railroad railway station train
found-place-street = lot property street
found-place-utility = company electric power public utilities utility water
