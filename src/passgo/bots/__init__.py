"""Ways of playing, in the same integer style as the rules, so that they compile along."""
