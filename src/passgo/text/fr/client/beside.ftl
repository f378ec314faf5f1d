# À la table : ce qu’un téléphone fait à côté d’une vraie boîte.

beside-title = À la table
beside-home = Accueil
beside-lead = La boîte est sur la table : ce téléphone tient l’argent, compte les manches, mesure le temps. Un seul téléphone se passe de réseau dès que la page est ouverte.
beside-tools = Outils
beside-alone-open = Marche sans réseau tant que cette page reste ouverte
beside-alone = Marche aussi sans réseau
beside-large = Grands caractères
beside-awake-held = L’écran reste allumé
beside-awake-none = Ce navigateur ne peut pas garder l’écran allumé
beside-loading = Un instant…
beside-rules = Les règles, avec recherche
beside-rules-offline = Les règles ont besoin du réseau.
beside-bank = Banque
beside-bank-why = L’argent de tout le monde, pour n’importe quel plateau
beside-unit = Unité électronique
beside-unit-why = { $box } : pour les boîtes dont l’unité est perdue ou cassée
beside-score = Compteur de manches
beside-score-why = { $box } : touchez où sont les pions, la manche est comptée
beside-clocks = Minuteurs et dés
beside-clocks-why = Minuteur d’enchères, durée de partie, dés et pièce
beside-referee = Arbitre
beside-referee-why = Dites ce qui se passe sur votre plateau : les règles sont tenues

## L’unité

beside-unit-off = L’unité est éteinte : toute touche l’allume.
beside-unit-card = Carte { $number }
beside-unit-cards = Cartes bancaires
beside-unit-pick = Touchez une carte, puis une fente : la verte reçoit, la rouge paie.
beside-unit-slot = Touchez maintenant la fente verte pour recevoir, ou la rouge pour payer.
beside-unit-sum-green = Tapez la somme, puis M ou K. Pour le salaire, Départ suffit.
beside-unit-sum-red = Tapez ce qui va à la banque, puis M ou K.
beside-unit-sum-both = Tapez la somme, puis M ou K : { $payer } paie { $receiver }.
beside-unit-take-green = { $name } : retirer la carte de la fente verte
beside-unit-take-red = { $name } : retirer la carte de la fente rouge
beside-unit-empty-green = Fente verte, vide : choisissez d’abord une carte
beside-unit-empty-red = Fente rouge, vide : choisissez d’abord une carte
beside-unit-text = Chance : inventez un message.
beside-unit-enter = Un pion entre dans une zone
beside-unit-settings = Noms et réglages
beside-unit-name = Nom sur la carte { $number }
beside-unit-timer = Minuteur d’enchères, en secondes
beside-unit-beeps = Bips dans les dernières secondes
beside-unit-random = Une autre durée à chaque fois, de { $least } à { $most } s
beside-unit-odds = Un message Chance toutes les … cartes retirées
beside-unit-stays = Secondes d’affichage d’un message (0 : jusqu’à lecture)
beside-unit-away = Obéissez, puis appuyez sur C : le message s’efface. Ce qui est payé pour lui n’en amène pas d’autre.
beside-unit-reset = Nouvelle partie : chaque carte a { $start }.
beside-unit-time-over = Le temps est écoulé : la dernière enchère l’emporte.
beside-unit-runs = Les enchères sont ouvertes, nul ne sait jusqu’à quand.
beside-unit-left = Les enchères durent encore { $seconds } s.
beside-unit-chains = Ce qui est payé pour un message peut en amener un autre
beside-unit-manual = À quoi servent les touches
beside-manual-on = N’importe quelle touche
beside-manual-on-do = Allume l’unité. Après { $standby } secondes sans usage, elle s’endort et n’oublie rien.
beside-manual-receive = Recevoir de la banque
beside-manual-receive-do = Carte dans la fente verte, tapez le montant, retirez la carte.
beside-manual-pay = Payer la banque
beside-manual-pay-do = Carte dans la fente rouge, tapez le montant, retirez la carte.
beside-manual-transfer = Payer quelqu’un
beside-manual-transfer-do = Carte de qui paie dans la fente rouge, carte de qui reçoit dans la verte, tapez le montant, retirez les deux.
beside-manual-amount = K, M et le point
beside-manual-amount-do = Ils terminent un montant : 2 6 0 K font 260 000 et 1 . 5 M font 1 500 000. La plus petite somme est { $step }.
beside-manual-clear = C
beside-manual-clear-do = Efface une erreur de frappe, ou un message qui a été lu.
beside-manual-reset = C, maintenue
beside-manual-reset-do = Nouvelle partie : chaque carte contient de nouveau { $start }.
beside-manual-go = Départ
beside-manual-go-do = Verse le salaire de { $salary } à la carte de la fente verte ; rien n’est à taper.
beside-manual-zone = Zone
beside-manual-zone-do = Les quatre symboles défilent ; appuyez de nouveau sur le vôtre, écoutez sa musique et lisez le message.
beside-manual-deal = Deal
beside-manual-deal-do = Lance le minuteur d’enchères ; des bips annoncent la fin. Une seconde pression l’arrête.
beside-manual-volume = Le point, maintenu
beside-manual-volume-do = Sans carte dans l’unité, règle le volume ; le plus bas ne laisse que les bips.
beside-manual-text = ? et un son
beside-manual-text-do = Un message Chance au hasard : il est pour qui a retiré la dernière carte.

