import { expect, test } from 'vitest';
import { takenByNpm } from '../../lib/npm-options.ts';

const options = { 'dry-run': { type: 'boolean' }, only: { type: 'string' } } as const;

test.each([
  ['nothing', {}, {}],
  ['a flag', { npm_config_dry_run: 'true' }, { 'dry-run': true }],
  ['a flag that is off', { npm_config_dry_run: '' }, {}],
  ['a value', { npm_config_only: 'product', npm_config_yes: 'true' }, { only: 'product' }],
])('npm took %s', (_, env, expected) => {
  expect(takenByNpm(options, env as NodeJS.ProcessEnv)).toEqual(expected);
});
