import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartReply } from '../../../lib/cart/view.ts';
import { UnrecognizedAction } from '../../setup/next/navigation.ts';

const run = vi.hoisted(() => vi.fn<(form: FormData) => Promise<CartReply>>());
vi.mock('../../../lib/cart/actions.ts', async (original) => {
  const names = Object.keys(await original<object>());
  return Object.fromEntries(names.map((name) => [name, run]));
});
vi.mock('../../../lib/cart/client.ts', async (original) => ({
  ...(await original<object>()),
  adopt: () => {},
  knownCart: () => null,
}));
vi.mock('../../../lib/analytics/track.ts', () => ({ trackCart: () => {}, trackShippingInfo: () => {} }));
const { changeCart } = await import('../../../lib/cart/mutations.ts');

const add = () => changeCart('fr-fr', { name: 'add', fields: { variantId: '70011' } });
const done: CartReply = { status: 'ok', cart: null, warnings: [] };
type Work = () => Promise<unknown>;
const request = vi.fn<(name: string, options: { signal: AbortSignal }, work: Work) => Promise<unknown>>();

beforeEach(() => {
  run.mockReset().mockResolvedValue(done);
  request.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('a change waits for its turn among all tabs', async () => {
  vi.stubGlobal('navigator', { locks: { request } });
  let turn = () => {};
  request.mockImplementation(
    (_name, _options, work) =>
      new Promise((resolve) => {
        turn = () => resolve(work());
      }),
  );
  const added = add();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(run).not.toHaveBeenCalled();
  turn();
  expect(await added).toEqual(done);
  expect(request.mock.lastCall?.[0]).toBe('cart');
  expect(run).toHaveBeenCalledOnce();
  expect(Object.fromEntries(run.mock.lastCall?.[0] ?? [])).toEqual({
    variantId: '70011',
    locale: 'fr-fr',
    scripted: '1',
  });
});

test('and not for ever: who gets no turn goes on without', async () => {
  vi.stubGlobal('navigator', { locks: { request } });
  request.mockRejectedValue(new DOMException('', 'TimeoutError'));
  expect(await add()).toEqual(done);
  expect(run).toHaveBeenCalledOnce();
});

test('what fails in its turn is not done a second time', async () => {
  vi.stubGlobal('navigator', { locks: { request } });
  request.mockImplementation((_name, _options, work) => work());
  run.mockRejectedValue(new TypeError('failed to fetch'));
  expect(await add()).toMatchObject({ status: 'error', code: 'unreachable' });
  expect(run).toHaveBeenCalledOnce();
});

test('an action of an earlier deployment is not said to be lost on the way', async () => {
  run.mockRejectedValue(new UnrecognizedAction());
  expect(await add()).toEqual({ status: 'error', code: 'outdated', values: {}, cart: undefined });
});

test('a browser without turns has none', async () => {
  vi.stubGlobal('navigator', {});
  expect(await add()).toEqual(done);
});
