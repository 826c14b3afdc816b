import { expect, test } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';

for (const [market, path] of [
  ['fr-fr', '/la-boutique'],
  ['fr-be', '/boutique-en-ligne.html'],
  ['nl-be', '/nl/de-webshop'],
] as const) {
  test(`${market} ${path} is redirected by the editors, once and for good`, async () => {
    const target = pathOf(market, '/ecommerce');
    const answer = await ask(siteOf(market), `${path}?utm_source=lettre`);
    expect([answer.status, answer.location]).toEqual([308, `${target}?utm_source=lettre`]);
    expect((await ask(siteOf(market), target)).status).toBe(200);
  });
}

test('a market without that redirect gets the not-found page', async () => {
  expect((await ask(siteOf('fr-tn'), '/la-boutique')).status).toBe(404);
});
