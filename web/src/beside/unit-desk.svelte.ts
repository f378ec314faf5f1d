/** The unit on a phone: the ported unit with its cards, its clock, its luck and its texts. */

import { drawn } from '../core/luck';
import { keep, kept } from '../core/storage';
import { announce, enterZone } from '../ported/unit/chance';
import { tick } from '../ported/unit/clock';
import { display } from '../ported/unit/display';
import { press } from '../ported/unit/keyboard';
import { booked, type Draw, type Outcome } from '../ported/unit/outcomes';
import { Settings, type Key, type Sound, type Zone } from '../ported/unit/parts';
import { insert, remove } from '../ported/unit/slots';
import { Unit } from '../ported/unit/state';
import { Refusal } from '../ported/python';
import type { DiceEdition } from '../wire/types';

type Used = readonly [Unit, Outcome];

/** What a device keeps of its unit. */
interface Kept {
  unit: Unit;
  balances: number[];
  names: string[];
  hasRandomLength: boolean;
  /** A text was shown: the next payment obeys it, and brings no other (RE-263). */
  obeys: boolean;
  /** Payments that obey a text bring others too, as a table may wish. */
  hasChains: boolean;
}

/** What the world does for a unit. */
export interface World {
  /** Return a text for a zone, or one that comes at random. */
  text: (draw: Draw) => string;
  heard: (sounds: readonly Sound[]) => void;
  /** Return a whole number from 0 to before another. */
  drawn?: (below: number) => number;
}

const KEY = 'passgo-beside-unit';
/** How many sounds a desk remembers. */
const REMEMBERED = 8;

/** Return how the unit of an edition is set: its sums, its cards, its timer, how often texts come. */
export function settingsOf({ players, money, rules }: DiceEdition): Settings {
  return {
    ...Settings(),
    cards: players.max,
    step: money.step,
    salary: Number(rules.salary),
    start_balance: Number(rules.start_cash),
    timer: Number(rules.auction_seconds),
    timer_beeps: Number(rules.auction_beeps),
    text_odds: Number(rules.random_texts),
  };
}

/** Return what is kept, with what a table may set, or a new unit with full cards. */
export function restored(text: string | null, settings: Settings): Kept {
  const first: Kept = {
    unit: Unit(settings),
    balances: Array.from({ length: settings.cards }, () => settings.start_balance),
    names: Array.from({ length: settings.cards }, () => ''),
    hasRandomLength: false,
    obeys: false,
    hasChains: false,
  };
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (!found?.unit || found.balances?.length !== settings.cards) return first;
    const { timer, timer_beeps, text_odds, text_stays } = { ...settings, ...found.unit.settings };
    const unit = { ...first.unit, ...found.unit, settings: { ...settings, timer, timer_beeps, text_odds, text_stays } };
    display(unit, found.balances);
    return { ...first, ...found, unit };
  } catch {
    return first;
  }
}

export class UnitDesk {
  #kept: Kept;
  /** Why the last use was refused. */
  refusal: Refusal | null = $state.raw(null);
  /** The level that was just set. */
  level: number | null = $state(null);
  /** What the display does not say: that all cards are new, or that a time has run out. */
  notice: 'reset' | 'time-over' | null = $state(null);
  /** What was heard last, for who looks instead: a text that comes at once does not hide the music before it. */
  sounds: readonly Sound[] = $state.raw([]);
  /** How often something was heard. */
  sounded = $state(0);

  constructor(
    private readonly world: World,
    settings: Settings,
  ) {
    this.#kept = $state.raw(restored(kept(KEY), settings));
  }

  get unit(): Unit {
    return this.#kept.unit;
  }

  get balances(): readonly number[] {
    return this.#kept.balances;
  }

  get names(): readonly string[] {
    return this.#kept.names;
  }

  get shown() {
    return display(this.unit, this.balances);
  }

  /** The card of whom the text is for that is shown, if it came at random. */
  get reader(): number | null {
    const { mode } = this.unit;
    return mode.type === 'showing' && mode.draw.type === 'random-draw' ? mode.draw.card : null;
  }

  get settings(): Settings {
    return this.unit.settings;
  }

  get hasRandomLength(): boolean {
    return this.#kept.hasRandomLength;
  }

  set hasRandomLength(value: boolean) {
    this.#keep({ hasRandomLength: value });
  }

  get hasChains(): boolean {
    return this.#kept.hasChains;
  }

  set hasChains(value: boolean) {
    this.#keep({ hasChains: value });
  }

  /** Change what may be set; what no unit could be set to is left as it is. */
  set(changed: Partial<Settings>): void {
    this.#keep({ unit: { ...this.unit, settings: { ...this.settings, ...changed } } });
  }

  /** Begin as loud as the device is. */
  setVolume(level: number): void {
    this.#keep({ unit: { ...this.unit, volume: level } });
  }

  rename(card: number, name: string): void {
    this.#keep({ names: this.names.with(card, name) });
  }

  press(key: Key, held = false): void {
    const [least, most] = this.settings.timer_range;
    const isDrawn = key === 'deal' && this.hasRandomLength && this.unit.mode.type !== 'timing';
    const length = isDrawn ? least + this.#drawn(most - least + 1) : null;
    this.#use(() => press(this.unit, key, this.balances, held, length));
  }

  insert(slot: string, card: number): void {
    this.#use(() => insert(this.unit, slot, card));
  }

  remove(slot: string): void {
    this.#use(() => remove(this.unit, slot));
  }

  /** A token comes into a zone. */
  enter(zone: Zone): void {
    this.#use(() => [this.unit, enterZone(this.unit, zone)]);
  }

  /** Let time pass. */
  wait(seconds: number): void {
    const { refusal, notice } = this;
    this.#use(() => tick(this.unit, seconds));
    this.refusal = refusal;
    this.notice ??= notice;
  }

  #drawn(below: number): number {
    return (this.world.drawn ?? drawn)(below);
  }

  #use(way: () => Used): void {
    this.refusal = null;
    this.notice = null;
    try {
      this.#took(way());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }

  #took([unit, outcome]: Used): void {
    const { proposal, draw } = outcome;
    const balances = proposal ? booked(this.balances, proposal) : undefined;
    this.#keep({ unit, ...(balances && { balances }) });
    if (proposal?.type === 'reset') {
      this.notice = 'reset';
      this.#keep({ obeys: false });
    }
    for (const event of outcome.events) {
      if (event.type === 'volume-set') this.level = event.level;
      if (event.type === 'time-ran-out') this.notice = 'time-over';
    }
    this.#hear(outcome.sounds);
    if (draw) this.#draw(draw);
  }

  /** A text of a zone always comes, one at random once in so many times, and none of what obeys another. */
  #draw(draw: Draw): void {
    const obeys = this.#kept.obeys && !this.hasChains;
    this.#keep({ obeys: false });
    if (draw.type === 'random-draw' && (obeys || this.#drawn(draw.odds) !== 0)) return;
    this.#took(announce(this.unit, this.world.text(draw)));
    this.#keep({ obeys: true });
  }

  #hear(sounds: readonly Sound[]): void {
    if (sounds.length === 0) return;
    this.sounds = [...this.sounds, ...sounds].slice(-REMEMBERED);
    this.sounded += 1;
    this.world.heard(sounds);
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    keep(KEY, JSON.stringify(this.#kept));
  }
}
