import { processWide } from './singletons.ts';

const stopping = processWide<true>('stopping');

/** Whether the process has been told to stop, and only finishes what it has begun. Known to all bundles of the server. */
export const isStopping = (): boolean => stopping.current === true;

export function markStopping(): void {
  stopping.current = true;
}

type Work = () => Promise<unknown> | undefined;

const atTheEnd = processWide<Work[]>('at-end');

function works(): Work[] {
  atTheEnd.current ??= [];
  return atTheEnd.current;
}

/** Has work done when the process ends in order, after its last answer. */
export const atEnd = (work: Work): void => void works().push(work);

/** Does it, all at once; whatever comes of it. */
export const stopWork = (): Promise<unknown> => Promise.allSettled(works().map((work) => work()));
