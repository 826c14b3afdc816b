import { describe, expect, test } from 'vitest';
import { parseGazetteer, vocabularyOf } from '../../../lib/places/gazetteer.ts';

describe('a correction', () => {
  const lines = [
    '@59\tfr\tNord',
    '59350\tLille\t59000\t238695\t50.63\t3.06',
    '59999\tLilles\t59001\t3000\t50\t3',
    '59997\tBrutelles\t59003\t200\t50\t3',
    '59998\tAix\t59002\t9\t50\t3',
  ];
  const { corrected } = vocabularyOf(parseGazetteer(lines.join('\n')));

  test.each([
    ['lille', 'lille'],
    ['lile', 'lille'],
    // Both are one letter away: the more populous one is meant.
    ['lillex', 'lille'],
    ['aux', 'aux'],
    // A village of 200 inhabitants that has the name of a city abroad is never meant.
    ['bruxelles', 'bruxelles'],
    ['59000', '59000'],
    ['tourcoing', 'tourcoing'],
  ])('%s → %s', (word, meant) => expect(corrected(word)).toBe(meant));
});
