/** Invitations: a link that somebody sent, or the id of a table alone. */

const ID = /^[\w-]{6,40}$/;

/** Return the path of the table that a text names; null where it names none. */
export function pathIn(text: string): string | null {
  const typed = text.trim();
  if (ID.test(typed)) return `/t/${typed}`;
  const found = /\/t\/([\w-]+)(?:\?move#([\w-]+))?/.exec(typed);
  if (!found) return null;
  return found[2] ? `/t/${found[1]}?move#${found[2]}` : `/t/${found[1]}`;
}
