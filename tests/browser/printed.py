"""How the count of a round is printed: scripts that look for what nobody could read."""

OVERLAPS = """(count) => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom;
  const seen = (all) => [...count.querySelectorAll(all)].filter((one) => one.checkVisibility());
  return seen('.clause').flatMap((clause) => seen('td.amount')
    .filter((sum) => meet(box(clause), box(sum)))
    .map((sum) => clause.textContent + sum.textContent));
}"""
"""Clauses of the count that are printed over a sum."""

OUTSIDE = """(table) => [...table.querySelectorAll('td.amount, .side span')].filter((one) => {
  if (one.textContent === '') return false;
  const box = one.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(one);
  const printed = text.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth
    || printed.left < box.left - 1 || printed.right > box.right + 1;
}).map((one) => one.textContent)"""
"""Sums and names of the count that are not on the screen or wider than their column."""
