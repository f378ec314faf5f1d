"""The dice game in integers: one module for each area of the rulebook.

Plain typed functions over ``State`` and ``Board``; the same source also compiles: see
``passgo.kernel``.
"""
