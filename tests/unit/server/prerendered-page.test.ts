import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MARKETS } from '../../../lib/platform/markets.ts';
import { errorPages } from '../../../server/error-pages.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

test('where no page was built there is none', () => {
  expect(errorPages(temporaryDir())(MARKETS['nl-be'], 'page-not-found')).toBeNull();
});

test('the page of a market is the one that was prerendered for it', () => {
  const dir = temporaryDir();
  const place = path.join(dir, 'server/app/be/nl-be');
  mkdirSync(path.join(place, 'post-refused'), { recursive: true });
  writeFileSync(path.join(place, 'page-not-found.html'), 'Deze pagina');
  writeFileSync(path.join(place, 'post-refused/too-large.html'), 'Te zwaar');
  const pageOf = errorPages(dir);
  const dutch = MARKETS['nl-be'];
  expect(pageOf(dutch, 'page-not-found')).toBe('Deze pagina');
  expect(pageOf(dutch, 'post-refused/too-large')).toBe('Te zwaar');
  expect(pageOf(dutch, 'post-refused/not-understood')).toBeNull();
  expect(pageOf(MARKETS['fr-be'], 'page-not-found')).toBeNull();
  writeFileSync(path.join(place, 'page-not-found.html'), 'changed');
  expect(pageOf(dutch, 'page-not-found')).toBe('Deze pagina');
});
