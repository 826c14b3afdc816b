'use client';
import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_QUANTITY, type QuantityAction, stepped } from '../catalogue/tables';
import { useIsHydrating } from '../platform/browser/hydration';
import type { Locale } from '../platform/markets';
import { giftRuleOf, type Recipient, recipientOf } from '../services/shopify/cart-attributes';
import { cartQuery, knownCart } from './client';
import { CART_SCOPE, type CartChange, type ChangeName, cartMutation, send } from './mutations';
import type { CartLineView, CartReply, CartView } from './view';

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
const quantityMutation = (locale: Locale) =>
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

/** The outcome of the last user action and its subject: for a line its id and the name of its product, or a discount code. */
export type LastResult = {
  about: 'line' | 'plan' | ChangeName;
  lineId: string;
  name: string;
  reply: CartReply;
  /** Of an undo: the line as it was before its removal. */
  restored?: CartLineView;
  /** Another change has been asked for since: the result is still shown, but no longer announced. */
  isPast?: boolean;
};

type Removal = {
  line: CartLineView;
  /** Ids of the lines that it left. */
  left: readonly string[];
  /** The visit of the page in which it was asked for. */
  visit: number;
};

/** Key of the changes that the displayed cart makes; those made elsewhere have none. */
const mutationKey = ['cart'];

/** What a pending change is about: a line by its id, or a small form by its name. */
const subjectOf = (change: CartChange | QuantityClick): string =>
  'line' in change ? change.line.id : (change.fields.lineId ?? change.name);

/**
 * The only hook that reads the cart in the browser. Quantities are optimistic, amounts are the last ones confirmed by
 * the service.
 * @param initial the cart rendered on the server, if any
 */
export function useCart(locale: Locale, initial?: CartView | null) {
  const [lastResult, setLastResult] = useState<LastResult | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [visit, setVisit] = useState(0);
  const query = useQuery<CartView | null>({ ...cartQuery(locale), initialData: initial, initialDataUpdatedAt: 0 });
  const { data: clicked = {} } = useQuery(clickedQuantities);
  // The drawer of the page may have read the cart before this part of the page is hydrated.
  const isHydrating = useIsHydrating();
  const { mutateAsync: send } = useMutation({ ...cartMutation(locale), mutationKey });
  const { mutateAsync: click } = useMutation({ ...quantityMutation(locale), mutationKey });
  const sending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as CartChange | QuantityClick,
  });
  const pending = isHydrating ? [] : sending.map(subjectOf);
  // A second click on what is being removed asks for nothing more.
  const isSending = (name: CartChange['name'], line: CartLineView): boolean =>
    sending.some((change) => 'name' in change && change.name === name && change.fields.lineId === line.id);
  const isLeaving = (line: CartLineView): boolean => isSending('remove', line);

  function sayOfLine(line: CartLineView, wasRemoval: boolean, reply: CartReply): void {
    setLastResult({ about: 'line', lineId: line.id, name: line.variant.productTitle, reply });
    if (!wasRemoval) return;
    const left = (reply.cart ?? query.data)?.lines.map(({ id }) => id) ?? [];
    // What sold out cannot be added again.
    setRemoval(reply.status === 'ok' && line.quantity > 0 ? { line, left, visit } : null);
  }

  // Another line has come into the cart: that was another action, wherever on the page it was made.
  const isOver = removal && query.data?.lines.some(({ id }) => !removal.left.includes(id));
  // Its reply may come after the page was left.
  const removed = removal?.visit === visit && !isOver ? removal.line : null;

  /** Withdraws the announcement of the last result, so that the same one once more is announced too. */
  const begin = () => setLastResult((last) => last && { ...last, isPast: true });

  async function runChange(
    about: ChangeName,
    fields: CartChange['fields'],
    more: Pick<LastResult, 'restored'> = {},
  ): Promise<CartReply> {
    begin();
    const reply = await send({ name: about, fields });
    setLastResult({ about, lineId: '', name: fields.code ?? '', reply, ...more });
    return reply;
  }

  return {
    cart: isHydrating ? initial : query.data,
    // Not `isError`, which each new attempt resets: the notice with its button stays until there is a cart.
    failed: !isHydrating && query.data === undefined && query.errorUpdateCount > 0,
    retry: (): Promise<unknown> => query.refetch(),
    lastResult,
    /** The last removed line, until another action. */
    removed,
    async remove(line: CartLineView) {
      if (isLeaving(line)) return;
      begin();
      // Clicks that are still to be sent go before the removal.
      const latest = { ...line, quantity: clicked[line.id] || line.quantity };
      sayOfLine(latest, true, await send({ name: 'remove', fields: { lineId: line.id } }));
    },
    async undo() {
      if (!removed) return;
      const { variant, quantity, plan } = removed;
      const giftRule = giftRuleOf(removed);
      const recipient = recipientOf(removed);
      const planId = plan?.plan.id;
      setRemoval(null);
      const fields = {
        variantId: variant.id,
        quantity: String(quantity),
        ...(giftRule && { giftRule }),
        ...(planId && { planId }),
        ...(recipient && recipientFields(recipient)),
      };
      const reply = await runChange('restore', fields, { restored: removed });
      // It can be tried again, unless the line has come back all the same.
      if (reply.status === 'error') setRemoval(removal);
    },
    async change(line: CartLineView, action: QuantityAction) {
      if (isLeaving(line)) return;
      begin();
      setRemoval(null);
      const sent = await click({ line, action });
      if (sent) sayOfLine(sent.line, sent.removed, sent.reply);
    },
    /** @param planId empty for a one-time purchase */
    async changePlan(line: CartLineView, planId: string) {
      if (isSending('plan', line)) return;
      begin();
      setRemoval(null);
      const reply = await send({ name: 'plan', fields: { lineId: line.id, planId } });
      setLastResult({ about: 'plan', lineId: line.id, name: line.variant.productTitle, reply });
    },
    runChange,
    /** For a page that is left, and may be shown again in its last state: neither results nor offers of then. */
    forget() {
      setLastResult(null);
      setRemoval(null);
      setVisit((count) => count + 1);
    },
    quantityOf: (line: CartLineView) => (isHydrating ? line.quantity : (clicked[line.id] ?? line.quantity)),
    isUpdating: (line: CartLineView) => pending.includes(line.id),
    isBusy: (about: ChangeName) => pending.includes(about),
    settled: pending.length === 0,
  };
}

/** As the schema of a restored line names them. */
const recipientFields = ({ email, name, message, sendOn }: Recipient) => ({
  recipientEmail: email,
  recipientName: name,
  recipientMessage: message,
  sendOn,
});

export type CartState = ReturnType<typeof useCart>;
