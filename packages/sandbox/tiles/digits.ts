/** Segments of each character in a box of 6 by 10, like a seven-segment display: no font is needed. */
const SEGMENTS = {
  a: 'M0 0H6',
  b: 'M6 0V5',
  c: 'M6 5V10',
  d: 'M0 10H6',
  e: 'M0 5V10',
  f: 'M0 0V5',
  g: 'M0 5H6',
} as const;

const LIT: Readonly<Record<string, string>> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
};

const isSegment = (name: string): name is keyof typeof SEGMENTS => name in SEGMENTS;

const signOf = (sign: string): string =>
  sign === '/'
    ? 'M0 10L6 0'
    : [...(LIT[sign] ?? '')]
        .filter(isSegment)
        .map((name) => SEGMENTS[name])
        .join('');

/** Digits and slashes as SVG paths, ten high, from the upper left corner at `x`, `y`. */
export const written = (text: string, x: number, y: number): string =>
  [...text].map((sign, index) => `<path transform="translate(${x + index * 9} ${y})" d="${signOf(sign)}"/>`).join('');
