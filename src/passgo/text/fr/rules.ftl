# Les règles qu’une table peut choisir : le nom, l’explication, et un mot pour chaque choix.

by-the-book = selon le livret
house-rule = règle de la maison
yes = oui
no = non

## Façons de jouer

variant-standard = Partie complète
    .description = Selon le livret, jusqu’à ce qu’une seule fortune tienne encore debout.
variant-quick = Partie rapide
    .description = Une fin plus proche, selon le livret de l’édition.
variant-timed = Partie minutée
    .description = À l’heure convenue, la plus grande fortune gagne.

## Argent et dés

rule-start-cash = Argent de départ
    .hint = Ce que la banque remet à chaque personne au début.
rule-salary = Salaire
    .hint = Ce que la banque verse chaque fois qu’on atteint ou dépasse la première case du plateau.
rule-dice = Dés
    .hint = Le nombre de dés lancés pour avancer.
rule-doubles-to-jail = Doubles menant en prison
    .hint = Ce nombre de doubles dans un même tour mène droit en prison ; 0 : jamais.
rule-deal-deeds = Titres distribués
    .hint = Le nombre de titres donnés à chaque personne avant de jouer.
rule-deal-price = Prix des titres distribués
    .hint = Ce que coûtent les titres reçus avant de jouer.
    .printed = au prix imprimé
    .free = gratuits

## Prison

rule-fine = Amende
    .hint = Le prix de la liberté.
rule-jail-turns = Essais en prison
    .hint = Après combien de lancers sans double l’amende est due.
rule-jail-failed = Après un essai manqué
    .hint = Ce qui est permis après un lancer sans double, avant le dernier essai.
    .stay = on reste
    .may-pay = on peut payer et avancer

## Achats et enchères

rule-unsold = Propriété non achetée
    .hint = Ce que devient une propriété que l’on n’achète pas en s’y arrêtant.
    .auction = mise aux enchères
    .stays-with-bank = gardée par la banque
rule-auction-minimum = Mise à prix
    .hint = La plus petite première offre aux enchères.
rule-auction-raise = Surenchère
    .hint = Le plus petit pas d’une offre à la suivante.
rule-auction-end = Fin des enchères
    .hint = Ce qui clôt une vente aux enchères.
    .all-left = une seule personne reste
    .timer = le minuteur sonne
rule-auction-seconds = Durée du minuteur
    .hint = En secondes, pour chaque vente aux enchères.
rule-auction-beeps = Bips du minuteur
    .hint = Le nombre de secondes de bips avant la fin.

## Loyers

rule-rent-window = Réclamer le loyer
    .hint = Jusqu’à quand un loyer peut être réclamé avant d’être perdu.
    .automatic = payé d’office
    .until-next-throw = avant le lancer du tour suivant
    .until-second-next-throw = avant le lancer du deuxième tour suivant
rule-bare-group-factor = Loyer d’un groupe complet
    .hint = Par combien se multiplie le loyer d’un terrain nu dans un groupe complet.
rule-mortgage-in-group = Hypothèque dans le groupe
    .hint = Ce qu’une hypothèque change au loyer des autres terrains nus du groupe.
    .stops-double-rent = plus de loyer multiplié
    .leaves-double-rent = le loyer reste multiplié
rule-utility-rent = Loyers ({ word-utility.many })
    .hint = Comment se calculent ces loyers.
    .dice = selon les dés
    .printed = montant imprimé
rule-utility-by-card = Carte menant à { word-utility.a }
    .hint = Quels dés comptent quand une carte, et non les dés, mène à { word-utility.a }.
    .throw-again = un nouveau lancer
    .same-throw = le dernier lancer

## Cartes et messages

rule-card-return = Retour des cartes
    .hint = Quand une carte tirée retourne sous sa pile.
    .before-acting = avant de lui obéir
    .after-acting = après lui avoir obéi
rule-random-texts = Messages surprise
    .hint = Un paiement sur tant amène un message de l’unité ; 0 : aucun.
rule-texts-chain = Messages en chaîne
    .hint = Un paiement ordonné par un message peut en amener un autre.
rule-texts-fade = Messages fugitifs
    .hint = Un message qui n’est pas lu à temps est sans effet.
rule-powers = Actions des camps
    .hint = Un six aux dés ouvre une action, selon le camp du pion.
    .off = sans
    .on = avec

