import { afterEach } from 'vitest';
import type { Env } from '../../lib/env.ts';

type EnvModule = typeof import('../../lib/env.ts');

/** Settings that are other than in `.env.example`, until the test ends. */
export const changed: Partial<Env> = {};

afterEach(() => {
  for (const name of Object.keys(changed) as (keyof Env)[]) delete changed[name];
});

/** What `vi.mock` puts in the place of `lib/env.ts`: the same, with what a test has changed. */
export const withChanges = (actual: EnvModule): EnvModule => ({
  ...actual,
  env: () => ({ ...actual.env(), ...changed }),
});