## La banque

beside-bank-lead = Pour n’importe quel plateau : le téléphone tient l’argent de tout le monde, et la banque en a autant qu’il lui en faut.
beside-bank-players = Qui joue
beside-bank-name = Nom { $number }
beside-bank-player = Personne { $number }
beside-bank-more = Une personne de plus
beside-bank-fewer = Une de moins
beside-bank-money = Monnaie
beside-bank-money-plain = Nombres simples
beside-bank-money-own = Un signe à vous
beside-bank-symbol = Le signe
beside-bank-start = Tout le monde commence avec
beside-bank-salary-sum = Salaire
beside-bank-no-sum = La somme de départ et le salaire doivent être des montants.
beside-bank-too-much = C’est trop : aucun montant ne peut dépasser { $most }.
beside-bank-open = Ouvrir la banque
beside-bank-bank = Banque
beside-bank-pays = Paie
beside-bank-receives = Reçoit
beside-bank-who-pays = Qui paie ? Touchez un ou plusieurs noms.
beside-bank-who-receives = Qui reçoit ?
beside-bank-how-much = Combien ? Touchez un montant.
beside-bank-oneself = On ne se paie pas soi-même.
beside-bank-no-amount = Saisissez un montant supérieur à zéro, par exemple { $less } ou { $more }.
beside-bank-sums = Montants
beside-bank-other = Un autre montant
beside-bank-book-it = Inscrire
beside-bank-book = Inscrire { $amount }
beside-bank-salary = Salaire pour { $name } : { $amount }
beside-bank-falls = { $name } tombe à { $held }.
beside-bank-anyway = Inscrire quand même ?
beside-bank-yes = Inscrire quand même
beside-bank-no = Non, laisser
beside-bank-paid = { $count ->
    [one] { $payers } → { $receiver } : { $amount }, c’est inscrit.
   *[other] { $payers } → { $receiver } : { $amount } par personne, c’est inscrit.
}
beside-bank-history = Historique
beside-bank-nothing = Rien n’a encore été payé.
beside-bank-line = { $payers } → { $receiver } : { $amount }{ $count ->
    [one] {""}
   *[other] {" "}par personne
}
beside-bank-line-salary = Salaire pour { $receiver } : { $amount }
beside-bank-undone = annulé
beside-bank-undo = Annuler
beside-bank-redo = Rétablir
beside-bank-undo-line = Annuler : { $line }
beside-bank-redo-line = Rétablir : { $line }
beside-bank-not-kept = Ce navigateur ne garde rien : le livre est perdu quand la page est fermée.
beside-bank-new = Une autre partie
beside-bank-new-why = Le livre de cette partie est oublié sur ce téléphone.
beside-bank-end = Fermer ce livre

## La banque partagée par plusieurs téléphones

beside-bank-phones = Les autres téléphones
beside-bank-share-why = Tout le monde peut voir et inscrire depuis son propre téléphone. Le livre est alors gardé par le serveur, et non plus par ce seul téléphone.
beside-bank-share = Partager ce livre
beside-bank-join = Un livre est partagé avec vous ? Son code ou son lien
beside-bank-join-do = Ouvrir le livre partagé
beside-bank-join-wrong = Cela ne mène à aucun livre. Relisez le code, ou demandez-en un nouveau.
beside-bank-phones-why = Qui ouvre le lien, photographie le code ou tape les mots voit ce livre et peut y inscrire.
beside-bank-link = Le lien vers ce livre
beside-bank-code = Ou dites ces mots
beside-bank-who = À qui est ce téléphone ?
beside-bank-who-why = Touchez votre compte. Touchez la banque pour un téléphone qui inscrit pour tout le monde.
beside-bank-i-am = Ce téléphone tient le compte « { $name } ».
beside-bank-i-am-bank = Ce téléphone tient la banque.
beside-bank-other-me = Quelqu’un d’autre
beside-bank-i-pay = Vous payez. À qui ?
beside-bank-banker = la banque
beside-bank-by = inscrit par { $name }
beside-bank-undone-by = annulé par { $name }
beside-bank-waits = pas encore envoyé
beside-bank-shared = Partagé · à jour
beside-bank-opening = Le livre partagé s’ouvre…
beside-bank-sending = { $count ->
    [one] Une écriture part…
   *[other] { $count } écritures partent…
}
beside-bank-away = { $count ->
    [0] Pas de connexion
    [one] Pas de connexion · une écriture attend
   *[other] Pas de connexion · { $count } écritures attendent
}
beside-bank-away-why = Voici le livre tel qu’il était. Ce que vous inscrivez compte sur ce téléphone et part dès que la connexion revient.
beside-bank-away-new = Pas de connexion : le livre ne peut pas encore s’ouvrir. Cette page essaie toujours.
beside-bank-gone = Ce livre n’est plus sur le serveur.
beside-bank-alone-why = Le serveur n’a plus ce livre, mais ce téléphone l’a encore en entier, avec ce que vous y avez inscrit et qui n’est pas parti. Il peut continuer ici, sans les autres téléphones.
beside-bank-alone = Le garder sur ce seul téléphone
beside-bank-alone-over = Ce téléphone a déjà un livre à lui : il sera oublié.
beside-bank-meanwhile = Entre-temps, d’autres ont inscrit. { $line }
beside-bank-undone-already = Quelqu’un vient de le faire depuis un autre téléphone.
beside-bank-asks = Une question attend plus bas
beside-bank-same-name = Deux personnes portent le même nom : donnez à chacune le sien.
beside-bank-refused = Le livre partagé n’a pas pris votre dernière écriture : ce dont elle parle a changé.
beside-bank-leave = Quitter ce livre partagé
beside-bank-leave-why = Les autres continuent. Ce qui n’est pas encore envoyé reste sur ce téléphone et part dès que le lien y est rouvert.

