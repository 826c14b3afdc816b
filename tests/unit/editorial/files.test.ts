import { expect, test } from 'vitest';
import { fileFacts, sizeWords } from '../../../slices/Downloads/index.tsx';

test.each([
  [300, 'fr-FR', '1 ko'],
  [118_400, 'fr-FR', '118 ko'],
  [118_400, 'nl-BE', '118 kB'],
  [999_499, 'fr-BE', '999 ko'],
  [999_500, 'fr-BE', '1 Mo'],
  [1_440_000, 'fr-TN', '1,4 Mo'],
  [8_200_000, 'nl-BE', '8,2 MB'],
  [0, 'fr-FR', ''],
  [Number.NaN, 'fr-FR', ''],
])('%d bytes in %s', (bytes, tag, words) => {
  expect(sizeWords(bytes, tag)).toBe(words.replace(' ', '\u00a0'));
});

test.each([
  ['notice-nl.pdf', 'fr-BE', 'PDF, 118 ko, néerlandais', 'nl'],
  ['notice-nl.pdf', 'nl-BE', 'PDF, 118 kB, Nederlands', 'nl'],
  ['rapport.annuel_FR.docx', 'fr-FR', 'DOCX, 118 ko, français', 'fr'],
  ['charte.pdf', 'fr-FR', 'PDF, 118 ko', undefined],
  ['plan-xx.pdf', 'fr-FR', 'PDF, 118 ko', undefined],
  ['lisezmoi', 'fr-FR', '118 ko', undefined],
])('%s in %s', (name, tag, words, language) => {
  const facts = fileFacts({ name, size: '118400' }, tag);
  expect({ ...facts, words: facts.words.replace('\u00a0', ' ') }).toEqual({ words, language });
});
