import { type QuantityAction, stepped } from '../catalogue/variant-table.ts';

type Pending = Readonly<Record<string, number>>;
export type Send = (lineId: string, action: QuantityAction, quantity: number) => Promise<void>;

type Entry = {
  /** The service's quantity after the request in flight. */
  from: number;
  target: number;
  sending: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** Debounce in milliseconds: further clicks join the pending one. */
export const BATCH_DELAY_MS = 300;

/**
 * Batches rapid clicks on quantities: one request in flight per line, always with the resulting absolute quantity and
 * the net direction (increase or decrease). A failed line falls back to the service's quantity; `send` reports the
 * failure.
 */
export function createQuantityBatcher(send: Send, maximum: number, wait = BATCH_DELAY_MS) {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let pending: Pending = {};

  const publish = () => {
    pending = Object.fromEntries([...entries].map(([lineId, { target }]) => [lineId, target]));
    for (const listener of listeners) listener();
  };

  const schedule = (lineId: string, entry: Entry) => {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void flush(lineId, entry), entry.target === 0 ? 0 : wait);
  };

  async function flush(lineId: string, entry: Entry): Promise<void> {
    const { from, target } = entry;
    if (target === from) {
      entries.delete(lineId);
      return publish();
    }
    entry.sending = true;
    entry.from = target;
    try {
      await send(lineId, target > from ? 'increase' : 'decrease', target);
    } catch {
      // `send` has shown the failure; clicks queued behind it are dropped as well.
      entry.target = target;
    }
    entry.sending = false;
    return flush(lineId, entry);
  }

  return {
    /** @param current the last quantity confirmed by the service, used for the first click */
    click(lineId: string, current: number, action: QuantityAction) {
      const entry = entries.get(lineId) ?? { from: current, target: current, sending: false, timer: undefined };
      const next = stepped(entry.target, action);
      // Adds may already exceed the maximum: an increase must not lower the quantity, a decrease lowers it by one.
      entry.target = action === 'increase' ? Math.max(entry.target, Math.min(maximum, next)) : next;
      entries.set(lineId, entry);
      publish();
      if (!entry.sending) schedule(lineId, entry);
    },
    /** Optimistic quantities, by line. */
    snapshot: () => pending,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
