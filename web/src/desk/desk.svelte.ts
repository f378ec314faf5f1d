/** The desk: everything a part of the dice table needs, and what lies open on it. */

import { getContext, setContext } from 'svelte';
import type { Picking } from '../board/picked';
import { turnOf, type Shown } from '../board/motion/shown.svelte';
import { hasUnit } from '../board/motion/unit-texts';
import type { Moment } from '../board/motion/fallen-dice';
import type { DiceEdition } from '../core/editions';
import type { Unfit } from '../core/fitting';
import { readFalls } from '../core/read-falls';
import { settings } from '../core/settings.svelte';
import type { TableState } from '../link/table.svelte';
import type { TableProps } from '../page/table-props';
import { say } from '../text/say';
import type { Teller } from '../text/teller';
import type { Words } from '../text/words';
import { DICE_ANSWERS } from '../wire/answers';
import type { DiceView, MyTable, No, TableView } from '../wire/types';
import { deedsOf, holdings, type Deed, type Holding } from '../board/players/estate';
import { browserClock, type Clock } from '../link/order-sending.svelte';
import { askedOf } from './asked-of-luck';
import { Absence } from './absence.svelte';
import { Declined } from './declined.svelte';
import { Draft } from './draft.svelte';
import { Drafts } from './drafts.svelte';
import { layOrders } from '../look/order-table';
import { Hand, type Do } from './hand.svelte';
import type { Reader } from './last-events';
import { isBidding } from './questions';
import { Steward, type Wishes } from './steward.svelte';
import { tellerOf, tellingOf, type Telling } from './telling';
import type { Timeline } from './timeline.svelte';

/** What the main place of the table shows. */
export type Pane = 'play' | 'estate' | 'trade' | 'settlement';
export type Tab = 'log' | 'chat' | 'rules';
/** The places of the table on a small screen. */
export type Place = 'play' | 'deeds' | 'trade' | 'log' | 'table';

export type Surface = Readonly<TableProps & { edition: DiceEdition }>;

/** Orders that an amount typed on the unit stands for. */
const ON_THE_UNIT = new Set<Do>(['Buy', 'Bid', 'Claim']);

export class Desk {
  pane: Pane = $state('play');
  tab: Tab = $state('log');
  /** Where one is on a small screen, unless a pane takes its place. */
  place: Place = $state('play');
  /** The clause that is being read. */
  clause: string | null = $state(null);
  /** The space whose deed lies open. */
  deed: string | null = $state(null);
  /** The player whose property lies open on a small screen. */
  owner: number | null = $state(null);
  /** The space to be found on the board. */
  highlight: string | null = $state(null);
  isHelping = $state(false);
  /** Somebody waits for spaces to be pressed on the board. */
  picking: Picking | null = $state.raw(null);
  /** The step of the fall that has been read, of seats of this device. */
  read: ReadonlyMap<number, number> = $state.raw(new Map());
  /** The partner a deal is begun with. */
  partner: number | null = $state(null);
  /** The screen shows one place of the table at a time. */
  isSmall = $state(false);
  /** The page is in the background. */
  isUnseen = $state(false);
  /** Which slots of the unit hold a card that somebody of this device has put in. */
  cardsIn = $state.raw({ green: false, red: false });
  /** The screen is wide enough for the keys of a unit. */
  hasRoom = $state(true);
  readonly hand: Hand;
  readonly absence = new Absence();
  /** The deals that are being drafted here, whether their pane is open or not. */
  readonly drafts = new Drafts((seat, partner, kind) => {
    const later = (milliseconds: number, work: () => void) => browserClock.later(milliseconds, work);
    return new Draft(seat, partner, kind, this.edition.money.step, {
      probe: (order) => this.table.probe(order),
      later,
    });
  });
  /** The draft that lies open. */
  draft: Draft | null = $state.raw(null);
  readonly steward: Steward;

