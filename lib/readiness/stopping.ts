const place = Symbol.for('silene.stopping');
type Holder = { [place]?: true };

/** Whether the process has been told to stop, and only finishes what it has begun. Known to all bundles of the server. */
export const isStopping = (): boolean => (globalThis as Holder)[place] === true;

export function markStopping(): void {
  (globalThis as Holder)[place] = true;
}
