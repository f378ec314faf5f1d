/** Patches: the view is the last view plus what the server says changed (RFC 7396). */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Document = { [key: string]: Json };

function isObject(value: Json | undefined): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Return the document with a merge patch applied; neither is changed. */
export function patched(document: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: Document = isObject(document) ? { ...document } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = patched(result[key], value);
  }
  return result;
}
