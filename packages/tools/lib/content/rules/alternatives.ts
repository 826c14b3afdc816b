import { picturesIn, valuesOf } from '../values.ts';
import { finding, inEach, type Rule } from './rule.ts';

/**
 * Pictures that are content: `<type or slice>.<field>`, and what each shows. Not the portrait next to a quotation: it
 * repeats the name printed next to it.
 */
const SPEAKING: Readonly<Record<string, string>> = {
  'product.pack': 'the pack of a product',
  'author.portrait': 'a portrait',
  'image_text.image': 'the picture of an article',
};

/** The loader requires an `alt`; an empty one is for decoration, which these pictures are not. */
export const alternatives: Rule = {
  name: 'alternatives',
  find: inEach((entry, content) =>
    valuesOf(entry, content).flatMap((value) => {
      const what = SPEAKING[`${value.slice ?? entry.type}.${value.name}`];
      const silent = what ? picturesIn(value).some(({ alt }) => !alt) : false;
      return silent ? [finding(entry, value.path, `${what} needs an alternative: say what is to be seen on it`)] : [];
    }),
  ),
};
