/** From a drawing to an image that can be kept and sent: by the browser's own canvas. */

import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';
import { HEIGHT, WIDTH } from './picture';
import { type Font, inBase64 } from './standalone';

const FONTS = [
  { family: 'Bricolage Grotesque', weight: '200 800', file: display },
  { family: 'Instrument Sans', weight: '400 700', file: text },
];

/** Return the fonts of the page; without one, a picture is written in whatever the device has. */
export async function loadFonts(): Promise<Font[]> {
  const found = await Promise.all(FONTS.map(load));
  return found.filter((font) => font !== null);
}

async function load({ file, ...font }: (typeof FONTS)[number]): Promise<Font | null> {
  try {
    const answer = await fetch(file);
    return answer.ok ? { ...font, data: inBase64(new Uint8Array(await answer.arrayBuffer())) } : null;
  } catch {
    return null;
  }
}

/** Return a drawing as a PNG. */
export async function pngOf(address: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
  });
}

/** Save a file on this device. */
export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
