'use client';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../markets';
import type { CartLine } from '../shopify/types';
import { cartQuery } from './client';
import { createGatherer } from './gather';
import * as mutations from './mutations';
import type { QuantityAction } from './quantity';
import { MAX_QUANTITY } from './quantity';
import type { CartReply, CartView } from './types';

type Gatherer = ReturnType<typeof createGatherer>;
/** What became of the last gesture, and the name of the product it was about. */
export type Said = { lineId: string; name: string; reply: CartReply };

/**
 * The only reader of the cart in the browser. Quantities are shown as clicked, amounts as the service last settled them.
 * @param initial the cart that the server rendered, where it did.
 */
export function useCart(locale: Locale, initial?: CartView | null) {
  const [said, setSaid] = useState<Said | null>(null);
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery({ ...cartQuery(locale), initialData: initial, initialDataUpdatedAt: 0 });
  const names = useRef(new Map<string, string>());
  const nameOf = (lineId: string) => names.current.get(lineId) ?? '';
  const [gatherer] = useState<Gatherer>(() =>
    createGatherer(async (lineId, action, quantity) => {
      const reply = await mutations.change(locale, lineId, action, quantity);
      setSaid({ lineId, name: nameOf(lineId), reply });
      if (reply.status === 'error') throw new Error(reply.code);
    }, MAX_QUANTITY),
  );
  const pending = useSyncExternalStore(gatherer.subscribe, gatherer.snapshot, gatherer.snapshot);

  const remove = useCallback(
    async (line: CartLine) => {
      setRemoving((before) => new Set(before).add(line.id));
      const reply = await mutations.remove(locale, line.id);
      setSaid({ lineId: line.id, name: line.variant.productTitle, reply });
      setRemoving((before) => new Set([...before].filter((id) => id !== line.id)));
      return reply;
    },
    [locale],
  );

  return {
    cart: query.data,
    failed: query.isError,
    retry: () => void query.refetch(),
    said,
    remove,
    change: (line: CartLine, action: QuantityAction) => {
      names.current.set(line.id, line.variant.productTitle);
      gatherer.click(line.id, line.quantity, action);
    },
    quantityOf: (line: CartLine) => pending[line.id] ?? line.quantity,
    isUpdating: (line: CartLine) => line.id in pending || removing.has(line.id),
    settled: Object.keys(pending).length === 0 && removing.size === 0,
  };
}
