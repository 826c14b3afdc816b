/** Tokens of PDF (ISO 32000, 7.2). `open` and `close`: of a dictionary or an array; `mark`: any other delimiter. */
export type PdfToken = 'gap' | 'string' | 'open' | 'close' | 'name' | 'word' | 'mark';

const FIRST_BYTES: Readonly<Record<Exclude<PdfToken, 'word'>, string>> = {
  gap: '\0\t\n\f\r %',
  string: '(',
  open: '<[',
  close: '>]',
  name: '/',
  mark: '){}',
};
const TOKENS: PdfToken[] = new Array(256).fill('word');
for (const [token, characters] of Object.entries(FIRST_BYTES)) {
  for (const character of characters) TOKENS[character.charCodeAt(0)] = token as PdfToken;
}

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const PERCENT = 0x25;
const OPEN_ROUND = 0x28;
const CLOSE_ROUND = 0x29;
const LESS = 0x3c;
const GREATER = 0x3e;
const BACKSLASH = 0x5c;

/** Kind of the token that begins at `at`. */
export function tokenAt(bytes: Buffer, at: number): PdfToken {
  const byte = bytes[at] as number;
  const isSingle = byte !== bytes[at + 1];
  if (byte === LESS && isSingle) return 'string';
  if (byte === GREATER && isSingle) return 'mark';
  return TOKENS[byte] as PdfToken;
}

function endOfComment(bytes: Buffer, at: number): number {
  let end = at;
  while (end < bytes.length && bytes[end] !== LINE_FEED && bytes[end] !== RETURN) end += 1;
  return end;
}

function endOfWord(bytes: Buffer, at: number): number {
  let end = at;
  while (end < bytes.length && TOKENS[bytes[end] as number] === 'word') end += 1;
  return end;
}

/** Brackets nest, and a backslash takes the next byte away. */
function endOfText(bytes: Buffer, at: number): number {
  let depth = 0;
  for (let end = at; end < bytes.length; end += 1) {
    const byte = bytes[end];
    if (byte === BACKSLASH) end += 1;
    else if (byte === OPEN_ROUND) depth += 1;
    else if (byte === CLOSE_ROUND) depth -= 1;
    if (depth === 0) return end + 1;
  }
  return bytes.length;
}

function endOfHex(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(GREATER, at);
  return end < 0 ? bytes.length : end + 1;
}

/** Where the token of that kind ends that begins at `at`. */
export function endOfToken(bytes: Buffer, at: number, token: PdfToken): number {
  const byte = bytes[at];
  if (token === 'gap') return byte === PERCENT ? endOfComment(bytes, at) : at + 1;
  if (token === 'string') return byte === OPEN_ROUND ? endOfText(bytes, at) : endOfHex(bytes, at);
  if (token === 'name') return endOfWord(bytes, at + 1);
  if (token === 'word') return endOfWord(bytes, at);
  return byte === LESS || (byte === GREATER && token === 'close') ? at + 2 : at + 1;
}

/** A name without its slash: `/J#61vaScript` is `JavaScript`. */
export function nameOf(bytes: Buffer, start: number, end: number): string {
  const name = bytes.toString('latin1', start + 1, end);
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
