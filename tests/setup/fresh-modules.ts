import { afterAll, vi } from 'vitest';

/**
 * A file that replaces modules starts with none of the application's modules evaluated and with no singletons, in a process that
 * has loaded the packages already: what a process of its own would give it, without the seconds that a start costs.
 */
vi.resetModules();
Reflect.deleteProperty(globalThis, Symbol.for('silene.process'));

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
