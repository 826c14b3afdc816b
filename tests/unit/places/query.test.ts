import { expect, test } from 'vitest';
import { MAX_PLACE_TEXT, readPlaceQuery } from '../../../lib/places/query.ts';

test.each([
  ['Lyon', '', ['lyon']],
  ['69001 Lyon', '69001', ['lyon']],
  ['Lyon, 69001', '69001', ['lyon']],
  ['97 400', '97400', []],
  ['6900', '6900', []],
  ['974', '974', []],
  ['Saint-Denis 974', '974', ['saint', 'denis']],
  ['14', '14', []],
  ['Paris 14', '', ['paris', '14']],
  ['69431 Lyon Cedex 03', '69431', ['lyon']],
  ['Valence, France', '', ['valence']],
  ['Valence ,  FRANCE ', '', ['valence']],
  [' 2 a ', '', ['2a']],
  ['Lyon CEDEX', '', ['lyon']],
  ['12 rue de la Paix 75002 Paris', '75002', ['12', 'rue', 'paix', 'paris']],
  ['le', '', ['le']],
  ['', '', []],
  ['…', '', []],
])('%j asks for the code %j and the words %j', (text, postcode, words) =>
  expect(readPlaceQuery(text)).toMatchObject({ postcode, words }),
);

test('what is longer than any name is cut off', () => {
  expect(readPlaceQuery('a'.repeat(10_000)).text).toHaveLength(MAX_PLACE_TEXT);
});
