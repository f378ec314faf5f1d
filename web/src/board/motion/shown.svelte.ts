/** What is shown, apart from what is true: it follows step by step, and may drop to the truth at any time. */

import type { EditionData } from '../../core/editions';
import { playerGlyph } from '../../look/players';
import { seatGlyphs } from '../../look/seat-glyphs.svelte';
import { SCENE_TIMES } from '../../wire/scene_times';
import type { DiceEdition, DiceEvent, DiceView, GameEvent, View } from '../../wire/types';
import { diceEdition, placeOf } from '../edition';
import type { Pots } from '../spaces/pot';
import { Queue, type Audience, type Stage, type Timing, type Wishes } from './queue.svelte';
import type { ScreenRecord } from './screen-record.svelte';
import { isCard, isCeremony, scenesOf, type Ceremony, type Flow, type Scene, type Owns } from './scenes';
import { zoneAfter } from './unit-texts';

export type { Audience, Timing, Wishes };

/** A token as it is shown: its place in the ring, none when its player is out. */
export interface TokenShown {
  seat: number;
  at: number | null;
  isJailed: boolean;
}

/** A token on its way; the number tells one walk from the next. */
export interface Walk {
  number: number;
  seat: number;
  path: number[];
  isFlight: boolean;
  time: number;
}

/** Whose something is that is seen, and in which turn it came. */
export interface Origin {
  seat: number | null;
  turn: number;
}

export interface DiceShown extends Origin {
  number: number;
  dice: number[];
  isRolling: boolean;
  /** How long they roll. */
  time: number;
}

export interface CardShown extends Origin {
  number: number;
  card: string;
  /** How long it turns; 0 where it lies turned up. */
  time: number;
  /** The zone of a text of the unit, null for a random one; a card has none. */
  zone?: string | null;
}

export interface FlowShown extends Flow {
  number: number;
  time: number;
}

/** What is shown on a card of its own until its step has been shown, and for how long it has the eye. */
export type CeremonyShown = Ceremony & { number: number; time: number };

export class Shown implements Stage {
  /** The view as it is shown; null before the first one. */
  view: DiceView | null = $state.raw(null);
  tokens: TokenShown[] = $state.raw([]);
  cash: number[] = $state.raw([]);
  /** What lies on each space that has a pot. */
  pots: Pots = $state.raw({});
  dice: DiceShown | null = $state.raw(null);
  card: CardShown | null = $state.raw(null);
  ceremony: CeremonyShown | null = $state.raw(null);
  walk: Walk | null = $state.raw(null);
  flows: FlowShown[] = $state.raw([]);
  /** The way that the last token took. */
  trail: number[] = $state.raw([]);
  /** Dice have rolled on a real table, and lie as they were told. */
  isByHand = false;

  readonly #edition: DiceEdition;
  readonly #queue: Queue;
  #latest: DiceView | null = null;
  #number = 0;
  #zone: string | null = null;

  constructor(
    edition: EditionData,
    timing?: Timing,
    /** Whether ceremonies have their cards here; what is nothing but a card takes no time elsewhere. */
    private readonly hasCards = true,
  ) {
    this.#edition = diceEdition(edition);
    this.#queue = new Queue(this, timing);
  }

  get isBusy(): boolean {
    return this.#queue.isBusy;
  }

  /** Where tokens stand, for those who do not see them walk: one that does has not arrived. */
  get standing(): TokenShown[] {
    const { walk, tokens } = this;
    if (!walk) return tokens;
    const at = walk.path[0] ?? null;
    return tokens.map((token) => (token.seat === walk.seat ? { ...token, at, isJailed: false } : token));
  }

  /** The scene that runs. */
  get scene(): Scene | null {
    return this.#queue.scene;
  }

  /** The scene that waits for somebody at this screen. */
  get held(): Scene | null {
    return this.#queue.held;
  }

  /** All events of the step that is being shown, also those that have not been seen. */
  get step(): readonly DiceEvent[] {
    return this.#queue.step;
  }

  /** Let what waits for somebody go on. */
  goOn(): void {
    this.#queue.goOn();
  }

  /** How many events have come and are not told yet. */
  get hidden(): number {
    return this.#queue.hidden;
  }

  /** The events of the step that is being shown, up to those of the scene that runs. */
  get seen(): readonly DiceEvent[] {
    return this.#queue.seen;
  }

  get record(): ScreenRecord {
    return this.#queue.record;
  }

  /** Have somebody listen to what is shown. */
  attend(audience: Audience): void {
    this.#queue.audience = audience;
  }

