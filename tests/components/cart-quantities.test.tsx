import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CartProvider } from '../../components/cart/cart-provider.tsx';
import { adopt } from '../../lib/cart/client.ts';
import { BATCH_DELAY_MS, useCart } from '../../lib/cart/use-cart.ts';
import type { CartReply, CartView } from '../../lib/cart/view.ts';
import type { QuantityAction } from '../../lib/catalogue/tables.ts';
import { queryClient } from '../../lib/platform/browser/query-client.ts';
import { cartLine, cartView } from '../fixtures/cart-view.tsx';
import { addDiscountCode, changeQuantity, removeFromCart } from '../setup/cart-actions.ts';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

/** A request in flight, and how the service answers it. */
type Sent = { fields: Record<string, unknown>; answer: (ok?: boolean) => Promise<void> };

let sent: Sent[];
let inShop: CartView;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The service's cart once the line of these fields has the quantity in them, or none. */
function changed({ lineId, quantity = '0' }: Record<string, unknown>): CartView {
  const lines = inShop.lines.map((line) => (line.id === lineId ? { ...line, quantity: Number(quantity) } : line));
  return { ...inShop, lines: lines.filter((line) => line.quantity > 0) };
}

const inFlight = (form: FormData) =>
  new Promise<CartReply>((resolve) => {
    const fields = Object.fromEntries(form);
    sent.push({
      fields,
      answer: async (ok = true) => {
        if (ok) inShop = changed(fields);
        resolve(
          ok
            ? { status: 'ok', cart: inShop, warnings: [] }
            : { status: 'error', code: 'cartLineUpdate', values: {}, cart: inShop },
        );
        await pass(0);
      },
    });
  });

async function open(...quantities: number[]) {
  const ids = ['a', 'b'];
  inShop = cartView({ lines: quantities.map((quantity, index) => cartLine({ id: ids[index], quantity })) });
  const { result } = renderHook(() => useCart('fr-fr', inShop), {
    wrapper: ({ children }) => (
      <CartProvider locale="fr-fr" messages={{}}>
        {children}
      </CartProvider>
    ),
  });
  await pass(0);
  const state = () => result.current;
  const line = (id: string) => inShop.lines.find((each) => each.id === id) ?? cartLine({ id });
  return {
    state,
    line,
    shown: () => Object.fromEntries((state().cart?.lines ?? []).map((each) => [each.id, state().quantityOf(each)])),
    click: (id: string, ...actions: QuantityAction[]) =>
      act(async () => {
        for (const action of actions) void state().change(line(id), action);
        await vi.advanceTimersByTimeAsync(0);
      }),
  };
}

const quantities = () => sent.map(({ fields }) => fields.quantity);

