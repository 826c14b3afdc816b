import { perProcess, processSingleton } from './singletons.ts';

const stopping = processSingleton<true>('stopping');

/** Whether the process is shutting down, and only finishes what it has started. Shared by all bundles of the server. */
export const isShuttingDown = (): boolean => stopping.current === true;

export function markShuttingDown(): void {
  stopping.current = true;
}

/** Requests whose response has not been sent completely. */
export const underWay = perProcess('under-way', () => ({ requests: 0 }));

type Work = () => Promise<unknown> | undefined;

const works = perProcess<Work[]>('at-end', () => []);

/** Registers work for a graceful shutdown, to run after the last response. */
export const onShutdown = (work: Work): void => void works().push(work);

/** Runs all hooks in parallel; failures are ignored. */
export const runShutdownHooks = (): Promise<unknown> => Promise.allSettled(works().map((work) => work()));
