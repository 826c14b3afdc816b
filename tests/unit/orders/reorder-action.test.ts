import { beforeEach, expect, test, vi } from 'vitest';
import { add } from '../../../lib/cart/service.ts';
import { reorder } from '../../../lib/orders/actions.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { LOOKUP_TIMEOUT_MS } from '../../../lib/platform/timeout-limits.ts';
import type { CartResult } from '../../../lib/services/shopify/operations/cart.ts';
import { order, orderLine } from '../../fixtures/account.ts';
import { cartView } from '../../fixtures/cart-view.tsx';
import { expectConsole } from '../../setup/console.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { Interruption } from '../../setup/next/navigation.ts';

const CONTEXT = { country: 'FR', language: 'FR' };
vi.mock('../../../lib/session/account.ts', () => ({
  withCustomer: async (_: FormData, work: (token: string, context: object) => unknown) =>
    Promise.resolve(work('token', CONTEXT)).catch((error) => {
      throw error.code === 'customerNotFound' ? new AppError('signedOut') : error;
    }),
}));
const { findOrder } = vi.hoisted(() => ({ findOrder: vi.fn() }));
vi.mock('../../../lib/services/shopify/customers.ts', () => ({ customers: () => ({ findOrder }) }));
vi.mock('../../../lib/cart/service.ts', () => ({ add: vi.fn() }));
vi.mock('../../../lib/cart/view.ts', () => ({ toCartView: async () => cartView() }));

const box = orderLine({ title: 'L’étui', variant: { id: '70171' } });
const gift = orderLine({ title: 'Pastilles', isGift: true, variant: { id: '70999' } });
const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: '', lineId: '', values: { missing: 1 } };

type Outcome = 'in' | 'cut' | 'soldOut' | 'unconfirmed';
function answering(...outcomes: Outcome[]) {
  for (const outcome of outcomes) {
    vi.mocked(add).mockImplementationOnce(async ({ variantId }) => {
      if (outcome === 'unconfirmed') throw new AppError('unconfirmed', { reason: 'timeout' });
      const lines = outcome === 'soldOut' ? [] : [{ variant: { id: variantId } }];
      return { cart: { lines }, warnings: outcome === 'in' ? [] : [warning] } as unknown as CartResult;
    });
  }
}

function form(fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ locale: 'fr-fr', order: '1001', ...fields })) data.set(name, value);
  return data;
}
const scripted = (fields: Record<string, string> = {}) => reorder(form({ scripted: '1', ...fields }));

beforeEach(() => {
  newRequest();
  vi.mocked(add).mockReset();
  findOrder.mockReset().mockResolvedValue({ order: order({ lines: [orderLine(), box, gift] }) });
});

test('every line that was bought goes into the cart in its quantity, and the cart opens', async () => {
  answering('in', 'in');
  expect(await scripted()).toEqual({ to: '/commande/panier', cart: { status: 'ok', cart: cartView(), warnings: [] } });
  expect(findOrder.mock.calls).toEqual([['token', '1001', CONTEXT, LOOKUP_TIMEOUT_MS]]);
  expect(vi.mocked(add).mock.calls).toEqual([
    [{ variantId: '70011', quantity: 2 }, CONTEXT],
    [{ variantId: '70171', quantity: 2 }, CONTEXT],
  ]);
});

test('a gift card goes to its recipient again, at once where its day is over', async () => {
  const card = (name: string, quantity: number) =>
    orderLine({
      quantity,
      variant: { id: '70212', isGiftCard: true },
      recipient: { email: `${name}@exemple.fr`, name, message: 'Bravo', sendOn: '2020-01-01' },
    });
  findOrder.mockResolvedValue({ order: order({ lines: [card('noe', 1), card('lea', 2), card('noe', 1)] }) });
  answering('in', 'in');
  await scripted();
  const attributes = (name: string) => [
    { key: '__shopify_send_gift_card_to_recipient', value: 'true' },
    { key: 'Recipient email', value: `${name}@exemple.fr` },
    { key: 'Recipient name', value: name },
    { key: 'Message', value: 'Bravo' },
  ];
  expect(vi.mocked(add).mock.calls.map(([line]) => line)).toEqual([
    { variantId: '70212', quantity: 2, attributes: attributes('noe') },
    { variantId: '70212', quantity: 2, attributes: attributes('lea') },
  ]);
});

test.each<[string, Outcome[], string]>([
  ['the shop changed a quantity', ['cut', 'in'], '/commande/panier?missing=1&warning=MERCHANDISE_NOT_ENOUGH_STOCK'],
  ['a line is sold out', ['in', 'soldOut'], '/mon-compte/commandes/1001?reorder=missing&lines=70171'],
  ['no line went in', ['soldOut', 'soldOut'], '/mon-compte/commandes/1001?reorder=missing&lines=70011%2C70171'],
])('when %s, that is said where it leads', async (_, outcomes, to) => {
  answering(...outcomes);
  expect((await scripted()).to.replace(/&answer=[\da-f]{8}$/, '')).toBe(to);
});

test('a line of which nobody knows is looked at again, here and in the browser', async () => {
  expectConsole('error', /^\[orders\] AppError: outcome unknown/);
  const jar = newRequest({ cookies: { 'cart-count': '2' } });
  answering('in', 'unconfirmed');
  expect(await scripted()).toEqual({
    to: '/mon-compte/commandes/1001?reorder=doubt&lines=70171',
    cart: { status: 'error', code: 'unconfirmed', values: {}, cart: undefined },
  });
  expect(jar.get('cart-count')?.value).not.toBe('2');
});

test.each([
  ['another customer’s order', { order: null }],
  ['somebody whom the shop no longer knows', null],
] as const)('%s is the business of the page', async (_, found) => {
  findOrder.mockResolvedValue(found);
  expect(await scripted()).toEqual({ to: '/mon-compte/commandes/1001', cart: null });
  expect(add).not.toHaveBeenCalled();
});

test('a shop that does not answer is said, and nothing has changed', async () => {
  expectConsole('error', /^\[orders\] AppError: no connection/);
  findOrder.mockRejectedValue(new AppError('unreachable', { url: 'the shop' }));
  expect(await scripted()).toEqual({ to: '/mon-compte/commandes/1001?reorder=unavailable', cart: null });
});

test('without script the answer is a page', async () => {
  answering('in', 'in');
  const error = await reorder(form()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Interruption);
  expect((error as Interruption).to).toBe('/commande/panier');
});

test('what is no form is refused', async () => {
  await expect(reorder({} as FormData)).rejects.toThrow(TypeError);
});