## Bâtiments

rule-houses = Réserve de petits bâtiments
    .hint = Combien la banque en possède au départ.
rule-hotels = Réserve de grands bâtiments
    .hint = Combien la banque en possède au départ.
rule-houses-before-hotel = Avant le grand bâtiment
    .hint = Combien de petits bâtiments il faut sur chaque terrain avant d’en construire un grand.
rule-sale-percent = Prix de rachat
    .hint = La part du prix, en pour cent, que la banque rend pour un bâtiment.
rule-sell-buildings = Quand revendre
    .hint = Les moments où l’on peut revendre ses bâtiments.
    .any-time = à tout moment
    .turn-or-break = à son tour ou pendant la pause

## Hypothèques

rule-interest-percent = Intérêts d’hypothèque
    .hint = La part de la valeur d’hypothèque, en pour cent, qui s’ajoute au remboursement.
rule-interest-rounding = Arrondi des intérêts
    .hint = Comment les intérêts deviennent un montant rond.
    .up = vers le haut
    .nearest = au plus proche
rule-buyer-lifts-for = Lever dès l’achat
    .hint = Ce que paie la personne qui achète un titre hypothéqué et le libère aussitôt.
    .value-and-interest = la valeur et les intérêts
    .value = la valeur seule
rule-keeper-lifts-for = Lever plus tard
    .hint = Ce que paie la personne qui a acheté un titre hypothéqué et le libère plus tard.
    .value-and-interest = la valeur et les intérêts
    .value = la valeur seule
rule-heir-pays = Hypothèques d’une faillite
    .hint = Ce que paie d’abord la personne qui reçoit un titre hypothéqué d’une faillite.
    .interest = les intérêts
    .nothing = rien
rule-taker-pays = Hypothèques prises de force
    .hint = Ce que paie d’abord la personne qui prend un titre hypothéqué sans accord.
    .interest = les intérêts
    .nothing = rien

## Dettes, échanges et fin

rule-part-payment = Payer en titres
    .hint = Comment des titres peuvent couvrir un loyer trop lourd.
    .in-property = en paiement d’une partie
    .as-sale = par une vente
rule-offers-per-pair = Propositions par pause
    .hint = Combien de fois on peut proposer un échange à la même personne pendant une pause. C’est un réglage de la table : aucun livret n’en parle.
rule-ends-at-bankruptcy = Fin à la faillite
    .hint = Le numéro de la faillite qui arrête la partie ; 0 : on joue jusqu’au bout.
rule-ends-by-time = Fin à l’heure
    .hint = La partie s’arrête à une heure convenue.

## Ce qu’on joue en famille

rule-free-parking = Parc gratuit
    .hint = Ce qu’on gagne à s’y arrêter : rien, ou toute la cagnotte. Y vont les impôts et taxes, les amendes et ce que les { word-card.many } font payer à la banque ; n’y vont pas les achats, les bâtiments, les hypothèques, ce qu’on se paie entre soi, ni ce que coûte une action manquée.
    .rest = un repos
    .pot = la cagnotte des taxes et amendes
rule-pot-start = Cagnotte au départ
    .hint = Ce que la banque met au parc gratuit avant le jeu, s’il y a une cagnotte.
rule-salary-on-go = Arrêt sur la case Départ
    .hint = Combien de fois on touche son salaire en s’y arrêtant juste ; en passant, on le touche une fois.
    .once = une fois le salaire
    .twice = deux fois le salaire
rule-rent-in-jail = Loyer de qui est en prison
    .hint = Si l’on doit un loyer quand on s’arrête chez une personne qui est alors en prison.
    .due = dû comme toujours
    .none = aucun
rule-first-lap = Premier tour du plateau
    .hint = Si la banque vend des titres, à l’arrêt ou aux enchères, à qui n’a pas encore fait une fois le tour du plateau.
    .buying = achats permis
    .no-buying = aucun achat
rule-trades = Échanges
    .hint = Si l’on peut se proposer des échanges. Payer une dette en titres ou forcer un échange reste possible là où le livret le prévoit.
    .free = permis
    .none = aucun
rule-ends-after-rounds = Fin au nombre de tours
    .hint = Quand tout le monde a joué autant de tours, la plus grande fortune gagne ; 0 : on ne compte pas les tours.
    .no-limit = sans limite
