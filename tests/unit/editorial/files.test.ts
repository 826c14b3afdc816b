import { expect, test } from 'vitest';
import { sizeWords } from '../../../lib/uploads/limits.ts';
import { fileFacts } from '../../../slices/Downloads/index.tsx';

test.each([
  [300, 'fr-FR', '1 ko'],
  [118_400, 'fr-FR', '116 ko'],
  [118_400, 'nl-BE', '116 kB'],
  [1_023_400, 'fr-BE', '999 ko'],
  [1_023_500, 'fr-BE', '1 Mo'],
  [1_048_576, 'nl-BE', '1 MB'],
  [1_440_000, 'fr-TN', '1,4 Mo'],
  [8_200_000, 'nl-BE', '7,8 MB'],
  [0, 'fr-FR', ''],
  [Number.NaN, 'fr-FR', ''],
])('%d bytes in %s', (bytes, tag, words) => {
  expect(sizeWords(bytes, tag)).toBe(words.replace(' ', '\u00a0'));
});

test.each([
  ['notice-nl.pdf', 'fr-BE', 'PDF, 116 ko, néerlandais', 'nl'],
  ['notice-nl.pdf', 'nl-BE', 'PDF, 116 kB, Nederlands', 'nl'],
  ['rapport.annuel_FR.docx', 'fr-FR', 'DOCX, 116 ko, français', 'fr'],
  ['charte.pdf', 'fr-FR', 'PDF, 116 ko', undefined],
  ['plan-xx.pdf', 'fr-FR', 'PDF, 116 ko', undefined],
  ['lisezmoi', 'fr-FR', '116 ko', undefined],
])('%s in %s', (name, tag, words, language) => {
  const facts = fileFacts({ name, size: '118400' }, tag);
  expect({ ...facts, words: facts.words.replace('\u00a0', ' ') }).toEqual({ words, language });
});
