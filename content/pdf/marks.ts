const WIN_ANSI: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  œ: 0x9c,
};

/** A4, in points. */
export const PAGE = { width: 595, height: 842 };
export const MARGIN = 56;

const code = (char: string) => WIN_ANSI[char] ?? char.charCodeAt(0);

/** The text inside the parentheses of a PDF string, in the encoding of the fonts. */
export const literal = (text: string) =>
  text.replace(/[()\\]|[^ -~]/gu, (char) => `\\${(code(char) & 0xff).toString(8).padStart(3, '0')}`);

type TextMark = { text: string; x: number; y: number; size: number; bold?: boolean };

/** A line of text; `y` is its baseline. */
export const textMark = ({ text, x, y, size, bold }: TextMark): string =>
  `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${Math.round(y)} Td (${literal(text)}) Tj ET`;

/** A horizontal line to write on. */
export const ruleMark = (from: number, to: number, y: number): string =>
  `0.5 w ${from} ${Math.round(y)} m ${to} ${Math.round(y)} l S`;

/** A rectangle; `y` is its lower edge. */
export const boxMark = (x: number, y: number, width: number, height: number): string =>
  `0.7 w ${x} ${Math.round(y)} ${width} ${height} re S`;

/** Distance of the Bézier handles for a quarter circle, in radii: the error is less than a thousandth. */
const HANDLE = 0.5523;

export function circleMark(x: number, y: number, radius: number, filled = false): string {
  const k = radius * HANDLE;
  const point = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  const curve = (...points: string[]) => `${points.join(' ')} c`;
  return [
    `0.7 w ${point(radius, 0)} m`,
    curve(point(radius, k), point(k, radius), point(0, radius)),
    curve(point(-k, radius), point(-radius, k), point(-radius, 0)),
    curve(point(-radius, -k), point(-k, -radius), point(0, -radius)),
    curve(point(k, -radius), point(radius, -k), point(radius, 0)),
    filled ? 'B' : 'S',
  ].join('\n');
}
