import { type Finding, finding, inEach, type Rule } from './rule.ts';

/** Lengths that a search engine displays. Longer texts are cut off, shorter ones are uninformative; we aim at 110 to 155. */
const META_TITLE_MAX = 60;
const META_DESCRIPTION = { min: 50, max: 160 } as const;

/** @param value the text as served, in characters */
function lengthOf(value: unknown): number | null {
  return typeof value === 'string' && value !== '' ? [...value].length : null;
}

export const metaLengths: Rule = {
  name: 'meta lengths',
  find: inEach((entry): Finding[] => {
    const title = lengthOf(entry.data.meta_title);
    const description = lengthOf(entry.data.meta_description);
    const { min, max } = META_DESCRIPTION;
    return [
      ...(title !== null && title > META_TITLE_MAX
        ? [finding(entry, 'meta_title', `has ${title} characters: at most ${META_TITLE_MAX} are shown`)]
        : []),
      ...(description !== null && (description < min || description > max)
        ? [finding(entry, 'meta_description', `has ${description} characters: ${min} to ${max} are wanted`)]
        : []),
    ];
  }),
};
