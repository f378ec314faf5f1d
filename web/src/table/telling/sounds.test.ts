import { describe, expect, it } from 'vitest';
import type { Scene } from '../../board/motion/scenes';
import { SCENES_OF } from '../../wire/scene_times';
import type { DiceEvent } from '../../wire/types';
import { soundOfScene, soundsOf } from './sounds';

describe('the sounds of a step', () => {
  it('come once each', () => {
    const bid = { event: 'BidMade' as const, seat: 1, lot: 'paix', amount: 10 };
    expect(soundsOf([bid, bid, { event: 'Rolled', seat: 0, at: 'go', first: 1, second: 2 }], [])).toEqual([
      'bid',
      'dice',
    ]);
  });

  it('are low when somebody falls, to everybody', () => {
    expect(soundsOf([{ event: 'WentBankrupt', seat: 0, creditor: 1, cash: 0 }], [2])).toEqual(['lost']);
  });

  it('tell money that comes from money that goes, and only mine', () => {
    const paid = { event: 'Paid' as const, payer: 0, receiver: 1, amount: 10, reason: 'rent', place: '' };
    expect(soundsOf([paid], [0])).toEqual(['pay']);
    expect(soundsOf([paid], [1])).toEqual(['receive']);
    expect(soundsOf([paid], [2])).toEqual([]);
  });

  it('are a hammer for an auction that is won, a handshake for a deal, and a blow for one that is forced', () => {
    const won = { event: 'AuctionWon' as const, seat: 1, lot: 'paix', amount: 10 };
    const forced = { event: 'DealForced' as const, seat: 1, other: 0, given: 'a', taken: 'b' };
    expect(soundsOf([won, { event: 'OfferAccepted', seat: 1, other: 0 }, forced], [])).toEqual([
      'hammer',
      'handshake',
      'hit',
    ]);
  });

  it('are heard with every ceremony that an event tells', () => {
    const ceremonies = Object.entries(SCENES_OF).filter(([, scenes]) =>
      scenes.some((scene) => ['start', 'jail', 'hammer', 'deal', 'moment'].includes(scene)),
    );
    const heard = ceremonies.map(([event]) => soundsOf([{ event } as DiceEvent], []));
    expect(heard.every((sounds) => sounds.length === 1)).toBe(true);
    expect(soundsOf([{ event: 'DeedsStolen' } as DiceEvent], [])).toEqual(['hit']);
    expect(soundsOf([{ event: 'WipedOut' } as DiceEvent], [])).toEqual(['lost']);
    expect(soundsOf([{ event: 'OpeningTied' } as DiceEvent], [])).toEqual(['build']);
    expect(soundsOf([{ event: 'OpeningWon' } as DiceEvent], [])).toEqual(['won']);
  });

  it('are those of its scenes where no event has one', () => {
    const sound = (scene: object) => soundOfScene(scene as Scene);
    expect([sound({ kind: 'group' }), sound({ kind: 'hotel' }), sound({ kind: 'dice' })]).toEqual([
      'group',
      'hotel',
      null,
    ]);
    expect([sound({ kind: 'power', isWon: true }), sound({ kind: 'power', isWon: false })]).toEqual(['won', 'lost']);
  });

  it('are the music of the unit for a salary, for the text of a zone and for one that came at random', () => {
    const zones = ['walk', 'bike', 'car'];
    const salary = { event: 'Paid' as const, receiver: 1, amount: 10, reason: 'salary', place: '' };
    const drawn = { event: 'CardDrawn' as const, seat: 1, at: 'go', card: 'gift' };
    expect(soundsOf([salary, drawn], [1], { zones, zone: 'car' })).toEqual(['salary', 'zone-3']);
    expect(soundsOf([drawn], [1], { zones, zone: null })).toEqual(['chance']);
    expect(soundsOf([salary, drawn], [1])).toEqual(['receive', 'card']);
  });
});
