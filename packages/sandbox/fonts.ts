import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const face = (family: string, weight: string, file: string): string => {
  const bytes = readFileSync(resolve(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
};

/** The brand's two typefaces, embedded in a stylesheet: these pages load no other file of their own. */
export const fontFaces = [
  face(
    'Hedvig Letters Serif',
    '400',
    '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2',
  ),
  face(
    'Instrument Sans',
    '400 700',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
].join('\n');
