# The electronic unit in the middle of the round board.

unit-name = Electronic unit
unit-bank = Bank
unit-receives = receives
unit-pays = pays
unit-deal = Deal
unit-zone = Zone
unit-cancel = Cancel
unit-not-due = This amount is not expected
unit-reason-rest = Ready
unit-reason-price = Buy
unit-reason-bid = Deal
unit-reason-rent = Rent
unit-reason-salary = Salary
unit-reason-ordered-salary = Salary
unit-reason-fine = Fine
unit-reason-card = Chance
unit-reason-building = Building
unit-reason-sale-of-building = Building sold
unit-reason-mortgage = Mortgage
unit-reason-lifting = Mortgage lifted
unit-reason-interest = Interest
unit-reason-deal = Trade
unit-reason-estate = Bankruptcy
unit-reason-dealt-deed = Dealt deed
unit-reason-action = Action
