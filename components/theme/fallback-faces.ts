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
