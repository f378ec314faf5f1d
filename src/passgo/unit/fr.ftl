# Ce que l’unité électronique refuse, et pourquoi. Les sommes arrivent écrites, les cartes sous le nom de leur propriétaire.

unit-refusal-unknown-key = L’unité n’a pas de touche « { $key } ».
unit-refusal-unknown-slot = L’unité a une fente verte et une fente rouge, mais pas de fente « { $slot } ».
unit-refusal-unknown-card = Il n’y a pas de carte bancaire { $card } dans cette partie : elle en compte { $cards }.
unit-refusal-slot-occupied = { $slot ->
    [green] La fente verte contient déjà une carte.
   *[red] La fente rouge contient déjà une carte.
}
unit-refusal-slot-empty = { $slot ->
    [green] La fente verte est vide.
   *[red] La fente rouge est vide.
}
unit-refusal-same-card = Cette carte est déjà dans l’autre fente : une carte ne peut pas se payer elle-même.
unit-refusal-no-card = Introduisez d’abord une carte : fente verte pour recevoir, fente rouge pour payer.
unit-refusal-no-green-card = Introduisez la carte dans la fente verte pour toucher le salaire.
unit-refusal-amount-empty = Tapez des chiffres avant K ou M.
unit-refusal-amount-malformed = « { $text } » n’est pas un montant : tapez des chiffres, puis K ou M, comme 260K ou 1.5M.
unit-refusal-amount-without-unit = Terminez le montant { $text } par K pour les milliers ou M pour les millions.
unit-refusal-amount-zero = Un montant nul ne déplace pas d’argent.
unit-refusal-amount-not-in-steps = { $text } ne convient pas : les montants sont des multiples de { $step }.
unit-refusal-amount-finished = Ce montant est déjà enregistré. Retirez la carte, ou tapez un nouveau montant.
unit-refusal-amount-unfinished = Terminez d’abord le montant { $text } par K ou M, ou effacez-le avec C.
unit-refusal-too-many-digits = Un montant compte { $most } chiffres au plus.
unit-refusal-second-point = Un montant n’a qu’un seul point décimal.
unit-refusal-point-without-digits = Le point décimal se place entre des chiffres, comme dans 1.5M.
unit-refusal-not-enough-cash = Le paiement de { $needed } est refusé : la carte ne contient que { $held }.
unit-refusal-auction-running = { $left ->
    [one] Les enchères durent encore { $left } seconde ; la touche Deal les arrête.
   *[other] Les enchères durent encore { $left } secondes ; la touche Deal les arrête.
}
unit-refusal-timer-length = Les enchères durent de { $least } à { $most } secondes, pas { $seconds }.
unit-refusal-choosing-zone = Choisissez d’abord une zone avec la touche Zone, ou revenez en arrière avec C.
unit-refusal-text-showing = Lisez d’abord le message affiché ; C le fait disparaître.
unit-refusal-no-text-due = Aucun message Chance n’est attendu.
unit-refusal-unit-off = L’unité est éteinte : n’importe quelle touche l’allume.
