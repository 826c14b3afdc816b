import { afterEach } from 'vitest';
import { storePlace } from '../../lib/store/opened.ts';

/** Where the process keeps its store: a test puts a stand-in there, which goes after it. */
export function standInPlace(): { [storePlace]?: unknown } {
  const holder = globalThis as { [storePlace]?: unknown };
  afterEach(() => delete holder[storePlace]);
  return holder;
}
