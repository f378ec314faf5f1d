# La Guerre des clones.

title = The Clone Wars
    .short = Clone Wars
    .about = Jedi et Sith
description = Planètes, vaisseaux et stations spatiales en crédits républicains ; la Force ou le côté obscur pour qui le souhaite.
duration = Une soirée ; 60 à 90 minutes en partie rapide

## Variantes

variant-quick = Partie rapide
    .description = Trois titres offerts, trois campements avant la ville, sortie de prison payable après un lancer manqué, fin à la première faillite.
variant-timed = Partie minutée
    .description = Deux titres distribués et payés ; au bout du temps convenu, la plus grande fortune gagne.

rule-powers = La Force et le côté obscur
    .hint = Le pion que l’on choisit décide du camp ; un six aux dés ouvre une action de ce camp.
    .off = sans
    .on = avec

## Mots

word-house = campement
    .a = un campement
    .the = le campement
    .many = campements
word-hotel = ville
    .a = une ville
    .the = la ville
    .many = villes
word-station = compagnie de transport
    .a = une compagnie de transport
    .the = la compagnie de transport
    .many = compagnies de transport
word-utility = station
    .a = une station
    .the = la station
    .many = stations

## Groupes

group-station = Compagnies de transport
    .the = les compagnies de transport
    .of = des compagnies de transport
group-utility = Stations
    .the = les stations
    .of = des stations

## Cases

space-dune-sea = Mer de Dunes de Tatooine
    .the = la mer de Dunes de Tatooine
    .of = de la mer de Dunes de Tatooine
    .at = à la mer de Dunes de Tatooine
    .gender = feminine
space-tatooine = Système Tatooine
    .the = le système Tatooine
    .of = du système Tatooine
    .at = au système Tatooine
    .gender = masculine
    .short = Syst. Tatooine
space-trade-blockade = Blocus du Commerce
    .the = le Blocus du Commerce
    .of = du Blocus du Commerce
    .at = au Blocus du Commerce
    .gender = masculine
space-twilight = Le Twilight
    .the = le Twilight
    .of = du Twilight
    .at = au Twilight
    .gender = masculine
space-bothawui = Bothawui
    .the = Bothawui
    .of = de Bothawui
    .at = à Bothawui
    .gender = feminine
space-ruusan = Ruusan
    .the = Ruusan
    .of = de Ruusan
    .at = à Ruusan
    .gender = feminine
space-abregado = Système Abregado
    .the = le système Abregado
    .of = du système Abregado
    .at = au système Abregado
    .gender = masculine
    .short = Syst. Abregado
space-rugosa = Rugosa
    .the = Rugosa
    .of = de Rugosa
    .at = à Rugosa
    .gender = feminine
space-skytop = Station Skytop
    .the = la station Skytop
    .of = de la station Skytop
    .at = à la station Skytop
    .gender = feminine
space-toydaria = Système Toydaria
    .the = le système Toydaria
    .of = du système Toydaria
    .at = au système Toydaria
    .gender = masculine
    .short = Syst. Toydaria
space-rishi = Rishi
    .the = Rishi
    .of = de Rishi
    .at = à Rishi
    .gender = feminine
space-resolute = Le Resolute
    .the = le Resolute
    .of = du Resolute
    .at = au Resolute
    .gender = masculine
space-teth-castle = Château de Teth
    .the = le château de Teth
    .of = du château de Teth
    .at = au château de Teth
    .gender = masculine
space-teth-jungle = Jungle de Teth
    .the = la jungle de Teth
    .of = de la jungle de Teth
    .at = à la jungle de Teth
    .gender = feminine
space-teth = Système Teth
    .the = le système Teth
    .of = du système Teth
    .at = au système Teth
    .gender = masculine
    .short = Syst. Teth
space-kalida = Nébuleuse Kalida
    .the = la nébuleuse Kalida
    .of = de la nébuleuse Kalida
    .at = à la nébuleuse Kalida
    .gender = feminine
space-antar = Antar
    .the = Antar
    .of = d’Antar
    .at = à Antar
    .gender = feminine
space-rodia = Rodia
    .the = Rodia
    .of = de Rodia
    .at = à Rodia
    .gender = feminine
space-malevolence = Le Malevolence
    .the = le Malevolence
    .of = du Malevolence
    .at = au Malevolence
    .gender = masculine
