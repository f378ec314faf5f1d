# Ce que plusieurs écrans disent.

common-home = Accueil
common-retry = Réessayer
common-reload = Recharger la page
common-loading = Un instant…
common-close = Fermer
common-copy = Copier
common-copied = Copié
common-change = écart
common-yes = Oui
common-no = Non

## Nombres que l’on tape

common-one-is = « 1 » veut dire { $amount }
common-unfit-unread = Écrivez une somme, par exemple { $amount }.
common-unfit-number = Écrivez un nombre entier, par exemple { $amount }.
common-unfit-low = { $amount } au moins.
common-unfit-high = { $amount } au plus.
common-unfit-step = Par pas de { $amount }.

## Réglages

common-settings = Réglages
common-language = Langue
common-theme = Thème
common-theme-auto = Auto
common-theme-light = Clair
common-theme-dark = Sombre
common-volume = Volume
common-mute = Couper le son
common-motion = Animations
common-motion-slow = Lentes
common-motion-auto = Normales
common-motion-fast = Rapides
common-motion-none = Aucune
common-letter-keys = Lettres comme raccourcis

## Quand rien ne répond

common-unreachable = Le serveur est hors de portée pour le moment. Rien n’est perdu : réessayez dans un instant.
common-not-loaded-title = Il manque un morceau
common-not-loaded = Une partie de Passgo n’a pas pu être chargée : le serveur est hors de portée, ou une nouvelle version vient d’arriver. Rechargez la page ; rien n’est perdu.
common-lost-title = Il n’y a rien ici
common-lost = Cette adresse ne mène nulle part. Peut-être manque-t-il la fin du lien.
common-offline = Hors ligne. Passgo a besoin du réseau pour jouer ; cette page attend qu’il revienne.
common-put-away = Compris, ranger ce conseil
