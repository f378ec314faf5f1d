import { expect, it } from 'vitest';
import { codeIn, pathIn } from './invitation';

it.each([
  ['https://play.example.org/t/4Vf8ERr3n2D-TJAjAurBMQ', '/t/4Vf8ERr3n2D-TJAjAurBMQ'],
  ['  http://192.168.1.4:8417/t/Ab_cdefg  ', '/t/Ab_cdefg'],
  ['Come: http://x/t/Abcdefg?move#tok-1 now', '/t/Abcdefg?move#tok-1'],
  ['4Vf8ERr3n2D-TJAjAurBMQ', '/t/4Vf8ERr3n2D-TJAjAurBMQ'],
  ['http://192.168.1.4:8417/beside/bank/Ab_cdefg', '/beside/bank/Ab_cdefg'],
  ['hello there', null],
  ['', null],
])('%j leads to %s', (text, path) => {
  expect(pathIn(text)).toBe(path);
});

it.each([
  ['canal-figue-47', 'canal-figue-47'],
  ['  Canal Figue 47 ', 'canal-figue-47'],
  ['CANAL, FIGUÉ – 7', 'canal-figue-7'],
  ['4Vf8ERr3n2D-TJAjAurBMQ', null],
  ['canal figue', null],
  ['canal-figue-470', null],
  ['http://x/t/canal-figue-47', null],
])('%j is the code %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
