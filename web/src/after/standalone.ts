/** Standing alone: a picture takes its colours and its fonts along, and needs nothing of the page. */

/** A font that a picture is written in, and its file in base 64. */
export interface Font {
  family: string;
  weight: string;
  data: string;
}

/** Return a picture with the colours that its tokens stand for, and its fonts. */
export function standalone(svg: string, colourOf: (token: string) => string, fonts: readonly Font[]): string {
  const tokens = new Set(Array.from(svg.matchAll(/var\((--[\w-]+)\)/g), ([, token]) => token as string));
  const colours = [...tokens].map((token) => `${token}:${colourOf(token).trim()}`).join(';');
  const faces = fonts.map(
    ({ family, weight, data }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`,
  );
  return svg.replace(/<svg [^>]*>/, (opening) => `${opening}<style>:root{${colours}}${faces.join('')}</style>`);
}

/** Return the address of a picture that is its own content. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Return bytes in base 64. */
export function inBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Return a name for a file, of letters that every system takes. */
export function fileName(...words: string[]): string {
  const plain = words.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `passgo ${plain}`.replace(/[^a-z0-9]+/g, '-').replace(/-$/, '');
}
