"""The weighted bots: novice, steady and shark, who look at cash, deeds and chances by weights."""
