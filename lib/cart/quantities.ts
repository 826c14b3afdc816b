'use client';
import { mutationOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { MAX_QUANTITY, type QuantityAction, stepped } from '../catalogue/variant-table';
import type { Locale } from '../platform/markets';
import { knownCart } from './client';
import { CART_SCOPE, send } from './mutations';
import type { CartLineView, CartReply } from './types';

/** Debounce in milliseconds: further clicks join the pending one. */
export const BATCH_DELAY_MS = 300;

/** Optimistic quantities by line id, while clicks on them wait for the service. */
export const clickedQuantities = queryOptions<Readonly<Record<string, number>>>({
  queryKey: ['cart-quantities'],
  queryFn: skipToken,
});

export type QuantityClick = { line: CartLineView; action: QuantityAction };
type Sent = { line: CartLineView; removed: boolean; reply: CartReply };

/** Clicks on a line that follow each other; `over` resolves after the last one. */
type Burst = { over: Promise<void>; end: () => void; timer?: ReturnType<typeof setTimeout> };
const bursts = new Map<string, Burst>();

/**
 * A click on the quantity of a line. The quantity is shown at once; the clicks of a burst are sent as one request with
 * the resulting absolute quantity and the net direction, and those during a request as one that follows. A failed line
 * falls back to the service's quantity. Resolves with null when there is nothing to send.
 */
export const quantityMutation = (locale: Locale) =>
  mutationOptions({
    scope: CART_SCOPE,
    networkMode: 'always',
    onMutate: (click: QuantityClick, { client }) => show(client, click),
    mutationFn: ({ line }: QuantityClick, { client }) => sendBurst(client, locale, line),
  });

const clickedIn = (client: QueryClient, lineId: string): number | undefined =>
  client.getQueryData(clickedQuantities.queryKey)?.[lineId];

function show(client: QueryClient, { line, action }: QuantityClick): void {
  const current = clickedIn(client, line.id) ?? line.quantity;
  const next = stepped(current, action);
  // Adds may already exceed the maximum: an increase must not lower the quantity, a decrease lowers it by one.
  const quantity = action === 'increase' ? Math.max(current, Math.min(MAX_QUANTITY, next)) : next;
  client.setQueryData(clickedQuantities.queryKey, (all) => ({ ...all, [line.id]: quantity }));
  const burst = bursts.get(line.id) ?? newBurst();
  bursts.set(line.id, burst);
  clearTimeout(burst.timer);
  burst.timer = setTimeout(burst.end, quantity === 0 ? 0 : BATCH_DELAY_MS);
}

function newBurst(): Burst {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

async function sendBurst(client: QueryClient, locale: Locale, clicked: CartLineView): Promise<Sent | null> {
  const { id } = clicked;
  await bursts.get(id)?.over;
  bursts.delete(id);
  const quantity = clickedIn(client, id);
  // An earlier click of the burst has sent it, or failed with it.
  if (quantity === undefined) return null;
  const line = knownCart()?.lines.find((known) => known.id === id) ?? clicked;
  const sent = quantity === line.quantity ? null : await sendQuantity(locale, line, quantity);
  if (sent?.reply.status === 'error' || clickedIn(client, id) === quantity) {
    client.setQueryData(
      clickedQuantities.queryKey,
      ({ [id]: _settled, ...others }: Record<string, number> = {}) => others,
    );
  }
  return sent;
}

async function sendQuantity(locale: Locale, line: CartLineView, quantity: number): Promise<Sent> {
  const removed = quantity === 0;
  const action: QuantityAction = quantity > line.quantity ? 'increase' : 'decrease';
  const reply = await (removed
    ? send(locale, { name: 'remove', fields: { lineId: line.id } })
    : send(locale, { name: 'quantity', fields: { lineId: line.id, action, quantity: String(quantity) } }));
  return { line, removed, reply };
}
