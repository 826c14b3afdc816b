import { expect, test } from '@playwright/test';
import { DIRECTORY_PAGES } from '../../lib/rate-limit/limits.ts';
import { COUNTRIES, type Place } from '../../lib/services/geocoding.ts';
import { newVisitor } from '../../packages/tools/lib/resilience/form-client.ts';
import { ask } from '../fixtures/ask.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';

const site = siteOf('fr-fr');
const headers = { 'x-forwarded-for': newVisitor() };

async function places(query: Record<string, string>) {
  const answer = await ask(site, `/api/directory/places?${new URLSearchParams(query)}`, { headers });
  return { ...answer, body: JSON.parse(answer.text) as { places: Place[]; place: Place | null } };
}

test.describe('places', () => {
  const found: [query: string, id: string][] = [
    ['Saint-Denis de La Réunion', '97411'],
    ['st denis', '97411'],
    ['97400', '97411'],
    ['noumea', '98818'],
    ['69001 Lyon', '69381'],
  ];
  for (const [query, id] of found) {
    test(`${query} is the first that is found`, async () => {
      const { status, headers: said, body } = await places({ q: query });
      expect(status).toBe(200);
      expect(said['cache-control']).toBe('private, max-age=300');
      expect(body.places[0]?.id).toBe(id);
    });
  }

  test('are in the five countries only, and few at a time', async () => {
    for (const query of ['Bruxelles', 'Tunis', 'Genève', 'sa', 'saint', '9', '']) {
      const { body } = await places({ q: query });
      expect(body.places.length).toBeLessThanOrEqual(7);
      expect(body.places.filter(({ country }) => !COUNTRIES.includes(country))).toEqual([]);
    }
    expect((await places({ at: '50.85,4.35' })).body.place).toBeNull();
  });

  test('around a point are its commune; what is no point is refused', async () => {
    const { body, headers: said } = await places({ at: '-20.88,55.45' });
    expect(body.place?.id).toBe('97411');
    expect(said['cache-control']).toBe('no-store');
    for (const at of ['', 'nord', '91,0', '48.8,2.3,1', '1e1,2']) expect((await places({ at })).status, at).toBe(400);
    expect((await places({ q: 'x'.repeat(5_000) })).status).toBe(400);
  });
});

test('who turns page after page is asked to wait, in words, and others are not', async () => {
  test.setTimeout(60_000);
  const t = wordsOf('fr-fr');
  const address = `${pathOf('fr-fr', '/contact-directory/results')}?category=physician_pharmacy&place=Lyon`;
  const answers: string[] = [];
  const visitor = { 'x-forwarded-for': newVisitor() };
  for (let visit = 0; visit <= DIRECTORY_PAGES.points; visit += 1) {
    answers.push((await ask(site, `${address}&page=${1 + (visit % 2)}`, { headers: visitor })).text);
  }
  const last = answers.pop() ?? '';
  expect(answers.every((text) => text.includes('tel:+33'))).toBe(true);
  expect(last).toContain(t('directory.problem.limited'));
  expect(last).not.toContain('tel:+33');
  expect((await ask(site, address, { headers })).text).toContain('tel:+33');
});
