/** Draw the icons of the installed client: `node tools/icons.mjs` writes them into `public/`. */

import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

const GROUND = [0x23, 0x40, 0xc9];
const WAY = [0xff, 0xff, 0xff];
const GATE = [0xff, 0xb9, 0x1f];
const LINES = [
  [6, 16, 20, 16, WAY],
  [14.5, 9.5, 21, 16, WAY],
  [21, 16, 14.5, 22.5, WAY],
  [25.5, 6, 25.5, 26, GATE],
];
const UNITS = 32;
const HALF_STROKE = 1.7;

/** Return how far a point is from a line, minus half its stroke. */
function fromLine(x, y, [x0, y0, x1, y1]) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy) - HALF_STROKE;
}

/** Return how far a point is outside the rounded square. */
function fromSquare(x, y, radius) {
  const reach = UNITS / 2 - radius;
  const [dx, dy] = [Math.abs(x - UNITS / 2) - reach, Math.abs(y - UNITS / 2) - reach];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

/** Return the colour of a pixel; *inset* shrinks the drawing for shapes that cut its edge off. */
function pixel(column, row, size, radius, inset) {
  const scale = UNITS / size;
  const cover = (distance) => Math.min(1, Math.max(0, 0.5 - distance / scale));
  const [x, y] = [(column + 0.5) * scale, (row + 0.5) * scale];
  const shrunk = (at) => UNITS / 2 + (at - UNITS / 2) * inset;
  let colour = GROUND;
  for (const line of LINES) {
    const part = cover(fromLine(shrunk(x), shrunk(y), line) / inset);
    colour = colour.map((value, at) => value + (line[4][at] - value) * part);
  }
  const alpha = radius > 0 ? cover(fromSquare(x, y, radius)) : 1;
  return [...colour.map(Math.round), Math.round(alpha * 255)];
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

/** Return the CRC-32 that closes every part of a PNG file. */
function checksum(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

function png(size, radius, inset = 1) {
  const rows = Buffer.alloc(size * (4 * size + 1));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      rows.set(pixel(column, row, size, radius, inset), row * (4 * size + 1) + 1 + 4 * column);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const folder = new URL('../public/', import.meta.url);
writeFileSync(new URL('icon-192.png', folder), png(192, 8));
writeFileSync(new URL('icon-512.png', folder), png(512, 8));
writeFileSync(new URL('icon-maskable.png', folder), png(512, 0, 1.35));
writeFileSync(new URL('apple-touch-icon.png', folder), png(180, 0, 1.15));
