/** The name of the process's store in the singletons, once it is opened: the page cache checks whether there is one. */
export const STORE_SLOT = 'store';

type Slot<T> = { current?: T | undefined };

const place = Symbol.for('silene.process');
const holder = globalThis as { [place]?: Map<string, Slot<unknown>> };

/**
 * Process-wide singletons, by name. The server, its hooks, the cache handlers and each bundle of pages have their own
 * module instances; a module variable is therefore one of many, and this is the only place of the application that uses
 * `globalThis`.
 */
export function processSingleton<T>(name: string): Slot<T> {
  holder[place] ??= new Map();
  const known = holder[place].get(name) ?? {};
  holder[place].set(name, known);
  return known as Slot<T>;
}

/** A singleton that is created at its first use: the function that returns it. */
export function perProcess<T>(name: string, create: () => T): () => T {
  const held = processSingleton<T>(name);
  return () => {
    held.current ??= create();
    return held.current;
  };
}

const stopping = processSingleton<true>('stopping');

/** Whether the process is shutting down, and only finishes what it has started. Shared by all bundles of the server. */
export const isShuttingDown = (): boolean => stopping.current === true;

export function markShuttingDown(): void {
  stopping.current = true;
}

/** Requests whose response has not been sent completely. */
export const underWay = perProcess('under-way', () => ({ requests: 0 }));

type Work = () => Promise<unknown> | undefined;

const works = perProcess<Record<'work' | 'after', Work[]>>('at-end', () => ({ work: [], after: [] }));

/** Registers work for a graceful shutdown, to run after the last response, or `after` all the other work. */
export const onShutdown = (work: Work, when: 'work' | 'after' = 'work'): void => void works()[when].push(work);

/** Runs the hooks of each kind in parallel; failures are ignored. */
export async function runShutdownHooks(): Promise<void> {
  for (const when of ['work', 'after'] as const) await Promise.allSettled(works()[when].map((work) => work()));
}

/** The build folder, as configured for the framework: relative to the working directory of the process. */
export const distDir = (): string => process.env.NEXT_DIST_DIR || '.next';
