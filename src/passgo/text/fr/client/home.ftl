# L’accueil : choisir une boîte, ouvrir une table, en rejoindre une autre.

home-title = Quelle boîte ouvre-t-on ?
home-lead = De vraies éditions, jouées selon leur propre livret. En solo, en famille ou contre des robots.
home-rules = Règles
home-beside = La boîte est chez vous ?
home-beside-why = Votre téléphone en est l’arbitre, la banque, l’unité ou le compteur.
home-players = { $count } personnes
home-minutes = environ { $from } à { $to } min

## Jouer tout de suite

home-now = Jouer maintenant
home-now-do = Jouer maintenant contre { $count ->
    [one] un robot
    [2] deux robots
    [3] trois robots
   *[other] { $count } robots
}
home-now-why = { $kind ->
    [sliding] { $edition }, selon le livret
   *[dice] { $edition }, selon le livret ; loyers réclamés pour vous
}

## Éditions

home-board = Plateau

## Votre table

home-your-table = Votre table : { $edition }
home-book = { $count ->
    [0] Règles du livret
    [one] { $count } écart
   *[other] { $count } écarts
}
home-your-name = Votre nom
home-you = vous
home-seat = Place { $number }
home-person = Une personne, par lien
home-bot-novice = Robot débutant
home-bot-steady = Robot solide
home-bot-shark = Robot requin
home-bot-champion = Robot champion
home-add-person = Une personne
home-add-bot = Un robot
home-teams = { $alone ->
    [yes] À plus de { $most }, on joue par équipes de deux, et ici une personne joue seule. Les partenaires font glisser les mêmes pions à tour de rôle, partagent leur argent, gagnent ou perdent ensemble ; on les choisit dans le salon.
   *[no] À plus de { $most }, on joue par équipes de deux. Les partenaires font glisser les mêmes pions à tour de rôle, partagent leur argent, gagnent ou perdent ensemble ; on les choisit dans le salon.
}
home-remove-seat = Retirer la place { $number }
home-variant = Quelle partie ?
home-pace = Allure des robots
home-pace-1x = posée
home-pace-3x = vive
home-pace-instant = immédiate
home-clock = Temps par tour
home-clock-off = sans limite
home-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
home-length = Durée de la partie
home-length-minutes = { $count ->
    [0] jusqu’à ce que la table décide de compter
    [one] { $count } minute
   *[other] { $count } minutes
}
home-grace = Absence avant le relais d’un robot
home-all-rules = Toutes les autres règles ({ $count })
home-in-booklet = livret, { $clause }
home-house-rules = Règles de la maison
home-find-rule = Chercher une règle
home-only-with = Sans effet, sauf si « { $rule } » est réglé sur « { $choice } ».
home-no-rule = Aucune règle n’en parle.
home-subject-money = Argent et dés
home-subject-jail = Prison
home-subject-buying = Achats et enchères
home-subject-rent = Loyers
home-subject-cards = Cartes et messages
home-subject-buildings = Bâtiments
home-subject-mortgages = Hypothèques
home-subject-end = Dettes, échanges et fin
home-subject-more = Autres
home-back-to-book = Revenir au livret
home-changes = { $count ->
    [0] Tout se joue selon le livret. Un changement serait marqué « écart » et annoncé à chaque personne avant qu’elle s’asseye.
    [one] Un écart au livret, annoncé à chaque personne avant qu’elle s’asseye.
   *[other] { $count } écarts au livret, annoncés à chaque personne avant qu’elle s’asseye.
}
home-last = Comme la dernière fois
home-last-why = { $edition }, { $people ->
    [one] une personne
   *[other] { $people } personnes
}{ $bots ->
    [0] {""}
    [one] {" "}et un robot
   *[other] {" "}et { $bots } robots
}
home-unfit = { $rule } : corrigez d’abord ce nombre.
home-name-first = Indiquez d’abord votre nom.
home-create = Ouvrir la table
home-create-why = vous recevrez un lien à partager

## Rejoindre et reprendre

home-join = Rejoindre
home-join-how = Tapez le code entendu, ou collez le lien reçu.
home-join-placeholder = canal-figue-47, ou un lien
home-join-do = Aller à cette table
home-join-why = ni compte ni publicité
home-join-wrong = Ce texte ne contient ni code ni lien de table.
home-join-no-code = Aucune table n’attend de monde sous ce code. Elle est peut-être complète, ou le code a expiré.
home-mine = Mes parties
home-resume-note = Votre place vous attend : un robot joue pour vous et vous rend la main.
home-nobody-yet = personne encore
home-turn-mine = à vous
home-turn = { $count ->
    [one] { $names } joue
   *[other] { $names } jouent
}
home-free-seats = { $count ->
    [0] prête à commencer
    [one] une place libre
   *[other] { $count } places libres
}
home-open = Tables ouvertes
home-open-none = Aucune table n’est ouverte à tout le monde en ce moment.
home-public = Ouverte à tout le monde
home-public-why = affichée ici pour qui passe, tant qu’il reste de la place et que l’entrée est ouverte
home-own-claims = Chaque personne réclame ses loyers
home-own-claims-why = Comme dans le livret : un loyer que personne ne réclame à temps est perdu, et cela fait partie du jeu.
home-own-claims-else = Sinon, le serveur réclame pour qui ne veut pas s’en charger.
home-open-chances = Les chances sont visibles
home-open-chances-why = Une barre dit à la table comme au public les chances de gagner de chaque personne, à chaque tour. S’asseoir à cette table, c’est l’accepter.
home-box = Avec notre boîte
home-box-why = { $only_texts ->
    [yes] Vous lancez de vrais dés et saisissez ce qui vient. Passgo tient l’argent, les titres, les loyers, les messages et les règles.
   *[no] Vous lancez de vrais dés, tirez de vraies cartes et saisissez ce qui vient. Passgo tient l’argent, les titres, les loyers et les règles.
}
home-box-bots = Quelqu’un lance aussi pour les robots.
home-status-starting = commence
home-status-playing = en cours
home-status-over = finie

## Pied de page

home-not-affiliated = Passgo n’est lié à aucun éditeur de jeux. Les noms des éditions désignent les boîtes dont les règles sont suivies ; dessins et textes sont les nôtres.
home-private = Ni compte, ni publicité, ni pistage. Un seul témoin de connexion retient les places de cet appareil.
home-verify = Vérifier le hasard d’une partie