  constructor(
    private readonly surface: Surface,
    /** The game as it is shown: all that is read here comes from it. */
    readonly timeline: Timeline,
    clock?: Clock,
  ) {
    this.read = readFalls(surface.my.table.id);
    this.hand = new Hand(
      surface.table,
      timeline,
      () => surface.my.you.seats,
      clock,
      (prompt) => (this.isTold ? tellerOf(tellingOf(prompt), this.lobby.seats, surface.my.you.seats) : null),
    );
    this.steward = new Steward(this, this.#wishes(), new Declined(surface.my.table.id));
  }

  /** What the device has chosen to have done; dice of a box are thrown by hand. */
  #wishes(): Wishes {
    const isTold = () => this.isTold;
    return {
      get autoThrow() {
        return settings.autoThrow && !isTold();
      },
      get autoEnd() {
        return settings.autoEnd;
      },
    };
  }

  /** Whether people throw and draw with a box of their own here, and say what came. */
  get isTold(): boolean {
    return this.lobby.luck === 'told';
  }

  /** What somebody is to say of luck now, null if nobody is. */
  get telling(): Telling | null {
    const { prompt } = this.hand;
    return this.isTold && prompt ? tellingOf(prompt) : null;
  }

  /** Whether a seat of this device is to say it; what was typed of it outlasts a cut line. */
  get isTelling(): boolean {
    const { telling } = this;
    return telling !== null && !this.timeline.isBusy && tellerOf(telling, this.lobby.seats, this.hand.mine) !== null;
  }

