import { afterAll, afterEach } from 'vitest';
import { hooks } from './hooks.ts';

afterEach(() => {
  for (const hook of hooks.afterTest) hook();
});
afterAll(() => {
  for (const hook of hooks.afterFile) hook();
});
