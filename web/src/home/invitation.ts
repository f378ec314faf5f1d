/** Invitations: a code that somebody said, a link to a table or a book, or the id of a table alone. */

const ID = /^[\w-]{6,40}$/;

/** Return the path of the table or the shared book that a text names; null where it names none. */
export function pathIn(text: string): string | null {
  const typed = text.trim();
  if (ID.test(typed)) return `/t/${typed}`;
  const book = /\/beside\/bank\/[\w-]+/.exec(typed);
  if (book) return book[0];
  const found = /\/t\/([\w-]+)(?:\?move#([\w-]+))?/.exec(typed);
  if (!found) return null;
  return found[2] ? `/t/${found[1]}?move#${found[2]}` : `/t/${found[1]}`;
}

/** Return the code in a text as the server knows it, whatever its capitals, accents and gaps; null where there is none. */
export function codeIn(text: string): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const found = /^([a-z]{4,7})[\s,.–-]+([a-z]{4,7})[\s,.–-]+([1-9]\d?)$/.exec(plain);
  return found ? found.slice(1).join('-') : null;
}
