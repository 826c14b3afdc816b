import { expect, test } from '@playwright/test';
import { MAX_PAGES, PAGE_SIZE } from '../../lib/directory/selection.ts';
import type { Route } from '../../lib/platform/i18n/routes.ts';
import { DIRECTORY_PAGES } from '../../lib/rate-limit/limits.ts';
import { newVisitor } from '../../packages/tools/lib/resilience/form-client.ts';
import { ask } from '../fixtures/ask.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';

const market = 'fr-fr';
const t = wordsOf(market);

/** One request from a new visitor, unless one is passed. */
const get = (path: string, query: string, visitor = newVisitor()) =>
  ask(siteOf(market), `${path}?${query}`, { headers: { 'x-forwarded-for': visitor } });
const page = (route: Route, query: string, visitor?: string) => get(pathOf(market, route), query, visitor);

const SCRIPT = '"><script>alert(7)</script>';
const TYPED = {
  markup: SCRIPT,
  handler: "' onfocus=alert(7) autofocus x='",
  database: "' OR 1=1; DROP TABLE places; --",
  predicate: '"]][[at(document.type, "health_professional")]]',
  template: '{query} {{7*7}} <%= 7 %>',
  proto: '__proto__',
  constructor: 'constructor',
  null: '\u0000\u0001\u001f',
  rightToLeft: '\u202eabc\u202c مرحبا',
  emoji: '😀'.repeat(60),
  long: 'x'.repeat(3_000),
  spaces: ' \t\n ',
  words: 'a '.repeat(1_000),
  path: '../../etc/passwd',
  percent: '100% %00 %E0',
};

/** For the gate: what would be run by a browser, by the content service and by the language. */
const GATE = ['markup', 'predicate', 'proto'];

/** Tags without the values of their attributes, and without the contents of scripts. */
const markupOf = (html: string): string => html.replace(/<script.*?<\/script>/gs, '').replace(/"[^"]*"/g, '""');

for (const [name, typed] of Object.entries(TYPED)) {
  test(`${name} in a search and a place is text`, gateIf(GATE.includes(name)), async () => {
    const q = new URLSearchParams({ q: typed, group: typed, sort: typed, page: typed });
    const place = new URLSearchParams({ place: typed, category: typed, at: typed, radius: typed, page: typed });
    const answers = await Promise.all([
      page('/search/[[...path]]', `${q}`),
      page('/f-a-q/search', `${q}`),
      page('/contact-directory/results', `${place}`),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toMatch(/<h1.*<\/html>/s);
      expect(text).not.toContain('<script>alert(7)');
      expect(markupOf(text)).not.toMatch(/<\w[^>]* onfocus=/);
      // The messages for a failure.
      expect(text).not.toContain(t('search.away.title'));
      expect(text).not.toContain(t('directory.problem.unavailable'));
    }
    const apis = await Promise.all([
      get('/api/search', `${new URLSearchParams({ locale: market, q: typed })}`),
      get('/api/search', `${new URLSearchParams({ locale: typed, q: 'a' })}`),
      get('/api/directory/places', `${new URLSearchParams({ q: typed })}`),
      get('/api/directory/places', `${new URLSearchParams({ at: typed })}`),
    ]);
    for (const { status, headers, text } of apis) {
      expect([200, 400]).toContain(status);
      expect(headers['content-type']).toMatch(/^application\/json/);
      JSON.parse(text);
    }
  });
}

test('markup that is looked for is shown as it was typed', async () => {
  const shown = SCRIPT.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const query = (name: string) => `${new URLSearchParams({ [name]: SCRIPT })}`;
  expect((await page('/search/[[...path]]', query('q'))).text).toContain(`value="${shown}"`);
  expect((await page('/contact-directory/results', query('place'))).text).toContain(`value="${shown}"`);
});

test('below the search there are its kinds, and anything else is looked for', { tag: WHOLE }, async () => {
  for (const rest of ['produits', 'inconnu', 'producten', 'constructor', 'produits/2', '%25']) {
    expect((await get(pathOf(market, '/search/[[...path]]', rest), 'q=thym')).status, rest).toBe(200);
  }
});

test('parameters by the dozen, twice, or of another shape are no errors', { tag: WHOLE }, async () => {
  const many = Array.from({ length: 32 }, (_, index) => `group=g${index}&x${index}=${index}`).join('&');
  const shapes = [many, 'q=a&q=b&page=1&page=2', 'q%5B%5D=a&q%5Bb%5D=c&__proto__=x', 'q=%FF%FE&page=%FF', '&&==&q'];
  for (const query of shapes) {
    const places = query.replaceAll('q', 'place');
    expect((await page('/search/[[...path]]', query)).status, query).toBe(200);
    expect((await page('/contact-directory/results', places)).status, query).toBe(200);
    expect((await get('/api/directory/places', query)).status, query).toBeLessThan(500);
  }
});

const rowsIn = (html: string): string[] =>
  [...html.matchAll(/<li id="professional-(\d+)"/g)].map(([, number = '']) => number);

test('nobody gets more of the directory than its pages', async () => {
  const around = 'category=physician_pharmacy&place=Lyon&at=45.7676,4.8344';
  const rows = async (more: string) => rowsIn((await page('/contact-directory/results', around + more)).text);
  const first = await rows('');
  expect(first).toHaveLength(PAGE_SIZE);
  expect(await rows('&page=11')).toEqual(await rows(`&page=${MAX_PAGES}`));
  for (const more of ['&page=1e9', '&page=-1', '&page=NaN', '&radius=5000', '&radius=-1', '&pageSize=500']) {
    expect(await rows(more), more).toEqual(first);
  }
});

test('who opens very many pages of the directory is told kindly when to come back, whatever is said of the way', {
  tag: WHOLE,
}, async () => {
  const visitor = newVisitor();
  const limited = t('directory.problem.limited');
  const query = 'category=midwife&place=Lyon';
  const open = (index: number) => page('/contact-directory/results', query, `198.51.100.${index % 250}, ${visitor}`);
  for (let index = 0; index < DIRECTORY_PAGES.points; index++) expect((await open(index)).text).not.toContain(limited);
  const { status, text } = await open(DIRECTORY_PAGES.points);
  expect(status).toBe(200);
  expect(text).toContain(limited);
  expect(text).toContain(t('directory.problem.limitedText', { minutes: DIRECTORY_PAGES.minutes }));
  expect(text).toContain('value="Lyon"');
  expect(rowsIn(text)).toEqual([]);
  // Other visitors are not limited, and the form itself stays available.
  expect((await page('/contact-directory/results', query)).text).not.toContain(limited);
  expect((await page('/contact-directory', '', visitor)).text).toContain(t('directory.heading'));
});

test('where somebody looks stays between that person and this site', async () => {
  const { text, headers } = await page('/contact-directory/results', 'category=midwife&place=Lyon');
  expect(text).toContain('<meta name="referrer" content="strict-origin"/>');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(headers['cache-control']).toMatch(/no-store/);
  const ways = [...text.matchAll(/<a href="https:\/\/www\.openstreetmap\.org\/[^>]*>/g)].map(([link]) => link);
  expect(ways.length).toBeGreaterThan(0);
  for (const link of ways) expect(link).toContain('rel="noreferrer"');
  expect(text).not.toContain('secret-marker');
  const at = await get('/api/directory/places', 'at=45.7676,4.8344');
  expect(at.headers['cache-control']).toBe('no-store');
});
