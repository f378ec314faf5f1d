/** Settings of this device: look, sound, motion and keys; kept by the browser where it can. */

import { keep, kept } from './storage';

const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['slow', 'auto', 'fast', 'none'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
/** The speeds of what is filmed: it runs in real time, or jumps. */
export const FILM_MOTIONS: readonly Motion[] = ['auto', 'none'];

interface Kept {
  theme: Theme;
  volume: number;
  muted: boolean;
  onlyBeeps: boolean;
  motion: Motion;
  letterKeys: boolean;
  claimForMe: boolean;
  autoThrow: boolean;
  autoEnd: boolean;
  asInTheBox: boolean;
  name: string;
  edition: string;
}

const KEY = 'passgo-settings';
const FIRST: Kept = {
  theme: 'auto',
  volume: 0.6,
  muted: false,
  onlyBeeps: false,
  motion: 'auto',
  letterKeys: true,
  claimForMe: true,
  autoThrow: false,
  autoEnd: false,
  asInTheBox: false,
  name: '',
  edition: '',
};

const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isText = (value: unknown): boolean => typeof value === 'string';
/** Whether a value may be that of a setting. */
const FITS: Record<keyof Kept, (value: unknown) => boolean> = {
  theme: (value) => THEMES.includes(value as Theme),
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  muted: isFlag,
  onlyBeeps: isFlag,
  motion: (value) => MOTIONS.includes(value as Motion),
  letterKeys: isFlag,
  claimForMe: isFlag,
  autoThrow: isFlag,
  autoEnd: isFlag,
  asInTheBox: isFlag,
  name: isText,
  edition: isText,
};

/** Return kept settings over the first ones; what cannot be read is left out. */
export function readSettings(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    const fits = ([name, value]: [string, unknown]) => name in FITS && FITS[name as keyof Kept](value);
    return { ...FIRST, ...(Object.fromEntries(Object.entries(found).filter(fits)) as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

/** Return which of some speeds stands for a wish: what runs in real time has its usual one. */
export function motionAmong(motions: readonly Motion[], wished: Motion): Motion {
  return motions.includes(wished) ? wished : 'auto';
}

class Settings {
  #kept: Kept = $state(readSettings(kept(KEY)));
  /** How fast things are shown for now, whatever is kept. */
  #forNow: Motion | null = $state(null);

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }

  /** How loud sounds are, 0 to 1. */
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(value: number) {
    this.#keep({ volume: Math.min(1, Math.max(0, value)), onlyBeeps: false });
  }

  /** Whether music and effects are off, as at the lowest level of the electronic unit; another volume ends it. */
  get onlyBeeps(): boolean {
    return this.#kept.onlyBeeps;
  }
  set onlyBeeps(value: boolean) {
    this.#keep({ onlyBeeps: value });
  }

  get muted(): boolean {
    return this.#kept.muted;
  }
  set muted(value: boolean) {
    this.#keep({ muted: value });
  }

  /** How fast things are shown; `auto` is the usual speed. */
  get motion(): Motion {
    return this.#forNow ?? this.#kept.motion;
  }
  set motion(value: Motion) {
    this.#forNow = null;
    this.#keep({ motion: value });
  }

  /** Whether things are shown at another speed than the kept one. */
  get isHurried(): boolean {
    return this.#forNow !== null;
  }

  /** Show everything at once for now, or at the kept speed again. */
  hurry(isHurried: boolean): void {
    this.#forNow = isHurried ? 'none' : null;
  }

  /** Whether single letters act as keys of the game. */
  get letterKeys(): boolean {
    return this.#kept.letterKeys;
  }
  set letterKeys(value: boolean) {
    this.#keep({ letterKeys: value });
  }

  /** Whether the server asks for my rents, as it does unless somebody wants to ask. */
  get claimForMe(): boolean {
    return this.#kept.claimForMe;
  }
  set claimForMe(value: boolean) {
    this.#keep({ claimForMe: value });
  }

  /** Whether one acts on the electronic unit itself, with cards and keys, where an edition has one. */
  get asInTheBox(): boolean {
    return this.#kept.asInTheBox;
  }
  set asInTheBox(value: boolean) {
    this.#keep({ asInTheBox: value });
  }

  /** Whether the page throws by itself where nothing else can be done. */
  get autoThrow(): boolean {
    return this.#kept.autoThrow;
  }
  set autoThrow(value: boolean) {
    this.#keep({ autoThrow: value });
  }

  /** Whether the page ends turns by itself in which nothing waits any more. */
  get autoEnd(): boolean {
    return this.#kept.autoEnd;
  }
  set autoEnd(value: boolean) {
    this.#keep({ autoEnd: value });
  }

  /** The name used last. */
  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#keep({ name: value });
  }

  /** The edition played last. */
  get edition(): string {
    return this.#kept.edition;
  }
  set edition(value: string) {
    this.#keep({ edition: value });
  }

  #keep(changed: Partial<Kept>): void {
    Object.assign(this.#kept, changed);
    keep(KEY, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
