import { expect, test } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';

const gummies = (market: 'fr-fr' | 'nl-be') => pathOf(market, '/products/[[...path]]', pageIn(market, 'gummies').path);

for (const [market, path, target] of [
  ['fr-fr', '/cure-du-soir', gummies('fr-fr')],
  ['fr-fr', '/cure-du-soir?utm_source=lettre', `${gummies('fr-fr')}?utm_source=lettre`],
  ['fr-be', '/cure-du-soir-2024.html', gummies('fr-fr')],
  ['nl-be', '/nl/slaapkuur', gummies('nl-be')],
  ['fr-fr', '/presse', 'https://presse.silene.example/'],
] as const) {
  test(`${market} ${path} is redirected by the shop, once and for good`, async () => {
    const answer = await ask(siteOf(market), path);
    expect([answer.status, answer.location]).toEqual([308, target]);
    expect(answer.text).toBe('');
    if (target.startsWith('/')) expect((await ask(siteOf(market), target)).status).toBe(200);
  });
}

test('a market without a shop, and an address that nobody knows, get the not-found page', async () => {
  for (const [site, path] of [
    [siteOf('fr-tn'), '/cure-du-soir'],
    [siteOf('fr-fr'), '/cure-du-matin'],
  ] as const) {
    const answer = await ask(site, path);
    expect(answer.status, path).toBe(404);
    expect(answer.text, path).toContain('content="noindex"');
  }
});
