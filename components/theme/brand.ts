import { until } from './fallback-faces';

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
 * `--face-serif`, `--face-sans` and `--face-italic` are set by fonts.ts: a tenant names its two font files there, and their
 * metrics in fallback-faces.ts.
 */
export const fonts = {
  serif: `var(--face-serif), ${until.serif}, serif`,
  sans: `var(--face-sans), ${until.sans}, sans-serif`,
  italic: `var(--face-italic), var(--face-sans), ${until.sans}, sans-serif`,
} as const;
