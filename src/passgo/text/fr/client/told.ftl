# Avec notre boîte : de vrais dés et de vraies cartes, saisis à la main ; quoi déplacer sur le vrai plateau.

## Ce qui est saisi

told-ask-dice = { $to ->
    [rent] { $whose ->
        [own] Lancez les deux dés pour le loyer.
        [for] Lancez les deux dés pour le loyer { $of }.
       *[other] { $name } lance les deux dés pour le loyer et les saisit.
    }
   *[other] { $whose ->
        [own] Lancez les deux dés.
        [for] Lancez les deux dés pour { $name }.
       *[other] { $name } lance les deux dés et les saisit.
    }
}
told-ask-die = { $whose ->
    [own] Lancez un dé.
    [for] Lancez un dé pour { $name }.
   *[other] { $name } lance un dé et le saisit.
}
told-ask-card = { $whose ->
    [own] Tirez la première carte de la pile « { $pack } ».
    [for] Tirez la première carte de la pile « { $pack } » pour { $name }.
   *[other] { $name } tire une carte de la pile « { $pack } » et la saisit.
}
told-ask-deed = { $whose ->
    [own] Un titre est distribué à { $name }.
    [for] Distribuez un titre à { $name }.
   *[other] { $name } reçoit un titre et le saisit.
}
told-tap-first = Touchez le premier dé
told-tap-second = Touchez le second dé
told-tap-die = Touchez ce qu’il montre
told-erase = Recommencer
told-which-card = Quelle carte est-ce ?
told-which-deed = Quel titre est-ce ?
told-search = Somme, lieu ou mot imprimé
told-none-found = Rien ne contient ces mots.
told-near = Rien n’a tous ces mots ; voici ce qui s’en approche le plus.
told-not-under = Déjà tirée : elle est sous la pile.
told-not-kept = { $name } la détient.
told-not-owned = { $owned ->
    [yes] { $name } le possède.
   *[no] Il n’est pas dans le paquet.
}
told-take-back = Erreur de saisie : la corriger
told-another-card = Une autre carte est venue
told-shuffled = La pile a été mélangée : elle peut revenir
told-expected = Toutes les cartes de cette pile ont été vues : Passgo a donc dit laquelle vient.
told-end = Si c’est juste, la partie est finie. Sinon, corrigez la dernière saisie ; elle reste acquise après deux minutes.
told-end-right = C’est juste
told-search-hint = Les cartes sont dites avec nos mots : cherchez une somme, un lieu ou ce que fait la carte.

## Ce que font les mains

told-works = Sur le vrai plateau
told-work-move = { $count ->
    [one] Avancez le pion { $of } de { $count } case, jusqu’{ $goal }.
   *[other] Avancez le pion { $of } de { $count } cases, jusqu’{ $goal }.
}
told-work-put = Posez le pion { $of } sur cette case : { $place }.
told-work-jail = Mettez le pion { $of } en prison.
told-work-token = { $name } joue avec ce pion : { $token }.
told-work-deed = Donnez à { $name } ce titre : { $place }.
told-work-bank = Rendez à la banque ce titre : { $place }.
told-work-kept = Donnez à { $name } la carte de libération.
told-work-under = Remettez la carte sous sa pile : { $pack }.
told-work-pack = Remettez la carte de libération sur sa pile : { $pack }.
told-work-gone = Retirez le pion { $of } du plateau.
told-work-house = Posez { $house } sur { $the } ({ $count } en tout).
told-work-hotel = Posez { $hotel } sur { $the } et reprenez ce qui s’y trouvait.
told-work-unbuild = { $count ->
    [0] Retirez le dernier bâtiment de cette case : { $place }.
   *[other] Retirez { $house } de cette case : { $place } (il en reste { $count }).
}
told-work-exchange = { $count ->
    [0] Retirez { $hotel } de cette case : { $place }.
   *[other] Retirez { $hotel } et posez { $houses } sur cette case : { $place }.
}
told-work-stand = { $count ->
    [0] Retirez tous les bâtiments de cette case : { $place }.
    [5] Remettez { $hotel } sur cette case : { $place }.
   *[other] Remettez { $houses } sur cette case : { $place }.
}
told-work-back = Saisie corrigée : faites de même sur le vrai plateau.
told-work-down = Retournez ce titre, il est hypothéqué : { $place }.
told-work-up = Remettez ce titre à l’endroit : { $place }.

## Le plateau tel qu’il est

told-sheet = Que poser où
told-sheet-why = Pour qu’un vrai plateau montre cette partie. L’argent, les titres et les cartes qui ne figurent pas ici restent à la banque.
told-sheet-print = Imprimer
told-sheet-token = Pion
told-sheet-at = Case
told-sheet-jailed = { $place }, en prison
told-sheet-cash = Argent
told-sheet-deeds = Titres
told-sheet-cards = Cartes gardées
told-sheet-none = aucun
told-sheet-out = N’est plus en jeu
told-sheet-turn = C’est le tour { $of }.
told-sheet-mortgaged = hypothéqué, retourné
told-sheet-bank = À la banque
told-sheet-stock = { $houses }, { $hotels }
told-sheet-pot = Cagnotte ({ $place }) : { $amount }
told-sheet-packs = Piles
told-sheet-pack-new = { $pack } : mélangez les { $count } cartes.
told-sheet-pack = { $pack } : mélangez les { $count } cartes qui ne sont pas citées, et glissez celles-ci dessous, de haut en bas :
told-sheet-pack-known = { $pack } : toutes les cartes sont connues. De haut en bas :