space-ryloth = Ryloth
    .the = Ryloth
    .of = de Ryloth
    .at = à Ryloth
    .gender = feminine
space-florrum = Florrum
    .the = Florrum
    .of = de Florrum
    .at = à Florrum
    .gender = feminine
space-medical-station = Station Médicale de la République
    .the = la Station Médicale de la République
    .of = de la Station Médicale de la République
    .at = à la Station Médicale de la République
    .gender = feminine
space-vassek = Vassek
    .the = Vassek
    .of = de Vassek
    .at = à Vassek
    .gender = feminine
space-crystal-city-plaza = Place centrale de Crystal City
    .the = la place centrale de Crystal City
    .of = de la place centrale de Crystal City
    .at = à la place centrale de Crystal City
    .gender = feminine
    .short = Pl. centrale de Crystal City
space-crystal-city = Crystal City
    .the = Crystal City
    .of = de Crystal City
    .at = à Crystal City
    .gender = feminine
space-christophsis = Système Christophsis
    .the = le système Christophsis
    .of = du système Christophsis
    .at = au système Christophsis
    .gender = masculine
    .short = Syst. Christophsis
space-defender = Le Defender
    .the = le Defender
    .of = du Defender
    .at = au Defender
    .gender = masculine
space-ziro-palace = Palais de Ziro
    .the = le palais de Ziro
    .of = du palais de Ziro
    .at = au palais de Ziro
    .gender = masculine
space-ransom = Rançon
    .the = la case Rançon
    .of = de la case Rançon
    .at = à la case Rançon
    .gender = feminine
space-jabba-palace = Palais de Jabba
    .the = le palais de Jabba
    .of = du palais de Jabba
    .at = au palais de Jabba
    .gender = masculine
space-chest-1 = Jedi
    .the = la case Jedi
    .of = de la case Jedi
    .at = à la case Jedi
    .gender = feminine
space-chance-1 = Sith
    .the = la case Sith
    .of = de la case Sith
    .at = à la case Sith
    .gender = feminine
space-chest-2 = Jedi
    .the = la case Jedi
    .of = de la case Jedi
    .at = à la case Jedi
    .gender = feminine
space-chance-2 = Sith
    .the = la case Sith
    .of = de la case Sith
    .at = à la case Sith
    .gender = feminine
space-chest-3 = Jedi
    .the = la case Jedi
    .of = de la case Jedi
    .at = à la case Jedi
    .gender = feminine
space-chance-3 = Sith
    .the = la case Sith
    .of = de la case Sith
    .at = à la case Sith
    .gender = feminine

## Cartes

deck-chance = Sith
    .card = une carte Sith
deck-chest = Jedi
    .card = une carte Jedi
card-chance-go = Repli immédiat : regagnez { $target-the }.
    .words = case départ
card-to-last-street = Un Hutt vous convoque : avancez jusqu’{ $target-at }.
    .words = Jabba planète
card-to-red-street = Des droïdes ont laissé une piste : avancez jusqu’{ $target-at }.
    .words = planète
card-to-pink-street = On signale une embuscade : avancez jusqu’{ $target-at }.
    .words = planète
card-to-station = Une navette part à l’instant : embarquez sur { $target-the }.
    .words = compagnie transport vaisseau voyage
card-back-three = Vos moteurs s’éteignent : dérivez de { $steps } cases en arrière.
    .words = 3 trois
card-chance-jail = Le comte Dooku vous tend un piège : en prison, sans passer par la case Départ.
    .words = capturé
card-chance-jail-free = Un garde se laisse acheter : cette carte vous libère de prison. À garder ou à vendre.
    .words = conserver libéré sortie
card-repairs = Sabotage : réparez, { $house } par campement, { $hotel } par ville.
    .words = attaque dégâts
card-road-works = Bombardement orbital : { $house } par campement, { $hotel } par ville.
    .words = attaque bombes dégâts
card-tuition = Hyperpropulsion à remplacer : payez { $amount }.
    .words = hyperespace moteur réparation vaisseau
card-drunk-fine = Tables renversées dans une cantina : payez { $amount }.
    .words = bagarre dégâts
card-speeding-fine = Vol trop bas et trop vite : { $amount } d’amende.
    .words = excès speeder vaisseau vitesse
card-building-loan = Vos mines d’astéroïdes rapportent { $amount }.
    .words = mine minerai
