import { expect, test } from 'vitest';
import { LAW, legalFindings } from '../../../lib/compliance/check.ts';
import type { Data, LegalDocument } from '../../../lib/compliance/rule.ts';
import type { Locale } from '../../../lib/platform/markets.ts';

/** A paragraph of rich text, with a link on all of it. */
export const rich = (text: string, url?: string) => [
  {
    type: 'paragraph',
    text,
    spans: url ? [{ start: 0, end: text.length, type: 'hyperlink', data: { link_type: 'Web', url } }] : [],
  },
];
export const web = (url: string) => ({ link_type: 'Web', url });
export const to = (id: string) => ({ link_type: 'Document', id });

/** What a link leads to, by its id. */
const LINKED: Readonly<Record<string, { type: string; data: Data }>> = {
  arnica: { type: 'product', data: { title: 'Arnica montana', regulatory_class: 'medicine_registered' } },
  syrup: { type: 'product', data: { title: 'Sirop', regulatory_class: 'medicine_amm', prescription: true } },
  creme: { type: 'product', data: { title: 'Crème', regulatory_class: 'cosmetic', shop_product_id: '7001' } },
  jam: {
    type: 'product',
    data: { title: 'Confiture', regulatory_class: 'food', composition: rich('Abricots, sucre.') },
  },
  honey: { type: 'product', data: { title: 'Miel', regulatory_class: 'food', composition: [] } },
  shop: { type: 'shop_page', data: { title: 'La boutique' } },
  theme: { type: 'health_theme', data: { title: 'Le sommeil' } },
};

/** @returns the findings of one rule as `field: sentence` */
export function findings(id: string, document: LegalDocument, day = '2026-11-26'): string[] {
  const rules = LAW.filter((rule) => rule.id === id);
  expect(rules).toHaveLength(1);
  const linked = (target: string) => LINKED[target];
  return legalFindings(document, { day, linked }, rules).map(({ field, sentence }) => `${field}: ${sentence}`);
}

/** A rule, a document, what is wrong with it in which fields, and the data that make it right. */
export type Case = [rule: string, lang: Locale, type: string, bad: Data, fields: string[], good: Data];

export const product = (regulatory_class: string, data: Data): Data => ({ regulatory_class, ...data });

/** Each case as two tests: the bad document has those findings and no other, the good one has none. */
export const table = (cases: readonly Case[]) =>
  test.each(cases)('%s in %s, %s', (id, lang, type, bad, fields, good) => {
    expect(findings(id, { type, lang, data: bad }).map((line) => line.split(': ')[0])).toEqual(fields);
    expect(findings(id, { type, lang, data: good })).toEqual([]);
  });
