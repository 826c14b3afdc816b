import type { Plural } from '@/components/product/listing-words';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { KINDS, type Kind } from '@/lib/search/types';

/** Messages of the search field, which are sent to the browser; `none` keeps the placeholder {query}. */
export type FieldWords = {
  label: string;
  placeholder: string;
  submit: string;
  loading: string;
  none: string;
  away: string;
  count: Plural;
  /** Names of the groups of suggestions. */
  queries: string;
  kinds: Readonly<Record<Kind, string>>;
};

export async function fieldWords(locale: Locale): Promise<FieldWords> {
  const t = await translations(locale, 'search');
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    loading: t('suggestions.loading'),
    none: t('suggestions.none', { query: '{query}' }),
    away: t('suggestions.away'),
    count: [0, 1, 2].map((count) => t('suggestions.count', { count })),
    queries: t('suggestions.queries'),
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, t(`kinds.${kind}`)])) as Record<Kind, string>,
  };
}
