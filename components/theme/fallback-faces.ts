/** Of a typeface, in em: `width` is the average of a letter in Latin text, as @capsizecss/metrics and its unpack count it. */
type Face = { width: number; ascent: number; descent: number };
type SystemFace = { names: readonly string[]; width: number };

/** The two faces of fonts.ts. A tenant that names others there measures them: a wrong figure moves lines when the face comes. */
const OWN = {
  serif: { width: 0.462, ascent: 1.02, descent: 0.32 },
  sans: { width: 0.458, ascent: 0.97, descent: 0.25 },
} as const satisfies Record<string, Face>;

/** What computers and phones have, by the full names of the files, which `local()` asks for: Apple and Windows, Android, Debian. */
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

/** A face of the system, drawn as wide and as high as `own`: the words break where they will, and nothing moves when it comes. */
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

/** Every one of them, for one `@font-face` each. */
export const fallbackFaces = Object.values(faces).flat();

const listed = (kind: keyof typeof OWN): string => faces[kind].map(({ family }) => family).join(', ');

/** Families that stand in for a face until it has come, for a `font-family` behind it; of those that a system lacks nothing is drawn. */
export const until = { serif: listed('serif'), sans: listed('sans') };
