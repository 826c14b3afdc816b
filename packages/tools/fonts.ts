/// <reference path="./font-packages.d.ts" />
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '../..');
const packages = path.join(root, 'node_modules');
const theme = path.join(root, 'components/theme');
/** Another version may write another file. */
const SUBSETTER = path.join(packages, 'subset-font/package.json');

/** All characters below the surrogates: of those that a file has, none is lost. */
const ALL = String.fromCharCode(...Array.from({ length: 0xd800 - 0x20 }, (_, index) => index + 0x20));
/** What French, Dutch and Latin are written with; other characters are set in roman. */
const LETTERS = 'áàâäæçéèêëîïíñôöóœùûüúÿ';
const WRITTEN = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => index + 0x20)),
  LETTERS,
  LETTERS.toUpperCase(),
  '\u00a0’‘“”„«»–—…·×°€•−®',
].join('');

/**
 * The faces of the brand: the file of a package, the file that the site serves (`components/theme/fonts.ts`), its characters, and
 * the OpenType features that its styles use. Whatever else the package contains, such as fractions, is left out: 5.5 KB of 52.
 */
export const FACES = [
  {
    source: path.join(packages, '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2'),
    target: path.join(theme, 'serif.generated.woff2'),
    characters: ALL,
    features: ['kern', 'liga'],
  },
  {
    source: path.join(packages, '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    target: path.join(theme, 'sans.generated.woff2'),
    characters: ALL,
    features: ['kern', 'tnum'],
  },
  {
    source: path.join(packages, '@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff2'),
    target: path.join(theme, 'italic.generated.woff2'),
    characters: WRITTEN,
    features: ['kern'],
  },
] as const;

const isNewer = (target: string, sources: readonly string[]): boolean =>
  existsSync(target) && sources.every((source) => statSync(source).mtimeMs < statSync(target).mtimeMs);

/** Writes the faces that are missing or older than their source or this list. */
export async function writeFonts(): Promise<void> {
  for (const { source, target, characters, features } of FACES) {
    if (isNewer(target, [source, SUBSETTER, import.meta.filename])) continue;
    const font = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff2', keepFeatures: features });
    // A build that is ended meanwhile leaves no half file, and another start reads none.
    const whole = `${target}.${process.pid}.tmp`;
    writeFileSync(whole, font);
    renameSync(whole, target);
  }
}
