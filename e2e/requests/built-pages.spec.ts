import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltPage, readLives, routeOf } from '../../lib/platform/cache/pages.ts';
import { COUNTRIES } from '../../lib/platform/i18n/countries.ts';
import { testDistDir } from '../../packages/tools/lib/test-settings.ts';
import { expect, test } from '../fixtures/test.ts';

type Meta = { routeCache: { key: string; isFallback: boolean; owner: { kind: string } } };

test('the page cache reads every page that this version of Next.js has built, and knows how long it lives', async () => {
  const app = path.join(testDistDir, 'server', 'app');
  const lives = await readLives(testDistDir);
  const metas = globSync('**/*.meta', { cwd: app });
  expect(metas.length).toBeGreaterThan(100);
  const unread: string[] = [];
  for (const file of metas) {
    const { routeCache } = JSON.parse(readFileSync(path.join(app, file), 'utf8')) as Meta;
    const { key, isFallback, owner } = routeCache;
    const page = await readBuiltPage(testDistDir, key, { kind: owner.kind, isFallback, isRoutePPREnabled: true });
    if (!page || (!isFallback && !lives.has(routeOf(key)))) unread.push(file);
  }
  expect(unread).toEqual([]);
});

test('the page of the contact form holds the names of all countries once, as the options of their field', () => {
  const html = readFileSync(path.join(testDistDir, 'server', 'app', 'be', 'nl-be', 'contact.html'), 'utf8');
  expect(html.match(/<option value="[A-Z]{2}"/g)).toHaveLength(COUNTRIES.length);
  expect(html.match(/Zimbabwe/g)).toHaveLength(1);
});
