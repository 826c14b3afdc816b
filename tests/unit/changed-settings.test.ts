import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { env } from '../../lib/platform/env.ts';
import { changed } from '../setup/changed-settings.ts';
import { hooks } from '../setup/hooks.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const { SITE_URL_BE } = env();

test('a test changes a setting and adds one', () => {
  Object.assign(changed, { SITE_URL_BE: 'https://elsewhere.test', METRICS_PORT: 9_100 });
  expect(env()).toMatchObject({ SITE_URL_BE: 'https://elsewhere.test', METRICS_PORT: 9_100 });
});

test('the next one has the settings of before, in whichever file of a worker it stands', () => {
  expect(env().SITE_URL_BE).toBe(SITE_URL_BE);
  expect(env().METRICS_PORT).toBeUndefined();
});

test('a folder of a file goes with it', () => {
  const dir = temporaryDir();
  expect(existsSync(dir)).toBe(true);
  for (const hook of hooks.afterFile) hook();
  expect(existsSync(dir)).toBe(false);
});
