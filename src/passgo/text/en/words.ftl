# Words that every edition shares; an edition may say its own instead.

houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
hotels = { $count ->
    [one] { $count } hotel
   *[other] { $count } hotels
}

## Columns of the list of editions

column-id = Edition
column-title = Title
column-players = Players
column-year = Year
column-variants = Variants
