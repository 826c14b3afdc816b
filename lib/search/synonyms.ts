import type { Content } from '@prismicio/client';
import type { Language } from '../markets.ts';
import { stemOf } from './stems.ts';
import { tellingTokens } from './terms.ts';

/** Expressions that mean the same to whoever searches: "offres d’emploi", "recrutement". */
export type Synonyms = readonly (readonly string[])[];

/** What the brand's editors wrote, an expression between commas. A document that was published before the field has none. */
export const synonymsOf = ({ search_words: groups = [] }: Content.SettingsDocument['data']): Synonyms =>
  groups.map(({ words }) => (words ?? '').split(',').flatMap((expression) => expression.trim() || []));

/** What else a page is looked for by, from what it is called: the other expressions of each group of which a name holds one. */
export function otherWords(language: Language, names: readonly string[], synonyms: Synonyms): string[] {
  const stems = (text: string): string[] => tellingTokens(language, text).map(({ word }) => stemOf(language, word));
  const called = names.map((name) => new Set(stems(name)));
  const isSaid = (expression: string): boolean => {
    const wanted = stems(expression);
    return wanted.length > 0 && called.some((name) => wanted.every((stem) => name.has(stem)));
  };
  return synonyms.flatMap((group) => (group.some(isSaid) ? group.filter((expression) => !isSaid(expression)) : []));
}
