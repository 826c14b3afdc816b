const place = Symbol.for('silene.content-forgotten');
type Holder = { [place]?: number };

/**
 * How often something was published that this process knows of: who keeps the newest reference forgets it when this changes. On
 * globalThis: pages, handlers and the cache are bundles of their own, each with its own instance of this module.
 */
export const publications = (): number => (globalThis as Holder)[place] ?? 0;

/** Something was published: the next read asks which reference is the newest, before the 5 s that a client keeps it are over. */
export function forgetContent(): void {
  (globalThis as Holder)[place] = publications() + 1;
}
