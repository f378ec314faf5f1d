# The capitals of Europe, box of 2001.

title = Capitals of Europe, 2001
    .board = Map of 2001
description = The board of 1999 with Bern for Geneva, and London, Copenhagen and two airports changing places.

space-bern = Bern
    .the = Bern
    .of = of Bern
    .at = in Bern
    .gender = neuter
