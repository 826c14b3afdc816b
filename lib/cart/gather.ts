import { type QuantityAction, stepped } from './quantity.ts';

export type Pending = Readonly<Record<string, number>>;
export type Send = (lineId: string, action: QuantityAction, quantity: number) => Promise<void>;

type Entry = { target: number; action: QuantityAction; sending: boolean; timer: ReturnType<typeof setTimeout> | null };

/** Milliseconds in which further clicks join the one that is waiting. */
export const GATHER_MS = 300;

/**
 * Gathers rapid clicks on quantities: one request in flight for each line, always with the absolute quantity that the
 * clicks ended on. A failed line alone goes back to what the service says; `send` reports the failure.
 */
export function createGatherer(send: Send, maximum: number, wait = GATHER_MS) {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let pending: Pending = {};

  const publish = () => {
    pending = Object.fromEntries([...entries].map(([lineId, { target }]) => [lineId, target]));
    for (const listener of listeners) listener();
  };

  const schedule = (lineId: string, entry: Entry) => {
    if (entry.timer) clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void flush(lineId, entry), entry.target === 0 ? 0 : wait);
  };

  async function flush(lineId: string, entry: Entry): Promise<void> {
    if (entry.sending) return;
    entry.sending = true;
    const sent = entry.target;
    try {
      await send(lineId, entry.action, sent);
    } catch {
      // `send` has shown the failure; the clicks that were waiting behind it belong to the same wish.
      entry.target = sent;
    }
    entry.sending = false;
    if (entry.target !== sent) return flush(lineId, entry);
    entries.delete(lineId);
    publish();
  }

  return {
    /** @param current the quantity that the service last confirmed, in use until a first click waits. */
    click(lineId: string, current: number, action: QuantityAction) {
      const entry = entries.get(lineId) ?? { target: current, action, sending: false, timer: null };
      entry.target = Math.min(maximum, stepped(entry.target, action));
      entry.action = action;
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
