# Les mots communs à toutes les éditions ; une édition peut dire les siens à la place.

houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
hotels = { $count ->
    [one] { $count } hôtel
   *[other] { $count } hôtels
}

## Colonnes de la liste des éditions

column-id = Édition
column-title = Titre
column-players = Joueurs
column-year = Année
column-variants = Variantes
