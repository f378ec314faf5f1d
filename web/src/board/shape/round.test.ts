import { describe, expect, it } from 'vitest';
import { BAND_IN, HUB, polar, RIM, ringPart, Round, textTurn } from './round';

const forty = new Round(40);

describe('the round board', () => {
  it('has its first space centred at the bottom', () => {
    expect(forty.sector(0).middle).toBeCloseTo(180, 6);
    expect(forty.sector(20).middle).toBeCloseTo(0, 6);
    expect(forty.sector(10).middle).toBeCloseTo(270, 6);
  });

  it('closes the ring without gaps', () => {
    for (let space = 0; space < 39; space += 1) {
      expect(forty.sector(space).end).toBeCloseTo(forty.sector(space + 1).start, 6);
    }
    expect(forty.sector(39).end).toBeCloseTo(forty.sector(0).start + 360, 6);
  });

  it('makes corners half as wide again', () => {
    const wide = forty.sector(10).end - forty.sector(10).start;
    const usual = forty.sector(11).end - forty.sector(11).start;
    expect(wide / usual).toBeCloseTo(1.55, 6);
  });

  it('keeps tokens between the unit and the spaces', () => {
    for (let nth = 0; nth < 8; nth += 1) {
      const { x, y, r } = forty.stand(7, nth, 8, false);
      const distance = Math.hypot(x, y);
      expect(distance - r).toBeGreaterThan(HUB);
      expect(distance + r).toBeLessThan(BAND_IN);
    }
  });

  it('never turns text upside down', () => {
    for (let space = 0; space < 40; space += 1) {
      const turn = (((textTurn(forty.sector(space).middle) % 360) + 540) % 360) - 180;
      expect(Math.abs(turn)).toBeLessThanOrEqual(90.001);
    }
  });

  it('goes clockwise from the top', () => {
    expect(polar(100, 90).x).toBeCloseTo(100, 6);
    expect(polar(100, 90).y).toBeCloseTo(0, 6);
    expect(polar(100, 180).y).toBeCloseTo(100, 6);
  });

  it('draws parts of the ring as closed paths', () => {
    expect(ringPart(BAND_IN, RIM, 0, 90, 0)).toBe('M0 -500A500 500 0 0 1 500 0L346 0A346 346 0 0 0 0 -346Z');
    expect(ringPart(BAND_IN, RIM, 0, 270, 0)).toContain('0 1 1');
  });
});
