"""A little game in the form of the rules, to try the compiling on."""
