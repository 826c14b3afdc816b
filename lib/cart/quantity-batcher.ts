import { type QuantityAction, stepped } from '../catalogue/variant-table.ts';

type Pending = Readonly<Record<string, number>>;
export type Send = (lineId: string, action: QuantityAction, quantity: number) => Promise<void>;

type Entry = {
  /** What the service has, once the request in flight is answered. */
  from: number;
  target: number;
  sending: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** Milliseconds in which further clicks join the one that is waiting. */
export const BATCH_DELAY_MS = 300;

/**
 * Gathers rapid clicks on quantities: one request in flight for each line, always with the absolute quantity that the
 * clicks ended on, and with what they are together: more or less. A failed line alone goes back to what the service says; `send` reports the failure.
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
      // `send` has shown the failure; the clicks that were waiting behind it belong to the same wish.
      entry.target = target;
    }
    entry.sending = false;
    return flush(lineId, entry);
  }

  return {
    /** @param current the quantity that the service last confirmed, in use until a first click waits. */
    click(lineId: string, current: number, action: QuantityAction) {
      const entry = entries.get(lineId) ?? { from: current, target: current, sending: false, timer: undefined };
      const next = stepped(entry.target, action);
      // Adds may have brought more than the clicks would: less of it is one less.
      entry.target = action === 'increase' ? Math.max(entry.target, Math.min(maximum, next)) : next;
      entries.set(lineId, entry);
      publish();
      if (!entry.sending) schedule(lineId, entry);
    },
    /** Quantities on their way, by line. */
    snapshot: () => pending,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
