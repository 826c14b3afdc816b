import { afterEach } from 'vitest';
import { processSingleton } from '../../lib/platform/process.ts';

/** The slot of the process's store: a test sets a stand-in there, which is removed after the test. */
export function standInSlot() {
  const slot = processSingleton<unknown>('store');
  afterEach(() => delete slot.current);
  return slot;
}
