import { processWide } from '../process-wide.ts';

const held = processWide<true>('stopping');

/** Whether the process has been told to stop, and only finishes what it has begun. Known to all bundles of the server. */
export const isStopping = (): boolean => held.current === true;

export function markStopping(): void {
  held.current = true;
}
