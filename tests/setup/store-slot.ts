import { afterEach } from 'vitest';
import { processWide } from '../../lib/platform/process/singletons.ts';

/** Where the process keeps its store: a test puts a stand-in there, which goes after it. */
export function standInSlot() {
  const slot = processWide<unknown>('store');
  afterEach(() => delete slot.current);
  return slot;
}
