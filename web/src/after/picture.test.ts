import { describe, expect, it } from 'vitest';
import { ended } from './ending';
import { escaped, HEIGHT, type Line, pictureOf, type PictureFacts, WIDTH } from './picture';
import { addressOf, fileName, inBase64, standalone } from './standalone';

const line = (place: number, names: string, hasWon = false): Line => ({
  place,
  names,
  amount: `${place}00 €`,
  colour: `var(--player-${place})`,
  glyph: 'fox',
  hasWon,
});
const facts = (more: Partial<PictureFacts> = {}): PictureFacts => ({
  title: 'Ada gagne',
  edition: 'Classique',
  date: '17 novembre 2026',
  about: '76 tours · par le livret',
  lines: [line(1, 'Ada', true), line(2, 'Léa'), line(3, 'Noé')],
  board: { shape: 'square', bands: ['', 'brown', '', 'brown'] },
  ...more,
});

/** Return where the texts of a picture stand, and what they say. */
function textsOf(svg: string): { y: number; text: string }[] {
  const found = svg.matchAll(/<text [^>]*y="([\d.]+)"[^>]*>([^<]*)</g);
  return Array.from(found, ([, y, text]) => ({ y: Number(y), text: text as string }));
}

describe('the picture of a result', () => {
  it('says who won, when, by which rules, and what everybody had', () => {
    const said = textsOf(pictureOf(facts())).map(({ text }) => text);
    expect(said).toEqual(
      expect.arrayContaining(['Ada gagne', 'Classique', '17 novembre 2026', '76 tours · par le livret']),
    );
    expect(said).toEqual(expect.arrayContaining(['Ada', '100 €', 'Léa', '200 €', 'Noé', '300 €']));
  });

  it.each(['square', 'round', 'long'] as const)('has the board of an edition whose board is %s', (shape) => {
    const svg = pictureOf(facts({ board: { shape, bands: ['brown', 'red'] } }));
    expect(svg).toContain('var(--g-brown)');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it.each([1, 2, 4, 8])('has room for %d, none over another, all within the picture', (count) => {
    const lines = Array.from({ length: count }, (_, at) => line(at + 1, `player ${at}`, at === 0));
    const placed = textsOf(pictureOf(facts({ lines }))).filter(({ text }) => text.startsWith('player'));
    const gaps = placed.slice(1).map(({ y }, at) => y - (placed[at]?.y ?? 0));
    expect(placed).toHaveLength(count);
    for (const gap of gaps) expect(gap).toBeGreaterThan(44);
    for (const { y } of placed) expect(y).toBeLessThan(1262);
  });

  it('shows all who share a win', () => {
    const lines = [line(1, 'Ada', true), line(1, 'Léa', true), line(3, 'Noé')];
    expect(pictureOf(facts({ lines })).match(/<svg class="g"/g)).toHaveLength(5);
  });

  it('takes a name for words, whatever is in it', () => {
    const svg = pictureOf(facts({ title: '<script>&"', lines: [line(1, '</text><image href="x"/>', true)] }));
    expect(svg).not.toMatch(/<script|<image/);
    expect(escaped('a<b & "c">')).toBe('a&lt;b &amp; &quot;c&quot;&gt;');
  });

  it('breaks long words into lines within its edges', () => {
    const title = 'Maximilienne-Alexandrine et Bartholoméus-Ferdinand se partagent la victoire';
    const placed = textsOf(pictureOf(facts({ title }))).filter(({ text }) => title.includes(text) && text.length > 9);
    expect(placed.length).toBe(2);
  });
});

describe('a picture that stands alone', () => {
  it('knows every colour that it names', () => {
    const svg = standalone(pictureOf(facts()), (token) => ` of${token}`, []);
    const named = Array.from(svg.matchAll(/var\((--[\w-]+)\)/g), ([, token]) => token);
    for (const token of new Set(named)) expect(svg).toContain(`${token}:of${token}`);
  });

  it('takes its fonts along', () => {
    const font = { family: 'Bricolage Grotesque', weight: '800', data: inBase64(new Uint8Array([1, 2, 255])) };
    expect(standalone(pictureOf(facts()), () => 'red', [font])).toContain('base64,AQL/');
  });

  it('is its own address', () => {
    const svg = pictureOf(facts({ title: 'Zoé & Cie #1' }));
    const address = addressOf(svg);
    expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(svg);
    expect(address).not.toMatch(/[#<>"\s]/);
  });

  it('has a size that is shared well', () => {
    expect(WIDTH / HEIGHT).toBe(4 / 5);
  });

  it('is called by letters that every system takes', () => {
    expect(fileName('Révolution', 'Léa et Noé')).toBe('passgo-revolution-lea-et-noe');
    expect(fileName('', '李')).toBe('passgo');
  });
});

describe('the end of a game', () => {
  it('is when its last entry was made', () => {
    expect(ended(['{"at":5}', '{"entry":"step","at":1794931200.5}'])).toBe(1794931200.5);
    expect(ended(['{"entry":"step"}'])).toBe(0);
    expect(ended([])).toBe(0);
  });
});
