# Le livret : une clause citée, et le livret entier.

rules-title = Livret
rules-of = Règles : { $edition }
rules-search = Chercher par numéro ou par mots
rules-areas = Chapitres
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-none = Aucune clause ne contient ces mots.
rules-open-book = Ouvrir le livret entier
rules-unknown = La clause { $clause } n’est pas dans ce livret.
rules-loading = Le livret arrive…
rules-failed = Le livret n’a pas pu être chargé.
rules-again = Réessayer
rules-reading = Comment se lit un point obscur ({ $id })
rules-why = Pourquoi : { $why }
rules-basis-text = Le livret le dit.
rules-basis-inferred = Cela découle du livret.
rules-basis-silent = Le livret n’en dit rien ; voici notre lecture.
rules-back = Retour

rules-area-setup = Préparation
rules-area-bank = Banque
rules-area-turn = Tours
rules-area-doubles = Doubles
rules-area-go = Départ
rules-area-buying = Achats
rules-area-auction = Enchères
rules-area-rent = Loyers
rules-area-cards = Cartes
rules-area-tax = Impôts et taxes
rules-area-free-parking = Parc gratuit
rules-area-jail = Prison
rules-area-shortage = Pénurie de bâtiments
rules-area-selling-property = Vente de propriétés
rules-area-selling-buildings = Vente de bâtiments
rules-area-mortgage = Hypothèques
rules-area-bankruptcy = Faillite
rules-area-debt-settlement = Règlement des dettes
rules-area-end-winning = Fin et victoire
rules-area-quick-game = Partie rapide
rules-area-timed-game = Partie minutée
rules-area-electronic-unit = Unité électronique
rules-area-sound = Sons
rules-area-zones = Zones
rules-area-forced-deals = Échanges forcés
rules-area-chance = Chance
rules-area-force-dark-side = La Force et le côté obscur
rules-area-teams = Équipes
rules-area-turn-order = Ordre du tour
rules-area-sliding = Faire glisser les pions
rules-area-scoring-steps = Décompte
rules-area-next-round = Manche suivante
rules-area-end = Fin
rules-area-second-chance-options = Deuxième chance
rules-area-worked-example = Un exemple
