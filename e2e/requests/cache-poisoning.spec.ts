import { expect, test } from '@playwright/test';
import type { Route } from '../../lib/platform/i18n/routes.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import { type Answer, ask } from '../fixtures/ask.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { gateIf } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { POISONS } from '../fixtures/poisons.ts';
import { settled } from '../fixtures/settled.ts';

const EVIL = 'evil.example';
const at = (route: Route, rest = '', market: Locale = 'fr-fr') =>
  [siteOf(market), pathOf(market, route, rest)] as const;

type Place = readonly [site: string, path: string];

/** One page of each template. */
const PAGES: readonly Place[] = [
  at('/'),
  at('/', '', 'nl-be'),
  at(
    '/health/[[...path]]',
    `${uidOf('fr-fr', 'health_theme', 'sommeil')}/${uidOf('fr-fr', 'advice', 's-endormir-sans-lutter')}`,
  ),
  at('/products/[[...path]]'),
  at('/products/[[...path]]', pageIn('fr-fr', 'gummies').path),
  at('/products/[[...path]]', pageIn('nl-be', 'medicine').path, 'nl-be'),
  at('/contact'),
  [siteOf('fr-tn'), pathOf('fr-tn', '/')],
];

/** With URLs that are not pages. */
const PLACES: readonly Place[] = [
  ...PAGES,
  [siteOf('fr-fr'), '/nulle-part'],
  [siteOf('fr-fr'), '/fr-fr/notre-boutique'],
  [siteOf('fr-fr'), '/mon-compte'],
  [siteOf('fr-fr'), '/sitemap.xml'],
  [siteOf('fr-fr'), '/_next/static/chunks/none.js'],
];

/** Those that the gate tests: a page of each kind of cache. */
const IN_GATE = new Set(PLACES.flatMap(([, path], index) => ([1, 4, 8].includes(index) ? path : [])));

/** Nonces are new in every response. */
const bodyOf = ({ text }: Answer): string => text.replace(/(nonce\W{1,5})[\w+/=-]{16,}/g, '$1');

/** Names of the cookies that are set; the framework clears the cookies of a preview that it has not started. */
const cookiesOf = ({ headers }: Answer): string[] =>
  [headers['set-cookie'] ?? []]
    .flat()
    .filter((line) => !/^__(?:prerender_bypass|next_preview_data)=;/.test(line))
    .map((line) => line.slice(0, line.indexOf('=')));
const look = (answer: Answer) => [answer.status, answer.location, ...cookiesOf(answer), bodyOf(answer)].join('\n');

/** An excerpt around the first difference of two texts; empty if they are equal. */
function differenceOf(one: string, other: string): string[] {
  if (one === other) return [];
  const at = one.split('').findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 120));
}

// A prerendered page is regenerated once after the start.
test.beforeAll(async () => {
  test.setTimeout(60_000);
  await Promise.all(PAGES.map(([site, path]) => settled(site, [path])));
});

test('what stands in the address of one visitor is in no page of others', async () => {
  // Not requested by another test before: a page of the build is due at its first request.
  const pages = [at('/authors/[[...path]]', '', 'nl-be'), at('/accessibility', '', 'fr-tn'), at('/health/[[...path]]')];
  for (const [site, path] of pages) {
    const secret = 'camille-sur-la-liste';
    for (const query of [`?email=${secret}`, `?country=be&locale=nl-be&_nextDataReq=${secret}`]) {
      await ask(site, path + query, { headers: { 'x-now-route-matches': '1=be&2=nl-be' } });
      await settled(site, [path]);
      expect((await ask(site, path)).text, path + query).not.toContain(secret);
    }
  }
});

test('visitors of a campaign get the page of everybody, and are redirected with its parameters', async () => {
  for (const [site, path] of PAGES) {
    const page = await ask(site, path);
    for (const query of ['?utm_source=lettre&srsltid=AfmB', '?gclid=Cj0']) {
      const visit = await ask(site, path + query);
      expect([visit.status, visit.headers.etag], path + query).toEqual([200, page.headers.etag]);
      expect(visit.text, path + query).not.toMatch(/utm_source|srsltid|gclid/);
    }
  }
  const [site, path] = at('/contact');
  const query = '?fbclid=Iw&utm_id=7';
  for (const [from, to] of [
    [`${path.toUpperCase()}${query}`, site + path + query],
    [`/nl-be/onze-winkel${query}`, `${siteOf('nl-be')}/nl/onze-winkel${query}`],
    [`/la-boutique${query}`, site + pathOf('fr-fr', '/ecommerce') + query],
  ] as const) {
    const { status, location } = await ask(site, from);
    expect([status, new URL(location, site).href], from).toEqual([308, to]);
  }
});

for (const [site, path] of PLACES) {
  test(
    `${new URL(site).hostname}${path} is the same for everybody after ${POISONS.length} attempts`,
    gateIf(IN_GATE.has(path)),
    async () => {
      const clean = () => ask(site, path, { headers: { accept: 'text/html' } });
      const before = await clean();
      for (const poison of POISONS) {
        const answer = await ask(site, path, { headers: { accept: 'text/html', ...poison } });
        const which = JSON.stringify(poison);
        expect(answer.status, which).toBeLessThan(500);
        expect(answer.text + JSON.stringify(answer.headers), which).not.toContain(EVIL);
        expect(new URL(answer.location, site).origin, which).toBe(site);
        expect(cookiesOf(answer), which).toEqual(cookiesOf(before));
        // Responses for the framework's script have URLs of their own.
        expect(answer.headers['content-type'] ?? '', which).not.toContain('x-component');
      }
      expect(differenceOf(look(before), look(await clean()))).toEqual([]);
    },
  );
}

test('headers of the router that its script does not send so bring the document, also where no cache has it', async () => {
  const stray = POISONS.filter(
    (poison) => poison.rsc !== '1' && Object.keys(poison).some((name) => /^(?:rsc|next-)/.test(name)),
  );
  expect(stray.length).toBeGreaterThan(8);
  for (const [site, path] of PAGES) {
    const { headers, text } = await ask(site, path);
    for (const [index, poison] of stray.entries()) {
      const answer = await ask(site, `${path}?unknown=${index}`, { headers: poison });
      const which = `${path} ${JSON.stringify(poison)}`;
      expect([answer.status, answer.headers['content-type']], which).toEqual([200, headers['content-type']]);
      expect(differenceOf(bodyOf(answer), text), which).toEqual([]);
      expect(answer.headers['content-security-policy'], which).toBe(headers['content-security-policy']);
    }
  }
});