  /** Show what happened between two views, after what is still being shown. */
  show(events: readonly GameEvent[], before: View, after: View, wishes: Wishes = {}): void {
    if (!this.view) this.sync(before as DiceView);
    const scenes = scenesOf(events as DiceEvent[], this.#edition, {
      began: turnOf(before as DiceView),
      after: after as DiceView,
      zone: this.#zone,
      ...(wishes.inRows ? { inRows: wishes.inRows } : {}),
    });
    this.#zone = zoneAfter(events as DiceEvent[], this.#zone);
    this.#latest = after as DiceView;
    const seen = this.hasCards ? scenes : scenes.filter((scene) => !isCard(scene));
    this.#queue.add(events as DiceEvent[], seen, this.#latest, wishes);
  }

  /** Show a view at once unless it is where the steps lead anyway. */
  follow(view: DiceView): void {
    if (view === this.#latest) return;
    this.dice = null;
    this.card = null;
    this.sync(view);
  }

  /** Drop to the truth, as far as it is known here; the last throw and card stay in sight. */
  skip(): void {
    this.#queue.skip();
  }

  /** Drop to a view: nothing moves any more. */
  sync(view: DiceView): void {
    this.#queue.clear();
    this.#latest = view;
    this.rest(view);
  }

  /** Show nothing more. */
  close(): void {
    this.#queue.clear();
    seatGlyphs.note([]);
  }

  begin(scene: Scene): void {
    const number = ++this.#number;
    if (isCeremony(scene)) this.ceremony = { ...scene, number: this.#pictureOf(scene, number) };
    switch (scene.kind) {
      case 'dice':
        this.ceremony = null;
        this.#throw(number, scene, scene.dice);
        return;
      case 'die':
        this.#throw(number, scene, [scene.die]);
        return;
      case 'card':
        this.ceremony = null;
        this.card = { number, seat: scene.seat, turn: scene.turn, card: scene.card, time: scene.time };
        return;
      case 'text':
        this.ceremony = null;
        this.card = { number, seat: scene.seat, turn: scene.turn, card: scene.card, zone: scene.zone, time: 0 };
        return;
      case 'walk':
        this.ceremony = null;
        this.#setOut(number, scene);
        return;
      case 'group':
      case 'hotel':
        this.#own(scene.owns);
        return;
      case 'jail':
        this.#setOut(number, { ...scene, time: (scene.time * SCENE_TIMES.walk) / SCENE_TIMES.jail });
        return;
      case 'work':
        this.#own(scene.owns);
        this.#pay(number, scene);
        return;
      case 'money':
        this.#pay(number, scene);
    }
  }

  #pay(number: number, { flows, time }: { flows: readonly Flow[]; time: number }): void {
    this.flows = flows.map((flow, nth) => ({ ...flow, number: number + nth / 100, time }));
    this.cash = movedCash(this.cash, flows);
    this.pots = movedPots(this.pots, flows);
  }

  /** Show whose each deed is now, and what stands on it. */
  #own(owns: Owns): void {
    if (!this.view) return;
    const players = this.view.players.map((player, seat) => ({ ...player, owns: owns[seat] ?? player.owns }));
    this.view = { ...this.view, players };
  }

  /** A power's die and its outcome are one picture; everything else is a new one. */
  #pictureOf({ kind }: Scene, number: number): number {
    return kind === 'power' && this.ceremony?.kind === 'die' ? this.ceremony.number : number;
  }

  #throw(number: number, { seat, turn, time }: { seat: number; turn: number; time: number }, dice: number[]): void {
    this.card = null;
    this.trail = [];
    this.dice = { number, seat, turn, dice, isRolling: !this.isByHand, time };
  }

  #setOut(number: number, scene: Extract<Scene, { kind: 'walk' | 'jail' }>): void {
    const { seat, time } = scene;
    const isFlight = scene.kind === 'jail';
    const [first] = scene.path as [number, ...number[]];
    const from = this.tokens[seat]?.at ?? first;
    const path = isFlight ? [from, scene.path.at(-1) as number] : scene.path;
    const at = path.at(-1) as number;
    this.walk = { number, seat, path, isFlight, time };
    this.trail = [];
    this.tokens = this.tokens.map((token) => (token.seat === seat ? { ...token, at, isJailed: isFlight } : token));
  }

  end(scene: Scene): void {
    if ((scene.kind === 'dice' || scene.kind === 'die') && this.dice) this.dice = { ...this.dice, isRolling: false };
    if (scene.kind === 'card' && this.card) this.card = { ...this.card, time: 0 };
    if (scene.kind === 'walk' || scene.kind === 'jail') this.#arrive();
    if (scene.kind === 'money' || scene.kind === 'work') this.flows = [];
  }

  /** A token stands where it went, and its way can be seen. */
  #arrive(): void {
    if (this.walk && !this.walk.isFlight) this.trail = this.walk.path;
    this.walk = null;
  }

  /** Show a view as it is. */
  rest(view: DiceView): void {
    this.view = view;
    this.ceremony = null;
    if (this.card) this.card = { ...this.card, time: 0 };
    this.#arrive();
    this.flows = [];
    seatGlyphs.note(view.players.map(({ token }, seat) => playerGlyph(seat, token, this.#edition.tokens)));
    this.tokens = view.players.map((player, seat) => ({
      seat,
      at: (player.status ?? 'playing') === 'playing' ? placeOf(this.#edition, player.at) : null,
      isJailed: player.jail !== undefined,
    }));
    this.cash = view.players.map(({ cash }) => cash ?? 0);
    this.pots = Object.fromEntries((view.pots ?? []).map(({ place = '', amount }) => [place, amount]));
    this.#restDice(view);
  }

  #restDice(view: DiceView): void {
    const dice = view.turn?.dice;
    if (this.dice?.isRolling) this.dice = { ...this.dice, isRolling: false };
    else if (!this.dice && dice) {
      this.dice = {
        number: ++this.#number,
        seat: view.turn?.seat ?? null,
        turn: turnOf(view),
        dice,
        isRolling: false,
        time: 0,
      };
    }
  }
}

/** Return the number of a view's turn. */
export function turnOf(view: DiceView): number {
  return view.turn?.number ?? 1;
}

/** Return everybody's cash after some payments. */
function movedCash(cash: readonly number[], flows: readonly Flow[]): number[] {
  return cash.map((held, seat) =>
    flows.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), held),
  );
}

/** Return the pots after some payments: who pays the bank fills one, whom the bank pays takes from it. */
function movedPots(pots: Pots, flows: readonly Flow[]): Pots {
  const moved = { ...pots };
  for (const { to, amount, pot } of flows)
    if (pot !== undefined) moved[pot] = (moved[pot] ?? 0) + (to === null ? amount : -amount);
  return moved;
}
