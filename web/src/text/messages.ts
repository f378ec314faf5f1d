/** Messages: Fluent texts of one language, later files over earlier ones. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './language.svelte';

export type Variables = Record<string, FluentVariable>;

export const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** A message is missing, or lacks a fact; a bug of ours, never a player's doing. */
export class TextError extends Error {}

export class Messages {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: Iterable<string> = [],
  ) {
    this.#bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const text of texts) this.add(text);
  }

  /** Lay another file over what is there. */
  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Tell whether there is such a message, or with `key.form` such a form of it. */
  has(key: string): boolean {
    const [name, form] = split(key);
    const message = this.#bundle.getMessage(name);
    return form ? message?.attributes[form] !== undefined : message !== undefined;
  }

  /** Return a message, or with `key.form` one of its forms. */
  text(key: string, variables: Variables = {}): string {
    const [name, form] = split(key);
    const message = this.#bundle.getMessage(name);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (pattern === undefined || pattern === null) {
      throw new TextError(`${this.language}: no text for ${key}`);
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables, errors);
    if (errors[0]) throw new TextError(`${this.language}: ${key}: ${errors[0].message}`);
    return text;
  }

  /** Return the names of the forms that a message has. */
  forms(key: string): string[] {
    return Object.keys(this.#bundle.getMessage(key)?.attributes ?? {});
  }
}

function split(key: string): [string, string] {
  const at = key.indexOf('.');
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
}
