import { EN, type TextKey, type Texts } from './texts/en.ts';
import { FR } from './texts/fr.ts';
import { NL } from './texts/nl.ts';

/** A value of a finding: as it is, or a text of its own. */
export type Values = Readonly<Record<string, string | { text: TextKey }>>;

const TEXTS = { en: EN, fr: FR, nl: NL } as const satisfies Record<string, Texts>;
export type Language = keyof typeof TEXTS;

/** What is wrong, and what to do, in a language: a clause without a capital at the start and without a full stop. */
export function sentenceOf(
  language: Language,
  { message, values = {} }: { message: TextKey; values?: Values | undefined },
): string {
  return TEXTS[language][message].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole;
    return typeof value === 'string' ? value : sentenceOf(language, { message: value.text });
  });
}
