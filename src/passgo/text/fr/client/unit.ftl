# L’unité électronique au centre du plateau rond.

unit-name = Unité électronique
unit-bank = Banque
unit-receives = reçoit
unit-pays = paie
unit-deal = Deal
unit-zone = Zone
unit-cancel = Annuler
unit-not-due = Ce montant n’est pas attendu
unit-reason-rest = Prête
unit-reason-price = Achat
unit-reason-bid = Deal
unit-reason-rent = Loyer
unit-reason-salary = Salaire
unit-reason-ordered-salary = Salaire
unit-reason-fine = Amende
unit-reason-card = Chance
unit-reason-building = Bâtiment
unit-reason-sale-of-building = Bâtiment vendu
unit-reason-mortgage = Hypothèque
unit-reason-lifting = Hypothèque levée
unit-reason-interest = Intérêts
unit-reason-deal = Échange
unit-reason-estate = Faillite
unit-reason-dealt-deed = Titre distribué
unit-reason-action = Action