beforeEach(() => {
  sent = [];
  queryClient().clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json(inShop));
  for (const action of [changeQuantity, removeFromCart, addDiscountCode]) action.mockImplementation(inFlight);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('clicks on a quantity', () => {
  test('show the quantity at once, and send one absolute quantity for a burst', async () => {
    const cart = await open(1);
    await cart.click('a', 'increase', 'increase', 'increase', 'increase', 'increase');
    expect(cart.shown()).toEqual({ a: 6 });
    expect([sent, cart.state().settled, cart.state().isUpdating(cart.line('a'))]).toEqual([[], false, true]);
    await pass(BATCH_DELAY_MS);
    expect(quantities()).toEqual(['6']);
    await sent[0]?.answer();
    await pass(BATCH_DELAY_MS);
    expect([quantities(), cart.shown(), cart.state().settled]).toEqual([['6'], { a: 6 }, true]);
    expect(cart.state().lastResult).toMatchObject({ about: 'line', lineId: 'a', name: 'Nuit posée' });
  });

  test('keep one request in flight; those behind it go in one that follows', async () => {
    const cart = await open(1);
    await cart.click('a', 'increase');
    await pass(BATCH_DELAY_MS);
    await cart.click('a', 'increase', 'decrease', 'increase');
    await pass(BATCH_DELAY_MS * 10);
    expect([quantities(), cart.shown()]).toEqual([['2'], { a: 3 }]);
    await sent[0]?.answer();
    expect(quantities()).toEqual(['2', '3']);
    await sent[1]?.answer();
    expect([cart.shown(), cart.state().settled]).toEqual([{ a: 3 }, true]);
  });

  test('send nothing more when those behind a request took each other back', async () => {
    const cart = await open(1);
    await cart.click('a', 'increase');
    await pass(BATCH_DELAY_MS);
    await cart.click('a', 'increase', 'decrease');
    await sent[0]?.answer();
    await pass(BATCH_DELAY_MS + 1);
    expect([quantities(), cart.state().settled]).toEqual([['2'], true]);
  });

  test('behind a request are compared with what it led to, not with what was clicked on', async () => {
    const cart = await open(1);
    await cart.click('a', 'increase', 'increase', 'increase');
    await pass(BATCH_DELAY_MS);
    await cart.click('a', 'decrease');
    await sent[0]?.answer();
    await pass(BATCH_DELAY_MS);
    expect(sent.map(({ fields }) => fields)).toMatchObject([
      { action: 'increase', quantity: '4' },
      { action: 'decrease', quantity: '3' },
    ]);
    await sent[1]?.answer();
    expect([cart.shown(), cart.state().settled]).toEqual([{ a: 3 }, true]);
  });

  test('begin the wait anew each time', async () => {
    const cart = await open(1);
    await cart.click('a', 'increase');
    await pass(BATCH_DELAY_MS - 1);
    await cart.click('a', 'increase');
    await pass(BATCH_DELAY_MS - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(quantities()).toEqual(['3']);
  });

  test('that take out the last of a line wait for nothing, and it can be taken back', async () => {
    const cart = await open(2, 4);
    await cart.click('a', 'decrease');
    await pass(BATCH_DELAY_MS / 2);
    await cart.click('a', 'decrease');
    expect(sent.map(({ fields }) => [fields.lineId, fields.quantity])).toEqual([['a', undefined]]);
    await sent[0]?.answer();
    await pass(BATCH_DELAY_MS);
    expect([sent.length, cart.shown()]).toEqual([1, { b: 4 }]);
    expect(cart.state().removed).toMatchObject({ id: 'a', quantity: 2 });
    await cart.click('b', 'increase', 'decrease');
    expect(cart.state().removed).toBeNull();
    await pass(BATCH_DELAY_MS);
  });

  test('that wait behind a failed one are given up with it, and other lines are not', async () => {
    const cart = await open(1, 4);
    await cart.click('a', 'increase');
    await pass(BATCH_DELAY_MS);
    await cart.click('a', 'increase');
    await cart.click('b', 'decrease');
    await sent[0]?.answer(false);
    expect(cart.shown()).toEqual({ a: 1, b: 3 });
    expect(cart.state().lastResult).toMatchObject({ lineId: 'a', reply: { status: 'error' } });
    await pass(BATCH_DELAY_MS);
    expect(sent.map(({ fields }) => [fields.lineId, fields.quantity])).toEqual([
      ['a', '2'],
      ['b', '3'],
    ]);
    await sent[1]?.answer();
    expect([cart.shown(), cart.state().settled]).toEqual([{ a: 1, b: 3 }, true]);
  });

  test.each<[number, QuantityAction[], string, string]>([
    // The action of all clicks together, not of the last one: the rules of section 4 add gifts on an increase.
    [1, ['increase', 'increase', 'decrease'], 'increase', '2'],
    [3, ['decrease', 'decrease', 'increase'], 'decrease', '2'],
    [98, ['increase', 'increase'], 'increase', '99'],
    // More units than one add allows, reached by several adds.
    [129, ['decrease'], 'decrease', '128'],
    [129, ['increase', 'decrease'], 'decrease', '128'],
  ])('from %i, %j is %s to %s', async (current, clicks, action, quantity) => {
    const cart = await open(current);
    await cart.click('a', ...clicks);
    await pass(BATCH_DELAY_MS);
    expect(sent.map(({ fields }) => fields)).toMatchObject([{ action, quantity }]);
    await sent[0]?.answer();
  });

  test('that take each other back ask for nothing', async () => {
    const cart = await open(2);
    await cart.click('a', 'increase', 'decrease');
    await pass(BATCH_DELAY_MS + 1);
    expect([sent, cart.state().settled, cart.state().lastResult]).toEqual([[], true, null]);
  });
});

test('changes are sent one after the other, whatever they are about', async () => {
  const cart = await open(2, 4);
  await act(async () => {
    void cart.state().remove(cart.line('a'));
    void cart.state().runChange('addCode', { code: 'ETE' });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(sent.map(({ fields }) => fields)).toMatchObject([{ lineId: 'a' }]);
  const { isUpdating, isBusy } = cart.state();
  expect([isUpdating(cart.line('a')), isBusy('addCode'), isBusy('note')]).toEqual([true, true, false]);
  await sent[0]?.answer();
  expect(sent.map(({ fields }) => fields)).toMatchObject([{ lineId: 'a' }, { code: 'ETE' }]);
  expect(cart.state().removed).toMatchObject({ id: 'a' });
  await sent[1]?.answer();
  expect([cart.state().settled, cart.state().lastResult?.about]).toEqual([true, 'addCode']);
});

test('a second press on what is being removed asks for nothing, and it can still be taken back', async () => {
  const cart = await open(1, 4);
  await act(async () => void cart.state().remove(cart.line('a')));
  await pass(0);
  await act(async () => void cart.state().remove(cart.line('a')));
  await cart.click('a', 'decrease');
  await pass(BATCH_DELAY_MS);
  await sent[0]?.answer();
  expect(sent).toHaveLength(1);
  expect([cart.state().removed?.id, cart.state().lastResult?.reply.status]).toEqual(['a', 'ok']);
});

test('what is taken back has the quantity that was shown, also when the clicks on it were still to be sent', async () => {
  const cart = await open(1, 4);
  await cart.click('a', 'increase', 'increase');
  await act(async () => void cart.state().remove(cart.line('a')));
  await pass(BATCH_DELAY_MS);
  await sent[0]?.answer();
  await pass(0);
  expect(sent.map(({ fields }) => [fields.lineId, fields.quantity])).toEqual([
    ['a', '3'],
    ['a', undefined],
  ]);
  await sent[1]?.answer();
  expect([cart.shown(), cart.state().removed]).toMatchObject([{ b: 4 }, { id: 'a', quantity: 3 }]);
});

test('there is no way back on a page that was left before the removal was done', async () => {
  const cart = await open(1, 4);
  await act(async () => void cart.state().remove(cart.line('a')));
  await act(async () => cart.state().forget());
  await sent[0]?.answer();
  expect([cart.shown(), cart.state().removed]).toEqual([{ b: 4 }, null]);
  await act(async () => void cart.state().remove(cart.line('b')));
  await sent[1]?.answer();
  expect(cart.state().removed).toMatchObject({ id: 'b' });
});

test('the way back ends when something came into the cart elsewhere on the page', async () => {
  const cart = await open(1, 4);
  await act(async () => void cart.state().remove(cart.line('a')));
  await sent[0]?.answer();
  expect(cart.state().removed).toMatchObject({ id: 'a' });
  inShop = cartView({ lines: [...inShop.lines, cartLine({ id: 'new', quantity: 1 })] });
  await act(async () => adopt({ status: 'ok', cart: inShop, warnings: [] }));
  await pass(0);
  expect(cart.state().removed).toBeNull();
});

test('a cart that cannot be read is said for as long as it is not there, also while it is asked for again', async () => {
  let answers = false;
  vi.stubGlobal('fetch', async () => (answers ? Response.json(inShop) : new Response(null, { status: 503 })));
  inShop = cartView({ lines: [cartLine({ id: 'a', quantity: 1 })] });
  const { result } = renderHook(() => useCart('fr-fr'), {
    wrapper: ({ children }) => (
      <CartProvider locale="fr-fr" messages={{}}>
        {children}
      </CartProvider>
    ),
  });
  await pass(3_000);
  expect(result.current.failed).toBe(true);
  const seen: boolean[] = [];
  for (let step = 0; step < 20; step++) {
    await pass(500);
    seen.push(result.current.failed);
  }
  expect(new Set(seen)).toEqual(new Set([true]));
  answers = true;
  await pass(8_000);
  expect([result.current.failed, result.current.cart?.lines.length]).toEqual([false, 1]);
});
