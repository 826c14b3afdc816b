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

describe.each(FACES)('$target', ({ source, target, characters: wanted, features }) => {
  test('has the characters of its text that the package has, the letters of both languages among them', async () => {
    const characters = await charactersOf(target);
    for (const letter of 'Aa09àâçéèêëïîôœùûÀÉ’«»–') expect(characters).toContain(letter);
    const known = [...(await charactersOf(source))].filter((each) => wanted.includes(each));
    expect(characters).toBe(known.join(''));
  });

  test('keeps the features that the styles use, and weighs less', async () => {
    const face = await faceOf(target);
    const kept = [...face.getTableFeatureTags('GSUB'), ...face.getTableFeatureTags('GPOS')];
    expect([...new Set(kept)].sort()).toEqual([...features].sort());
    expect(statSync(target).size).toBeLessThan(statSync(source).size * 0.95);
  });
});
