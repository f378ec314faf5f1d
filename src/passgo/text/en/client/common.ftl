# What several screens say.

common-home = Home
common-retry = Try again
common-reload = Reload the page
common-loading = One moment…
common-close = Close
common-copy = Copy
common-copied = Copied
common-change = change
common-yes = Yes
common-no = No

## Numbers that are typed

common-one-is = “1” means { $amount }
common-unfit-unread = Write a sum, such as { $amount }.
common-unfit-number = Write a whole number, such as { $amount }.
common-unfit-low = { $amount } at least.
common-unfit-high = { $amount } at most.
common-unfit-step = In steps of { $amount }.

## Settings

common-settings = Settings
common-language = Language
common-theme = Theme
common-theme-auto = Auto
common-theme-light = Light
common-theme-dark = Dark
common-volume = Volume
common-mute = Mute
common-motion = Animation
common-motion-slow = Slow
common-motion-auto = Normal
common-motion-fast = Fast
common-motion-none = None
common-letter-keys = Letters as shortcuts

## When nothing answers

common-unreachable = The server is out of reach for now. Nothing is lost: try again in a moment.
common-not-loaded-title = A piece is missing
common-not-loaded = A part of Passgo could not be loaded: the server is out of reach, or a new version has just arrived. Reload the page; nothing is lost.
common-lost-title = There is nothing here
common-lost = This address leads nowhere. Perhaps the end of the link is missing.
common-offline = Offline. Passgo needs the network to play; this page waits for it to come back.
common-put-away = Understood, put this away
