import { formatDay } from '../platform/i18n/dates.ts';
import { legalFindings } from './check.ts';
import type { LegalDocument } from './document.ts';
import { type Names, placeName } from './place-name.ts';
import { qualityFindings } from './quality.ts';
import type { Context, Fault, LawRule } from './rule.ts';
import { RULE_TEXTS } from './texts/rules.ts';
import { sourceIn } from './texts/source.ts';
import { sentenceOf } from './texts.ts';

export type EditorLanguage = 'fr' | 'nl';

/** A finding in the words of an editor. */
export type Remark = {
  /** Path of the field. */
  field: string;
  /** The field as the editor's screen names it. */
  place: string;
  /** What is wrong, and what to do. */
  sentence: string;
  /** The words that it is about. */
  quote: string | undefined;
  /** The rule of law, since when, and its source. */
  why: string | undefined;
};

/** In which language an editor reads: that of the browser where it is one of the two, else that of the document. */
export function editorLanguage(accepted: string | null, lang: string): EditorLanguage {
  const [first = ''] = (accepted ?? '').toLowerCase().split(/[,;]/);
  const own = (['fr', 'nl'] as const).find((language) => first.startsWith(language));
  return own ?? (lang.startsWith('nl') ? 'nl' : 'fr');
}

const SINCE = {
  fr: { tag: 'fr-FR', now: 'depuis le', ahead: 'à partir du' },
  nl: { tag: 'nl-BE', now: 'sinds', ahead: 'vanaf' },
} as const;

function whyOf(language: EditorLanguage, { id, from, source }: LawRule, ahead: boolean): string {
  const { tag, ...since } = SINCE[language];
  const law = sourceIn(language, source);
  const capital = law.charAt(0).toUpperCase() + law.slice(1);
  return `${RULE_TEXTS[id]?.[language]} ${capital} (${since[ahead ? 'ahead' : 'now']} ${formatDay(from, tag)}).`;
}

type Found = Fault & { rule: Pick<LawRule, 'id'> & Partial<LawRule>; ahead?: boolean };

function remarkOf(
  language: EditorLanguage,
  { field, quote, rule, ahead = false, ...fault }: Found,
  names: Names,
): Remark {
  return {
    field,
    place: placeName(field, names),
    sentence: sentenceOf(language, fault),
    quote,
    why: rule.source === undefined ? undefined : whyOf(language, rule as LawRule, ahead),
  };
}

/** What the rules of law and of quality find in a document, for its editor. */
export const remarksOn = (
  document: LegalDocument,
  { language, names, ...context }: Context & { language: EditorLanguage; names: Names },
): Remark[] =>
  [...legalFindings(document, context), ...qualityFindings(document, context)].map((found) =>
    remarkOf(language, found, names),
  );