## Le compteur

beside-score-lead = Touchez où repose chaque pion après une manche : le téléphone compte les sept étapes comme le livret.
beside-score-players = Qui joue
beside-score-teams = { $alone ->
    [0] { $count }, en { $sides } équipes de deux
   *[other] { $count }, en { $sides } camps, dont une personne seule
}
beside-score-name = Marqueur { $number }, depuis le haut
beside-score-name-in-team = Marqueur { $number }, depuis le haut : personne { $nth }
beside-score-colour = Pions
beside-score-colour-of = Pions du marqueur { $number }
beside-score-begin = Commencer la manche 1
beside-score-rounds = Manches
beside-score-round = Manche { $round } sur { $of }
beside-score-tap = { $name } : touchez où sont les pions.
beside-score-most = Touchez le milieu du pion : la case qui en porte le plus compte.
beside-score-sides = Qui joue
beside-score-of = { $count } sur { $of }
beside-score-jail = En prison
beside-score-off = Hors plateau
beside-score-undo = Annuler
beside-score-lies-board = { $name } : { $space }.
beside-score-lies-short = { $name } : avant la première case, ne compte pas.
beside-score-lies-jail = { $name } : en prison.
beside-score-lies-off = { $name } : hors du plateau.
beside-score-lifted = { $name } : pion repris.
beside-score-missing = { $name } : il manque encore des pions.
beside-score-again-first = { $name } : un pion sur Chance est à glisser de nouveau.
beside-score-laid = Tous les pions sont placés.
beside-score-by-name = Ou par le nom de la case
beside-score-choose = Choisir une case…
beside-score-chance = Étape 1, { $name } : un pion est sur Chance. Remettez-le derrière GO et glissez-le de nouveau ; s’il revient sur Chance, il y reste.
beside-score-slides-again = { $name } : glisser de nouveau
beside-score-stays-on-chance = Étape 1, { $name } : un pion a été poussé sur Chance alors que ce camp avait fini l’étape ; il y reste ({ $clause }).
beside-score-railroad = Étape 2, { $name } : le pion du Chemin de fer va sur
beside-score-stays = Il reste sur le Chemin de fer
beside-score-house = { $name } : la maison double
beside-score-dearest = La propriété la plus chère
beside-score-paid = Payé au Stationnement gratuit pendant la manche
beside-score-pay = { $name } paie { $amount }
beside-score-unpay = { $name } : rien à payer
beside-score-count = Compter la manche
beside-score-no-not-on-railroad = Seul un pion sur un Chemin de fer est déplacé ({ $clause }).
beside-score-no-not-a-property = Un pion quitte le Chemin de fer pour une propriété ({ $clause }).
beside-score-no-property-occupied = Cette propriété est occupée ({ $clause }).
beside-score-no-not-enough-cash = On ne paie pas plus au Stationnement gratuit qu’on ne possède ({ $clause }).
beside-score-correct = Une manche passée peut être rouverte ci-dessus et corrigée : les suivantes suivent.
beside-score-won = { $count ->
    [one] { $names } gagne avec { $amount }.
   *[other] { $names } partagent la victoire avec { $amount }.
}
beside-score-sum = { $name } : { $amount }
beside-score-ranking = Classement final
beside-score-cash = L’argent de chaque camp
beside-score-pot = Stationnement gratuit : { $amount }
beside-score-new = Oublier cette partie

## Minuteurs et petites choses

beside-clock-auction = Vente aux enchères
beside-clock-game = Partie minutée
beside-clock-start = Démarrer
beside-clock-pause = Pause
beside-clock-again = Depuis le début
beside-clock-less = Moins de temps
beside-clock-more = Plus de temps
beside-clock-over = C’est fini
beside-dice = Dés et pièce
beside-dice-count = Combien de dés
beside-dice-roll = Lancer
beside-dice-sum = { $dice } = { $sum }
beside-coin = Pile ou face
beside-coin-heads = Face
beside-coin-tails = Pile
