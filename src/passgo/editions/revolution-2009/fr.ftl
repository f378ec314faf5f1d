# Le plateau rond et son unité électronique.

title = Révolution
    .short = Révolution
    .about = unité électronique
description = Les rues de Paris sur un plateau rond : des cartes bancaires, quatre zones et une unité qui se mêle de tout.
duration = Une soirée ; moins longtemps si la première faillite arrête la partie

## Variantes

variant-quick = Partie rapide
    .description = Rien n’est distribué ; la première faillite arrête la partie et la plus grande fortune gagne.

## Zones

zone-pedestrian = Zone piétonne
    .the = la zone piétonne
    .of = de la zone piétonne
zone-bicycle = Zone cycliste
    .the = la zone cycliste
    .of = de la zone cycliste
zone-car = Zone automobile
    .the = la zone automobile
    .of = de la zone automobile
zone-space = Zone spatiale
    .the = la zone spatiale
    .of = de la zone spatiale

## Cases

space-pedestrian-zone = Zone piétonne
    .the = la case Zone piétonne
    .of = de la case Zone piétonne
    .at = à la case Zone piétonne
    .gender = feminine
space-bicycle-zone = Zone cycliste
    .the = la case Zone cycliste
    .of = de la case Zone cycliste
    .at = à la case Zone cycliste
    .gender = feminine
space-car-zone = Zone automobile
    .the = la case Zone automobile
    .of = de la case Zone automobile
    .at = à la case Zone automobile
    .gender = feminine
space-space-zone = Zone spatiale
    .the = la case Zone spatiale
    .of = de la case Zone spatiale
    .at = à la case Zone spatiale
    .gender = feminine
space-gas = Compagnie de distribution du gaz
    .the = la compagnie de distribution du gaz
    .of = de la compagnie de distribution du gaz
    .at = à la compagnie de distribution du gaz
    .gender = feminine
    .short = Gaz
space-communication = Compagnie de communication
    .the = la compagnie de communication
    .of = de la compagnie de communication
    .at = à la compagnie de communication
    .gender = feminine
    .short = Communication

## Messages de l’unité

deck-unit = Messages de l’unité
    .card = un message de l’unité
card-unit-go = Le compteur tourne : filez jusqu’{ $target-at }.
card-unit-jail = Carte refusée, alarme : direction la prison, sans passer par la case Départ.
card-unit-release = Les verrous sautent : si vous étiez en prison, vous en sortez tout de suite.
card-unit-last-street = Un chauffeur vous attend : avancez jusqu’{ $target-at }.
card-unit-red-street = Visite d’un appartement : avancez jusqu’{ $target-at }.
card-unit-pink-street = Concert sur les quais : avancez jusqu’{ $target-at }.
card-unit-station = Votre train est à quai : partez pour { $target-the }.
card-unit-nearest-station = Grève des taxis : avancez jusqu’à la prochaine gare.
card-unit-nearest-utility = Une facture à éclaircir : avancez jusqu’à la prochaine compagnie.
card-unit-back = Sens interdit : reculez de { $steps } cases.
card-unit-parking = Une place se libère : avancez jusqu’{ $target-at }.
card-unit-dividend = Votre banque en ligne partage ses bénéfices : recevez { $amount }.
card-unit-crossword = Vous remportez le grand quiz du soir : recevez { $amount }.
card-unit-investments = Vos placements ont bien tourné : recevez { $amount }.
card-unit-bank-error = Une virgule mal placée, et vous y gagnez : recevez { $amount }.
card-unit-speeding = Flash sur le périphérique : payez { $amount }.
card-unit-doctor = Consultation et ordonnance : payez { $amount }.
card-unit-tuition = L’école de vos enfants prélève ses frais : payez { $amount }.
card-unit-repairs = Mise aux normes : { $house } par maison, { $hotel } par hôtel.
card-unit-birthday = Une cagnotte pour votre anniversaire : chaque adversaire vous verse { $amount }.
card-unit-treat = Vous régalez la table : { $amount } à chaque adversaire.
card-unit-refund = Les impôts rendent { $amount } à tout le monde.
card-unit-levy = Contribution exceptionnelle : tout le monde paie { $amount }.
card-unit-gathering = Rumeur sur les marchés : tout le monde se retrouve { $target-at }.
