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
