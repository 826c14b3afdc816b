/** Everything a tenant changes: section backgrounds, ink, button colours, accents. Run the contrast test after a change. */
export const sections = {
  Blue: '#C9D8EF',
  Green: '#1F4235',
  White: '#FFFFFF',
  'Beige Light': '#F7F2E8',
  'Beige Dark': '#E7DCC9',
  Aqua: '#D2E9E3',
  'Ds-Turquoise': '#8FD0C6',
  Pink: '#F6D5D3',
} as const;

export type SectionName = keyof typeof sections;

export const colors = {
  ink: '#14261F',
  ink2: '#3B4F46',
  /** Secondary text where the background is too strong for ink2 (Ds-Turquoise). */
  ink3: '#1B372D',
  white: '#FFFFFF',
  cream: '#F7F2E8',
  sage: '#C6D6CB',
  button: '#1F4235',
  souci: '#EF7F2F',
  arnica: '#F4B733',
  arnicaLight: '#FFD26B',
  error: '#A3261B',
  /** Where the background is too strong for error (Ds-Turquoise), and on dark backgrounds (Green, the footer). */
  errorDeep: '#8C1C12',
  errorNight: '#FFB4A8',
  errorTint: '#FBE9E5',
  success: '#1D6145',
  successTint: '#E2F0E6',
  warnTint: '#FCEFCB',
  infoTint: '#E4ECF8',
  tile: '#F5F0E6',
  tileNight: '#294F41',
  paper: '#FBF8F1',
  placeholder: '#5A6A62',
  unavailable: '#5A655F',
  disabled: '#DAD8D0',
  disabledText: '#55605A',
  track: '#E2DDD0',
  granuleLight: '#FFD98A',
  granuleDark: '#D7931B',
  /** Of the harmonised notice (Regulation (EU) 2025/1960): the same for every tenant. */
  europeBlue: '#003399',
  europeYellow: '#FFED00',
} as const;

/**
 * Metrics of a typeface, in em: `width` is the average letter width in Latin text, as @capsizecss/metrics and its unpack
 * calculate it.
 */
type Face = { width: number; ascent: number; descent: number };

type SystemFace = { names: readonly string[]; width: number };

/**
 * The two typefaces of fonts.ts. A tenant with other fonts must measure them: wrong metrics cause a layout shift when the font
 * loads.
 */
const OWN = {
  serif: { width: 0.462, ascent: 1.02, descent: 0.32 },
  sans: { width: 0.458, ascent: 0.97, descent: 0.25 },
} as const satisfies Record<string, Face>;

/**
 * Typefaces of computers and phones, by the full names of the files, as `local()` requires: Apple and Windows, Android, Debian.
 */
const SYSTEM: Readonly<Record<keyof typeof OWN, readonly SystemFace[]>> = {
  serif: [
    { names: ['Times New Roman', 'Times', 'Liberation Serif'], width: 0.4063 },
    { names: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'], width: 0.481 },
    { names: ['DejaVu Serif'], width: 0.5166 },
  ],
  sans: [
    { names: ['Arial', 'Helvetica', 'Liberation Sans'], width: 0.4458 },
    { names: ['Roboto', 'Roboto-Regular'], width: 0.4448 },
    { names: ['DejaVu Sans'], width: 0.5083 },
  ],
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * A system typeface scaled to the width and height of `own`: lines break at the same places, and nothing shifts when the font
 * loads.
 */
export function asLargeAs(own: Face, { names, width }: SystemFace) {
  const size = own.width / width;
  return {
    src: names.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: percent(size),
    ascentOverride: percent(own.ascent / size),
    descentOverride: percent(own.descent / size),
    lineGapOverride: '0%',
  };
}

const named = (kind: keyof typeof OWN) =>
  SYSTEM[kind].map((face, index) => ({ family: `${kind}-until-${index + 1}`, rule: asLargeAs(OWN[kind], face) }));

const faces = { serif: named('serif'), sans: named('sans') };

/** All fallback typefaces, for one `@font-face` each. */
export const fallbackFaces = Object.values(faces).flat();

const listed = (kind: keyof typeof OWN): string => faces[kind].map(({ family }) => family).join(', ');

/** Fallback families until a font is loaded, to append to a `font-family`; a family that the system lacks is ignored. */
export const until = { serif: listed('serif'), sans: listed('sans') };

/**
 * `--face-serif`, `--face-sans` and `--face-italic` are set by fonts.ts: a tenant names its font files in
 * packages/tools/fonts.ts, and their metrics above.
 */
export const fonts = {
  serif: `var(--face-serif), ${until.serif}, serif`,
  sans: `var(--face-sans), ${until.sans}, sans-serif`,
  italic: `var(--face-italic), var(--face-sans), ${until.sans}, sans-serif`,
} as const;
