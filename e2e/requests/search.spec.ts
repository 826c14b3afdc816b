import { expect, test } from '@playwright/test';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import type { Suggestions } from '../../lib/search/search.ts';
import { ask } from '../fixtures/ask.ts';
import { siteOf } from '../fixtures/places.ts';
import { resultsOf } from '../screens/search.ts';

const finds: [Locale, query: string, title: string][] = [
  ['fr-fr', 'sommeil', 'S’endormir sans lutter'],
  ['fr-fr', 'somniel', 'S’endormir sans lutter'],
  ['fr-fr', 'premiere dent', 'Premières dents'],
  ['fr-be', 'grossesse', 'Enceinte, ou pour un enfant, que faire avant ?'],
  ['nl-be', 'slaap', 'Inslapen zonder strijd'],
  ['nl-be', 'slapen', '’s Nachts werken, overdag slapen'],
  ['fr-tn', 'grossesse', 'La trousse de voyage'],
];

for (const [locale, query, title] of finds) {
  test(`${locale}: ${query} finds "${title}"`, async () => {
    const { pathname, search } = new URL(resultsOf(locale, query));
    const { status, text } = await ask(siteOf(locale), pathname + search);
    expect(status).toBe(200);
    const titles = [...text.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, html = '']) =>
      html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
    );
    expect(titles).toContain(title);
    expect(text).toContain('<mark');
  });
}

async function suggestions(locale: string, query: string) {
  const answer = await ask(siteOf('fr-fr'), `/api/search?${new URLSearchParams({ locale, q: query })}`);
  return { ...answer, body: JSON.parse(answer.text) as Suggestions };
}

test.describe('suggestions', () => {
  for (const locale of LOCALES) {
    test(`of ${locale} are pages of its own`, async () => {
      const { status, headers, text, body } = await suggestions(locale, 'arnica');
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=60');
      expect(headers['set-cookie']).toBeUndefined();
      if (!MARKETS[locale].shop) expect(text).not.toContain('€');
      const medicines = body.entries.filter(({ title }) =>
        title
          .map((part: { text: string }) => part.text)
          .join('')
          .startsWith('Arnica montana'),
      );
      expect(medicines).not.toEqual([]);
      for (const { price, href } of medicines) expect(price, href).toBeUndefined();
      expect(body.entries.length).toBeGreaterThan(1);
      for (const { href } of body.entries) {
        expect(href.startsWith(`${MARKETS[locale].prefix}/`), href).toBe(true);
        expect((await ask(siteOf(locale), href)).status, href).toBe(200);
      }
    });
  }

  test('mend what is misspelt first', async () => {
    expect((await suggestions('fr-fr', 'somniel')).body.words[0]).toBe('sommeil');
  });

  test('are none for what is no word, however long', async () => {
    for (const query of ['', ' ', '\0', '***', 'é'.repeat(2_000)]) {
      const { status, body } = await suggestions('nl-be', query);
      expect({ status, body }).toEqual({ status: 200, body: { words: [], entries: [] } });
    }
  });

  test('of no locale are refused', async () => {
    for (const locale of ['', 'en', 'FR-FR', '__proto__']) {
      expect((await suggestions(locale, 'arnica')).status, locale).toBe(400);
    }
  });
});
