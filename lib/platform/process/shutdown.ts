import { processSingleton } from './singletons.ts';

const stopping = processSingleton<true>('stopping');

/** Whether the process has been told to stop, and only finishes what it has begun. Known to all bundles of the server. */
export const isShuttingDown = (): boolean => stopping.current === true;

export function markShuttingDown(): void {
  stopping.current = true;
}

type Work = () => Promise<unknown> | undefined;

const atTheEnd = processSingleton<Work[]>('at-end');

function works(): Work[] {
  atTheEnd.current ??= [];
  return atTheEnd.current;
}

/** Has work done when the process ends in order, after its last answer. */
export const onShutdown = (work: Work): void => void works().push(work);

/** Does it, all at once; whatever comes of it. */
export const runShutdownHooks = (): Promise<unknown> => Promise.allSettled(works().map((work) => work()));
