import { readFileSync, statSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { FACES, writeFonts } from '../fonts.ts';

const faceOf = async (file: string) => new Face(new Blob(await convert(readFileSync(file), 'sfnt')), 0);
const charactersOf = async (file: string): Promise<string> => {
  const codes = [...(await faceOf(file)).collectUnicodes()];
  return String.fromCodePoint(...codes.filter((code) => code >= 0x20 && code < 0xd800));
};

beforeAll(writeFonts);

describe.each(FACES)('$target', ({ source, target, features }) => {
  test('has every character of the package', async () => {
    const characters = await charactersOf(target);
    expect(characters).toMatch(/é.*ë.*ï.*œ.*’.*€/);
    expect(characters).toBe(await charactersOf(source));
  });

  test('keeps the features that the styles use, and weighs less', async () => {
    const face = await faceOf(target);
    const kept = [...face.getTableFeatureTags('GSUB'), ...face.getTableFeatureTags('GPOS')];
    expect([...new Set(kept)].sort()).toEqual([...features].sort());
    expect(statSync(target).size).toBeLessThan(statSync(source).size * 0.95);
  });
});
