import { textsIn, valuesOf } from '../values.ts';
import { finding, inEach, type Rule } from './rule.ts';
import { spoken, type Word } from './words.ts';

/** Nothing is sold in Tunisia, where pharmacies have the monopoly: its texts do not mention buying. */
const NO_SHOP = 'there is no shop in Tunisia; narrow `locales`, or say it otherwise under `markets: fr-tn`';

const SHOP_WORDS: readonly Word[] = [
  { language: 'fr', pattern: 'paniers?', reason: NO_SHOP },
  { language: 'fr', pattern: 'livraisons?', reason: NO_SHOP },
  { language: 'fr', pattern: 'command(?:es?|er|ez|ons|ent)', reason: NO_SHOP },
  { language: 'fr', pattern: 'boutiques?', reason: NO_SHOP },
  { language: 'fr', pattern: 'prix', reason: NO_SHOP },
];

export const shopWords: Rule = {
  name: 'shop words',
  find: inEach((entry, content) => {
    if (entry.lang !== 'fr-tn') return [];
    return valuesOf(entry, content).flatMap((value) =>
      textsIn(value)
        .flatMap((text) => spoken(text, SHOP_WORDS))
        .map(({ said, word }) => finding(entry, value.path, `says "${said}": ${word.reason}`)),
    );
  }),
};
