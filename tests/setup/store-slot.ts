import { afterEach } from 'vitest';
import { processSingleton } from '../../lib/platform/process/singletons.ts';

/** Where the process keeps its store: a test puts a stand-in there, which goes after it. */
export function standInSlot() {
  const slot = processSingleton<unknown>('store');
  afterEach(() => delete slot.current);
  return slot;
}
