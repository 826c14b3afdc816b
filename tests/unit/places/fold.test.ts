import { expect, test } from 'vitest';
import { fold, strongKey } from '../../../lib/places/query.ts';

test.each([
  ['Saint-Étienne', 'saint etienne'],
  ['ST ETIENNE', 'saint etienne'],
  ['Ste. Marie', 'sainte marie'],
  ['Stes-Maries', 'saintes maries'],
  ['Sts-Geosmes', 'saints geosmes'],
  ['L’Haÿ-les-Roses', 'l hay les roses'],
  ["L'Haÿ-les-Roses", 'l hay les roses'],
  ['Schœlcher', 'schoelcher'],
  ['Nouméa', 'noumea'],
  ['  Lyon   1er ', 'lyon 1'],
  ['Paris 14ème', 'paris 14'],
  ['Paris 2nd', 'paris 2'],
  ['Paris 2nde', 'paris 2'],
  ['Lyon 1ère', 'lyon 1'],
  ['Paris 02', 'paris 2'],
  ['97400', '97400'],
  ['01400', '01400'],
  ['2A', '2a'],
  ['!?', ''],
  ['Constructor', 'constructor'],
])('%j is compared as %j', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ['Le Mont-Dore', 'mont dore'],
  ['Saint-Denis de La Réunion', 'saint denis reunion'],
  ['Paris 14e arrondissement', 'paris 14'],
  ['Les', 'les'],
])('the words of %j that tell it from others are %j', (text, key) => expect(strongKey(text)).toBe(key));