card-crossword-prize = Un code ennemi est percé : recevez { $amount }.
    .words = déchiffré message secret
card-bank-dividend = On partage le butin : recevez { $amount }.
    .words = part récompense
card-chest-go = Le Conseil vous attend : rejoignez { $target-the }.
    .words = case départ Jedi
card-back-to-first-street = Une tempête de sable vous repousse : retournez en arrière jusqu’{ $target-at }.
    .words = désert Tatooine
card-chest-jail = La mission tourne mal : en prison, sans passer par la case Départ.
    .words = capturé
card-chest-jail-free = Maître Yoda plaide votre cause : cette carte vous libère de prison. À garder ou à vendre.
    .words = Jedi
card-fine-or-chance = À vous de voir : { $amount } pour le Temple, ou { $draws-card } à tirer.
    .words = bien choix Sith
card-birthday = Fête au Temple en votre honneur : chaque adversaire vous offre { $amount }.
    .words = fête
card-hospital = Une nuit à la station médicale : payez { $amount }.
    .words = blessé hôpital médicale soins
card-doctor = Du bacta pour vos troupes : payez { $amount }.
    .words = blessé clones médecin soins
card-insurance = Votre droïde passe à la révision : payez { $amount }.
    .words = droïde entretien réparation
card-bank-error = Le Trésor compte mal, et vous y gagnez : recevez { $amount }.
    .words = banque crédits erreur faveur
card-inheritance = Un ancien maître vous lègue { $amount }.
    .words = héritage héritez legs
card-annuity = La solde de l’année arrive : recevez { $amount }.
    .words = paie revenu salaire solde
card-stock-sale = Le matériel saisi est vendu : recevez { $amount }.
    .words = butin vendez vente
card-bond-interest = L’emprunt de la République verse ses intérêts : recevez { $amount }.
    .words = emprunt intérêts prêt
card-tax-refund = Le Sénat rend un impôt levé en trop : recevez { $amount }.
    .words = impôts remboursement République taxe
card-beauty-prize = Deuxième place à la course de modules : recevez { $amount }.
    .words = 2 course deuxième podracer prix

## La Force et le côté obscur

side-force = La Force
    .the = la Force
    .of = de la Force
side-dark = Le côté obscur
    .the = le côté obscur
    .of = du côté obscur
power-galactic-discovery = Découverte galactique
    .description = Prenez sans payer { $count ->
        [one] une propriété libre
       *[other] { $count } propriétés libres
    }, ou { $amount } de la banque.
power-base = Établir une base
    .description = Prenez sans payer { $count ->
        [one] une propriété libre
       *[other] { $count } propriétés libres
    }, ou { $amount } de la banque.
power-hyperspace = Hyper-espace
    .description = Menez votre pion à la case de votre choix.
power-dodge = Esquiver le comte Dooku
    .description = Jouez un tour de plus.
power-chancellor = Sauver le Chancelier
    .description = Recevez { $amount } de la banque.
power-jedi-trick = Astuce de Jedi
    .description = Menez le pion d’une autre personne à la case de votre choix.
power-ambush = Embuscade
    .description = Volez { $count ->
        [one] une propriété
       *[other] jusqu’à { $count } propriétés
    }, hors des groupes complets.
power-droid-control = Contrôle des droïdes
    .description = Volez { $count ->
        [one] une propriété
       *[other] jusqu’à { $count } propriétés
    }, hors des groupes complets.
power-hyperspace-jump = Saut dans l’hyper-espace
    .description = Menez votre pion à la case de votre choix.
power-parry = Parade
    .description = Jouez un tour de plus.
power-crushing-victory = Victoire écrasante
    .description = Prenez tout l’argent et toutes les propriétés d’une autre personne.
power-hostage = Prise d’otage
    .description = Menez le pion d’une autre personne à la case de votre choix.

## Pions

token-anakin = Anakin Skywalker
    .the = Anakin Skywalker
token-obi-wan = Obi-Wan Kenobi
    .the = Obi-Wan Kenobi
token-ahsoka = Ahsoka Tano
    .the = Ahsoka Tano
token-rex = Capitaine Rex
    .the = le capitaine Rex
token-grievous = Général Grievous
    .the = le général Grievous
token-ventress = Asajj Ventress
    .the = Asajj Ventress
