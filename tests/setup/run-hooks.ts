import { afterAll, afterEach } from 'vitest';
import { hooks } from './hooks.ts';

afterEach(() => {
  for (const hook of hooks.afterTest) hook();
});
afterAll(async () => {
  for (const hook of hooks.afterFile) await hook();
});
