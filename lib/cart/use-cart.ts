'use client';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { MAX_QUANTITY, type QuantityAction } from '../catalogue/variant-table';
import type { Locale } from '../platform/markets';
import { giftRuleOf } from '../services/shopify/gift-attributes';
import { cartQuery } from './client';
import * as mutations from './mutations';
import { createQuantityBatcher } from './quantity-batcher';
import type { CartLineView, CartReply, CartView } from './types';

type Gatherer = ReturnType<typeof createQuantityBatcher>;
type About = 'line' | mutations.ChangeName;
/** The outcome of the last user action and its subject: for a line its id and the name of its product. */
export type LastResult = { about: About; lineId: string; name: string; reply: CartReply };

const without = <T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> => new Set([...set].filter((each) => each !== one));

/**
 * The only hook that reads the cart in the browser. Quantities are optimistic, amounts are the last ones confirmed by
 * the service.
 * @param initial the cart rendered on the server, if any
 */
export function useCart(locale: Locale, initial?: CartView | null) {
  const [said, setSaid] = useState<LastResult | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<CartLineView | null>(null);
  const query = useQuery<CartView | null>({ ...cartQuery(locale), initialData: initial, initialDataUpdatedAt: 0 });
  const clicked = useRef(new Map<string, CartLineView>());
  const [gatherer] = useState<Gatherer>(() =>
    createQuantityBatcher(async (lineId, action, quantity) => {
      const line = clicked.current.get(lineId);
      const reply = await (quantity === 0
        ? mutations.remove(locale, lineId)
        : mutations.change(locale, lineId, action, quantity));
      setSaid({ about: 'line', lineId, name: line?.variant.productTitle ?? '', reply });
      if (reply.status === 'error') throw new Error(reply.code);
      if (quantity === 0 && line) setRemoved(line);
    }, MAX_QUANTITY),
  );
  const pending = useSyncExternalStore(gatherer.subscribe, gatherer.snapshot, gatherer.snapshot);

  const during = useCallback(async (key: string, work: () => Promise<CartReply>) => {
    setBusy((before) => new Set(before).add(key));
    const reply = await work();
    setBusy((before) => without(before, key));
    return reply;
  }, []);

  const remove = useCallback(
    async (line: CartLineView) => {
      const reply = await during(line.id, () => mutations.remove(locale, line.id));
      setSaid({ about: 'line', lineId: line.id, name: line.variant.productTitle, reply });
      setRemoved(reply.status === 'ok' ? line : null);
    },
    [locale, during],
  );

  const carryOut = useCallback(
    async (about: mutations.ChangeName, fields: Record<string, string>) => {
      const reply = await during(about, () => mutations.runChange(about, locale, fields));
      setSaid({ about, lineId: '', name: '', reply });
      return reply;
    },
    [locale, during],
  );

  return {
    cart: query.data,
    failed: query.isError,
    retry: () => void query.refetch(),
    said,
    /** The last removed line, until another action. */
    removed,
    remove,
    async undo() {
      if (!removed) return;
      const { variant, quantity } = removed;
      const giftRule = giftRuleOf(removed);
      setRemoved(null);
      await carryOut('restore', {
        variantId: variant.id,
        quantity: String(quantity),
        ...(giftRule && { giftRule }),
      });
    },
    change: (line: CartLineView, action: QuantityAction) => {
      setRemoved(null);
      clicked.current.set(line.id, line);
      gatherer.click(line.id, line.quantity, action);
    },
    carryOut,
    quantityOf: (line: CartLineView) => pending[line.id] ?? line.quantity,
    isUpdating: (line: CartLineView) => line.id in pending || busy.has(line.id),
    isBusy: (about: mutations.ChangeName) => busy.has(about),
    settled: Object.keys(pending).length === 0 && busy.size === 0,
  };
}

export type CartState = ReturnType<typeof useCart>;
