# Les capitales d’Europe, boîte de 2001.

title = Capitales d’Europe, 2001
    .board = Carte de 2001
description = Le plateau de 1999 avec Berne à la place de Genève, et Londres, Copenhague et deux aéroports échangés.

space-bern = Berne
    .the = Berne
    .of = de Berne
    .at = à Berne
    .gender = feminine
