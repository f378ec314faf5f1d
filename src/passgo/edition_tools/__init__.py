"""Tools about editions and their words: `passgo check`, `passgo editions`, the comparison.

Layers: the words (`passgo.text`) know the editions, the editions know no words, and what needs
both stands here.
"""
