import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartLineView } from '../../lib/cart/view.ts';
import { store } from '../../lib/services/store/client.ts';
import { seeded } from '../../packages/tools/lib/resilience/random.ts';
import { expectConsole } from '../setup/console.ts';
import { KINDS, prepare } from './faults/doubtful.ts';
import * as gestures from './faults/gestures.ts';
import { nextGesture, plain, variants } from './faults/next-gesture.ts';
import { quickShop } from './faults/quick-shop.ts';
import { newLog, newShopper } from './faults/shopper.ts';
import { badWeather } from './faults/weather.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLinePages: async () => ({}) }));
// The delay before a retry has tests of its own.
vi.mock('../../lib/platform/http/outbound.ts', async (original) => {
  const actual = await original<typeof import('../../lib/platform/http/outbound.ts')>();
  const retryOnce: typeof actual.retryOnce = (service, work, options) =>
    actual.retryOnce(service, work, { ...options, sleep: async () => {} });
  return { ...actual, retryOnce };
});
// The rules are cached for a minute: most gestures do not request them.
vi.mock('../../lib/offers/rules.ts', async (original) => {
  const actual = await original<typeof import('../../lib/offers/rules.ts')>();
  let kept: ReturnType<typeof actual.offerRules> | undefined;
  return { offerRules: (context: Parameters<typeof actual.offerRules>[0]) => (kept ??= actual.offerRules(context)) };
});

const shop = await quickShop();
// Codes are counted in the store: a cart does not wait for one that is still being opened.
beforeAll(() => vi.waitFor(store, 60_000), 60_000);
const goodWeather = () => {};
const blind = () => shop.goesWrong({ operation: 'cartById', kind: 'status', status: 503 });
const [first = '', second = ''] = plain;

beforeEach(() => {
  expectConsole('error', /^\[(cart|offers|discounts)\] /);
  for (const id of variants) shop.commerce.state.data.stock[Number(id)] = 5_000;
});

test('500 changes whose answer is lost: each is done once, and told as it is', async () => {
  const random = seeded(20260501);
  const log = newLog();
  let weather = goodWeather;
  const shopper = newShopper(shop, () => weather(), log);
  await shopper.does(gestures.add(first, 1));
  for (let nth = 0; nth < 500; nth++) {
    const kind = KINDS[nth % KINDS.length] ?? 'add';
    weather = goodWeather;
    const { gesture, operation } = await prepare(kind, shopper, random);
    const isBlind = random.integer(2) === 1;
    weather = () => shop.loses(operation, isBlind);
    const before = shop.sent.length;
    const reply = await shopper.does(gesture);
    expect(
      shop.sent.slice(before).filter((name) => name === operation),
      kind,
    ).toHaveLength(1);
    // A gift is judged by its effect on the cart.
    const told = isBlind && kind !== 'gift' ? { status: 'error', code: 'unconfirmed' } : { status: 'ok' };
    expect(reply, kind).toMatchObject(told);
    weather = goodWeather;
    expect(await shopper.reads()).toBe(true);
  }
  expect(log.problems).toEqual([]);
  expect(log.counts['reply unconfirmed']).toBeGreaterThan(180);
  expect(log.counts['reply ok, stale']).toBeGreaterThan(20);
}, 120_000);

test('60 visitors with 25 gestures each, while three calls in ten fail: nothing is lost, doubled or told wrongly', async () => {
  const random = seeded(20260405);
  const log = newLog();
  for (let visitor = 0; visitor < 60; visitor++) {
    let weather = () => badWeather(shop.faults, random);
    const shopper = newShopper(shop, () => weather(), log);
    const taken: CartLineView[] = [];
    for (let step = 0; step < 25; step++) {
      const before = shopper.shown();
      const gesture = nextGesture(before, random, taken);
      const reply = await shopper.does(gesture);
      const isGone = ({ id }: CartLineView) => !reply.cart?.lines.some((line) => line.id === id);
      if (reply.status === 'ok' && gesture.name === 'remove') taken.push(...(before?.lines.filter(isGone) ?? []));
      if (random.integer(4) === 0) await shopper.reads();
    }
    weather = goodWeather;
    expect(await shopper.reads()).toBe(true);
  }
  expect(log.problems).toEqual([]);
  expect(log.counts['reply ok']).toBeGreaterThan(1_000);
  expect(log.counts['reply throttled']).toBeGreaterThan(100);
}, 120_000);

describe('after an add of which nobody knows', () => {
  async function doubtful() {
    let weather = goodWeather;
    const log = newLog();
    const shopper = newShopper(shop, () => weather(), log);
    await shopper.does(gestures.add(first, 1));
    await shopper.does(gestures.add(second, 1));
    weather = () => shop.loses('cartLinesAdd', true);
    expect(await shopper.does(gestures.add(first, 1))).toMatchObject({ status: 'error', code: 'unconfirmed' });
    expect(shopper.jar.get('cart-count')?.value).toBe('2~');
    return {
      log,
      add: (during: () => void) => {
        weather = during;
        return shopper.does(gestures.add(second, 1));
      },
    };
  }

  test('the one before is not taken for the next one', async () => {
    const { log, add } = await doubtful();
    const reply = await add(() => shop.goesWrong({ operation: 'cartLinesAdd', kind: 'status', status: 503 }));
    expect(reply).toMatchObject({ status: 'error', code: 'http', cart: { totalQuantity: 3 } });
    expect(log.problems).toEqual([]);
  });

  test('nothing is sent before the cart was read', async () => {
    const { log, add } = await doubtful();
    const before = shop.sent.length;
    expect(await add(blind)).toMatchObject({ status: 'error', code: 'http' });
    expect(new Set(shop.sent.slice(before))).toEqual(new Set(['cartById']));
    expect(await add(goodWeather)).toMatchObject({ status: 'ok', cart: { totalQuantity: 4 } });
    expect(log.problems).toEqual([]);
  });
});

test('a cart whose making is lost is no cart: the next add makes one', async () => {
  let weather = () => shop.goesWrong({ operation: 'cartCreate', kind: 'lost' });
  const log = newLog();
  const shopper = newShopper(shop, () => weather(), log);
  expect(await shopper.does(gestures.add(first, 2))).toMatchObject({ status: 'error', code: 'unreachable' });
  expect(shopper.jar.getAll()).toEqual([]);
  weather = goodWeather;
  expect(await shopper.does(gestures.add(first, 2))).toMatchObject({ status: 'ok', cart: { totalQuantity: 2 } });
  expect(log.problems).toEqual([]);
});

test('a change stands when the lines beyond the first ten cannot be read', async () => {
  const ids = shop.commerce.catalogue.products
    .flatMap((product) => product.variants)
    .filter(({ stock, components }) => components.length === 0 && (stock ?? 0) > 20)
    .map(({ id }) => String(id))
    .slice(0, 12);
  let weather = goodWeather;
  const log = newLog();
  const shopper = newShopper(shop, () => weather(), log);
  for (const id of ids) await shopper.does(gestures.add(id, 1));
  weather = () => shop.goesWrong({ operation: 'cartLinesAfter', kind: 'throttled', times: 3 });
  expect(await shopper.does(gestures.note('Merci'))).toMatchObject({ status: 'ok' });
  weather = () => shop.goesWrong({ operation: 'cartLinesAfter', kind: 'throttled' });
  expect(await shopper.does(gestures.note('Bonjour'))).toMatchObject({ status: 'error', code: 'unconfirmed' });
  expect(log.problems).toEqual([]);
});
