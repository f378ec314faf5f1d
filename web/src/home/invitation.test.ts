import { expect, it } from 'vitest';
import { pathIn } from './invitation';

it.each([
  ['https://play.example.org/t/4Vf8ERr3n2D-TJAjAurBMQ', '/t/4Vf8ERr3n2D-TJAjAurBMQ'],
  ['  http://192.168.1.4:8417/t/Ab_cdefg  ', '/t/Ab_cdefg'],
  ['Come: http://x/t/Abcdefg?move#tok-1 now', '/t/Abcdefg?move#tok-1'],
  ['4Vf8ERr3n2D-TJAjAurBMQ', '/t/4Vf8ERr3n2D-TJAjAurBMQ'],
  ['hello there', null],
  ['', null],
])('%j leads to %s', (text, path) => {
  expect(pathIn(text)).toBe(path);
});
