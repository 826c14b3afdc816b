import { expect, test } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';

const { PORT } = settings.ports;
const site = siteOf('fr-fr');
const { host } = new URL(site);

const FOREIGN = [
  'evil.example',
  `evil.example:${PORT}`,
  `fr.localhost.evil.example:${PORT}`,
  `127.0.0.1:${PORT}`,
  'localhost',
  '[::1]',
  '0',
  '',
];

/** One URL of each kind: pages, route handlers, files, redirects. */
const ADDRESSES = [
  '/',
  '/nl',
  pathOf('fr-fr', '/products/[[...path]]', pageIn('fr-fr', 'gummies').path),
  '/nulle-part',
  '/%6Eos-produits',
  '/%',
  '/nos-produits/',
  '//evil.example/',
  '/fr-be/notre-boutique',
  '/mon-compte',
  '/auth',
  '/auth/shop?to=/',
  '/api/auth/session',
  '/api/auth/signin',
  '/api/proof?form=contact',
  '/api/search?locale=fr-fr&q=thym',
  '/api/directory/places?q=lyon',
  '/api/ecommerce/cart',
  '/api/exit-preview',
  '/locales/fr-fr/common.json',
  '/robots.txt',
  '/sitemap.xml',
  '/jobs.xml',
  '/brand/mark.svg',
  '/_next/static/chunks/none.js',
  '/_next/image?url=%2Fbrand%2Fmark.svg&w=640&q=75',
  '/slice-simulator',
];

for (const address of ADDRESSES) {
  test(`${address} is answered to nobody who asks for another host`, async () => {
    for (const foreign of FOREIGN) {
      const answer = await ask(site, address, { headers: { host: foreign, 'x-forwarded-host': host } });
      // An empty host name is the same as none.
      expect([400, 421], foreign).toContain(answer.status);
      expect(answer.location, foreign).toBe('');
      expect(answer.text.length, foreign).toBeLessThan(200);
      expect(answer.headers['set-cookie'], foreign).toBeUndefined();
    }
  });
}

test('of our own hosts a port that is not ours is not sent back', async () => {
  for (const port of ['', ':9999', ':443']) {
    for (const address of [
      '/%6Eos-produits',
      '/fr-be/notre-boutique',
      '/mon-compte',
      '/nos-produits/',
      '/auth/shop?to=/',
    ]) {
      const { status, location, text } = await ask(site, address, { headers: { host: `fr.localhost${port}` } });
      expect(status, address).toBeGreaterThanOrEqual(300);
      expect(status, address).toBeLessThan(400);
      expect([host, new URL(siteOf('fr-be')).host], address).toContain(new URL(location, site).host);
      if (port) expect(text + location, address).not.toContain(`localhost${port}`);
    }
  }
});

test('a name in capitals or with a dot at its end is ours or nobody’s, never another market', async () => {
  expect((await ask(site, '/', { headers: { host: `FR.LocalHost:${PORT}` } })).text).toContain('lang="fr-FR"');
  expect((await ask(site, '/', { headers: { host: `fr.localhost.:${PORT}` } })).status).toBe(421);
});
