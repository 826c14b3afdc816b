import { type Env, env } from '../../lib/platform/env.ts';
import { hooks } from './hooks.ts';

/** The settings object itself: the code under test reads a test's changes until the test ends. */
export const changed: Partial<Env> = env();

const before = { ...changed };

hooks.afterTest.push(() => {
  for (const name of Object.keys(changed) as (keyof Env)[]) if (!(name in before)) delete changed[name];
  Object.assign(changed, before);
});
