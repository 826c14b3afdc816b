import { textsIn, valuesOf } from '../values.ts';
import { CLAIMS } from './claim-words.ts';
import { finding, inEach, type Rule } from './rule.ts';
import { languageOf, spoken } from './words.ts';

/** No document may make therapeutic claims; stating that something does not cure is allowed. */
export const claims: Rule = {
  name: 'claims',
  find: inEach((entry, content) => {
    const words = CLAIMS.filter(
      ({ language, only }) => language === languageOf(entry.lang) && (only?.includes(entry.type) ?? true),
    );
    return valuesOf(entry, content).flatMap((value) =>
      textsIn(value)
        .flatMap((text) => spoken(text, words))
        .map(({ said, word }) => finding(entry, value.path, `says "${said}": ${word.reason}`)),
    );
  }),
};