  /** Whether a game goes on in which only bots still play, and nobody but this device looks on. */
  get isLeftToBots(): boolean {
    const isElsewhere = (seat: number) => this.lobby.seats[seat]?.present && !this.surface.my.you.seats.includes(seat);
    const isLeft = this.lobby.seats.every(({ level }, seat) => level || !(this.#isPlaying(seat) || isElsewhere(seat)));
    return isLeft && this.lobby.watching === 0;
  }

  /** Whether nothing can be done now: something is still being shown, the table rests, or the line is cut. */
  get isBusy(): boolean {
    return !this.canTell || this.table.link !== 'online';
  }

  /** Whether what came of real dice and cards can be entered; over a cut line it is sent when that is mended. */
  get canTell(): boolean {
    return !this.timeline.isBusy && !this.lobby.paused;
  }

  /** Whether somebody is at something else than the question, or asked for a moment to build. */
  get isEngaged(): boolean {
    const isElsewhere = this.pane !== 'play' || (this.isSmall && this.place !== 'play');
    return isElsewhere || this.deed !== null || this.owner !== null || this.lobby.held !== null;
  }

  /** The table with its seats, as it was told last. */
  get lobby(): TableView {
    return this.table.lobby ?? this.my.table;
  }

  get shown(): Shown {
    return this.timeline.shown;
  }

  get table(): TableState {
    return this.surface.table;
  }

  get my(): MyTable {
    return this.surface.my;
  }

  get edition(): DiceEdition {
    return this.surface.edition;
  }

  get words(): Words {
    return this.surface.words;
  }

  get teller(): Teller {
    return this.surface.teller;
  }

  get view(): DiceView {
    return this.timeline.view;
  }

  /** Where the question stands; what lies on the board is not beside it, whoever is asked. */
  moment(isOnBoard = false): Moment {
    return { turn: turnOf(this.view), isMine: this.hand.isAsked && !isOnBoard, isBusy: this.shown.isBusy };
  }

  /** The seat that acts here, or null for somebody who looks on. */
  get seat(): number | null {
    return this.hand.seat;
  }

  /** Whose move it is: in an auction, whose turn it was opened in. */
  get now(): number | undefined {
    return isBidding(this.hand.prompt?.ask) ? this.view.turn?.seat : this.hand.prompt?.seats[0];
  }

  /** Whom a question speaks to by name: who holds a device that several share. */
  get address(): string {
    if (!this.hand.isAsked || !this.isShared || this.seat === null) return '';
    return say('table-for', { name: this.nameOf(this.seat) });
  }

  /** What is asked, as this device reads it: no luck comes by itself, and who cannot bid is not told to. */
  get question(): string {
    const { prompt, isAsked, seat } = this.hand;
    if (!prompt) return '';
    if (this.telling && prompt.ask === 'AwaitLuck') return askedOf(this.telling, this);
    const [bid] = isBidding(prompt.ask) ? DICE_ANSWERS[prompt.ask] : [];
    const canAnswer = isAsked && (!bid || this.hand.open(bid) !== undefined);
    const isOwn = prompt.ask === 'AnswerOffer' && prompt.offer.seat === this.reader;
    return this.teller.prompt(prompt, canAnswer || isOwn ? seat : null);
  }

  /** Whether several play on this device. */
  get isShared(): boolean {
    return this.hand.mine.length > 1;
  }

  /** The seat that reads what is said to it alone: none looks on, and several read a shared device. */
  get reader(): number | null {
    return this.isShared ? null : this.seat;
  }

  /** The reader with the cash that was there when the last step had been shown. */
  get asReader(): Reader {
    const { reader: seat, timeline } = this;
    return { seat, cash: seat === null ? 0 : (this.view.players[seat]?.cash ?? 0), seq: timeline.seq };
  }

  /** What a throw would be for, where it does not just move the token. */
  get throwing(): 'to-start' | 'in-jail' | 'last-in-jail' | null {
    const prompt = this.hand.prompt;
    if (prompt?.ask === 'ThrowToStart') return 'to-start';
    if (prompt?.ask !== 'ThrowDice' || !prompt.in_jail) return null;
    const failed = this.view.players[prompt.seats[0] ?? 0]?.jail ?? 0;
    return failed + 1 >= Number(this.ruleOf('jail_turns')) ? 'last-in-jail' : 'in-jail';
  }

  /** What it costs to leave jail. */
  get fine(): number {
    return Number(this.ruleOf('fine'));
  }

  /** The side that the token of the acting seat is on. */
  get side(): string {
    const token = this.seat === null ? undefined : this.view.players[this.seat]?.token;
    return this.edition.tokens.find(({ id }) => id === token)?.side ?? '';
  }

  /** The power that a six has opened to the acting seat. */
  get openPower(): string | null {
    const { prompt, isAsked } = this.hand;
    return prompt && 'power' in prompt && isAsked ? prompt.power : null;
  }

  /** The money of the acting seat. */
  get cash(): number {
    return this.seat === null ? 0 : (this.view.players[this.seat]?.cash ?? 0);
  }

  /** Whether a property that is not bought is auctioned at this table. */
  get isAuctioned(): boolean {
    return this.ruleOf('unsold') !== 'stays-with-bank';
  }

  /** Whether one acts on the unit itself here, with cards and keys. */
  get isAsInTheBox(): boolean {
    return settings.asInTheBox && this.canBeAsInTheBox;
  }

  /** Whether there is a unit to act on, and room for it. */
  get canBeAsInTheBox(): boolean {
    return this.hasRoom && hasUnit(this.edition);
  }

  /** Whether an order is given on the unit: its button is out of sight, but within reach of keys. */
  isBoxed(order: Do | ''): boolean {
    return order !== '' && this.isAsInTheBox && ON_THE_UNIT.has(order);
  }

  /** The smallest first bid at this table. */
  get openingBid(): number {
    return Number(this.ruleOf('auction_minimum') ?? 0);
  }

  get deeds(): Map<string, Deed> {
    return deedsOf(this.view);
  }

  /** Return the value of a rule as this table plays it. */
  ruleOf(name: string): unknown {
    return this.view.house_rules?.[name] ?? this.edition.rules[name];
  }

  /** Return the clauses from which a rule of this table may deviate. */
  clausesOf(name: string): string[] {
    return this.edition.house_rules.find((rule) => rule.name === name)?.clauses ?? [];
  }

  nameOf(seat: number): string {
    return this.teller.names[seat] ?? this.view.players[seat]?.name ?? '';
  }

  /** What a seat owns, group by group. */
  holdingsOf(seat: number): Holding[] {
    return holdings(this.view, seat, this.edition);
  }

  money(amount: number): string {
    return this.words.money(amount);
  }

  /** Return an amount with its sign: what is gained or lost. */
  change(amount: number): string {
    return `${amount < 0 ? '−' : '+'}\u00a0${this.money(Math.abs(amount))}`;
  }

  /** Return why a sum cannot be had; what is no sum at all gets an example of one. */
  unfit({ why, by }: Unfit): string {
    return say(`common-unfit-${why}`, { amount: this.money(why === 'unread' ? 100 * this.edition.money.step : by) });
  }

  order(name: string): string {
    return this.teller.order(name);
  }

  hint(name: string): string {
    return this.teller.hint(name);
  }

  /** Return what a kept card is called, with its pack. */
  cardOf(id: string): string {
    const deck = this.edition.cards.find((card) => card.id === id)?.deck;
    return say('flows-jail-card', { pack: deck ? this.words.text(`deck-${deck}`) : '' });
  }

  /** Return what goods of a deal are called: deeds and kept cards. */
  goodsOf(goods: readonly string[]): string {
    const isCard = (id: string) => this.edition.cards.some((card) => card.id === id);
    return goods.map((one) => (isCard(one) ? this.cardOf(one) : this.words.place(one))).join(', ');
  }

  /** Return the name of what is sold: a space, or a kind of building. */
  lotName(lot: string): string {
    const isSpace = this.edition.spaces.some((space) => space.id === lot);
    return isSpace ? this.words.place(lot) : this.words.text(`word-${lot}`);
  }

  groupOf(space: string): string {
    return this.edition.spaces.find(({ id }) => id === space)?.group ?? '';
  }

  refusal(no: No): string {
    return this.teller.refusal(no);
  }

  /** The seat of this device whose offer lies on the table, and can be withdrawn. */
  get offering(): number | null {
    return this.hand.mine.find((seat) => this.hand.open('Withdraw', seat)) ?? null;
  }

  /** The step of this device that can still be taken back; an offer is withdrawn. */
  get undoable(): number | null {
    const { seq, endsInLuck, isBusy } = this.timeline;
    if (isBusy) return null;
    return this.hand.last === seq && !endsInLuck && this.offering === null ? seq : this.#toldByUs;
  }

  /** The step in which this device told luck, if nobody else has acted since. */
  get #toldByUs(): number | null {
    const { told } = this.timeline;
    return told?.seats.every((seat) => this.hand.mine.includes(seat)) && this.hand.mine.length > 0 ? told.seq : null;
  }

  /** Close what lies uppermost; return whether anything did. */
  back(): boolean {
    if (this.clause) this.clause = null;
    else if (this.deed) this.deed = null;
    else if (this.owner !== null) this.owner = null;
    else if (this.pane !== 'play') this.pane = 'play';
    else return false;
    return true;
  }

  /** Turn to the log, the chat or the rules, wherever the screen has them. */
  turnTo(tab: Tab): void {
    this.tab = tab;
    this.place = tab === 'log' ? 'log' : 'table';
    if (this.pane === 'trade') this.pane = 'play';
  }

  /** Begin a deal with somebody; if it is not said with whom, go on with the one that was begun. */
  deal(partner: number | null = null): void {
    this.partner = partner;
    this.pane = 'trade';
  }

  #isPlaying(seat: number): boolean {
    return (this.view.players[seat]?.status ?? 'playing') === 'playing';
  }

  /** Keep what is still possible of the deals that are being drafted. */
  followDrafts(): void {
    const world = {
      partners: (kind: Draft['kind'], seat: number) => this.hand.open(kind, seat)?.partners ?? [],
      isPlaying: (seat: number) => this.#isPlaying(seat),
      ownerOf: (deed: string) => this.deeds.get(deed)?.owner ?? null,
    };
    this.drafts.follow(world, this.draft);
  }
}

const KEY = Symbol('desk');

/** Lay a desk for everything below. */
export function layDesk(desk: Desk): Desk {
  layOrders({
    get late() {
      return desk.hand.isSlow ? desk.hand.waiting : null;
    },
    refusal: (no) => desk.refusal(no),
    read: (clause) => (desk.clause = clause),
    isBoxed: (order) => desk.isBoxed(order as Do | ''),
  });
  return setContext(KEY, desk);
}

/** Return the desk that one is at. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
