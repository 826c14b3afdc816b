import { expect, test, vi } from 'vitest';
import { addLines, type Line } from '../../../lib/orders/add-lines.ts';
import { readReorderResult, reorderOf } from '../../../lib/orders/rules.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import type { CartResult } from '../../../lib/services/shopify/operations/cart.ts';
import { orderLine } from '../../fixtures/account.ts';
import { expectConsole } from '../../setup/console.ts';

const lines = ['1', '2', '3'].map((variantId): Line => ({ variantId, quantity: 1 }));
const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: '', lineId: '' };

/** A cart that accepts every line, except the variants that have an outcome. */
function shop(outcomes: Record<string, 'soldOut' | 'cut' | 'unreachable' | 'unconfirmed'> = {}) {
  const held: string[] = [];
  const onUncertain = vi.fn(async () => {});
  const add = vi.fn(async ({ variantId }: Line): Promise<CartResult> => {
    const outcome = outcomes[variantId];
    if (outcome === 'unreachable' || outcome === 'unconfirmed') throw new AppError(outcome, { url: '', reason: '' });
    if (outcome !== 'soldOut') held.push(variantId);
    const cart = { lines: held.map((id) => ({ variant: { id } })) } as CartResult['cart'];
    return { cart, warnings: outcome ? [warning] : [] };
  });
  return { add, onUncertain, until: Date.now() + 60_000 };
}

const idsIn = (result: CartResult | null) => result?.cart.lines.map(({ variant }) => variant.id) ?? null;

test.each<[string, Parameters<typeof shop>[0], string[] | null, string[], number, boolean]>([
  ['all go in', {}, ['1', '2', '3'], [], 0, false],
  ['one is cut to the stock', { 2: 'cut' }, ['1', '2', '3'], [], 1, false],
  ['one is sold out', { 1: 'soldOut' }, ['2', '3'], ['1'], 0, false],
  ['one meets no shop', { 2: 'unreachable' }, ['1', '3'], ['2'], 0, false],
  ['of one nobody knows', { 3: 'unconfirmed' }, ['1', '2'], ['3'], 0, true],
  ['none goes in', { 1: 'unreachable', 2: 'soldOut', 3: 'unreachable' }, null, ['1', '2', '3'], 0, false],
])('when %s, the others do', async (_, outcomes, inCart, failed, warnings, isUncertain) => {
  const troubles = Object.values(outcomes ?? {}).filter((each) => each !== 'soldOut' && each !== 'cut');
  if (troubles.length > 0) expectConsole('error', /^\[orders\] AppError: /);
  const means = shop(outcomes);
  const added = await addLines(lines, means);
  expect([idsIn(added.result), added.failed, added.warnings.length, added.isUncertain]).toEqual([
    inCart,
    failed,
    warnings,
    isUncertain,
  ]);
  expect(means.add).toHaveBeenCalledTimes(3);
  expect(means.onUncertain).toHaveBeenCalledTimes(isUncertain ? 1 : 0);
});

test('once its time is over no other line is begun', async () => {
  const means = { ...shop(), until: Date.now() - 1 };
  expect(await addLines(lines, means)).toMatchObject({ result: null, failed: ['1', '2', '3'] });
  expect(means.add).not.toHaveBeenCalled();
});

const ordered = [orderLine(), orderLine(), orderLine({ title: 'L’étui', variant: { id: '70171' } })];
test.each<[Parameters<typeof readReorderResult>[0], ReturnType<typeof readReorderResult>]>([
  [{}, null],
  [{ reorder: 'other', lines: '70011' }, null],
  [{ reorder: ['missing'], lines: '70011' }, null],
  [{ reorder: 'unavailable' }, { kind: 'unavailable', titles: [] }],
  [
    { reorder: 'missing', lines: '70171' },
    { kind: 'missing', titles: ['L’étui'] },
  ],
  [
    { reorder: 'doubt', lines: '70011,70171,<b>9</b>' },
    { kind: 'doubt', titles: ['Nuit posée', 'L’étui'] },
  ],
  [
    { reorder: 'missing', lines: ['70011'] },
    { kind: 'missing', titles: [] },
  ],
])('the address %j says no more than the order has', (query, expected) => {
  expect(readReorderResult(query, ordered)).toEqual(expected);
});

test.each([
  ['one-time purchases', [orderLine()], false],
  ['a subscription', [orderLine(), orderLine({ plan: 'Tous les mois', variant: { id: '70071' } })], true],
  ['a subscription that is gone', [orderLine({ plan: 'Tous les mois', variant: null })], false],
  ['a subscription alone', [orderLine({ plan: 'Tous les mois', variant: { requiresPlan: true } })], false],
])('what came by %s is ordered again once: said %s', (_, ordered, isSubscribed) => {
  const reorder = reorderOf(ordered);
  expect(reorder.isSubscribed).toBe(isSubscribed);
  expect(reorder.lines.every((each) => !('planId' in each))).toBe(true);
});

test('lines of one article are added as one, at most as many as an order takes, none that was ordered no times', () => {
  const none = orderLine({ quantity: 0, variant: { id: '70171' } });
  const { lines, missing } = reorderOf([orderLine({ quantity: 60 }), none, orderLine({ quantity: 60 })]);
  expect([lines, missing]).toMatchObject([[{ variantId: '70011', quantity: 99 }], []]);
  expect(lines).toHaveLength(1);
});

test('what is sold by subscription alone is not ordered again', () => {
  const { lines, missing } = reorderOf([orderLine({ variant: { requiresPlan: true } })]);
  expect([lines, missing]).toMatchObject([[], [{ title: 'Nuit posée', reason: 'notForSale' }]]);
});

test('of bundles each is named once, and no piece is ordered by itself, unless it was bought so too', () => {
  const piece = (box: string, id: string, more = {}) => orderLine({ box, variant: { id }, ...more });
  const { lines, missing, isSubscribed } = reorderOf([
    piece('Rituel du soir', '70011', { plan: 'Tous les mois' }),
    piece('Hiver serein', '70021', { variant: null }),
    orderLine({ quantity: 1 }),
    piece('Rituel du soir', '70171'),
    piece('Offert', '70181', { isGift: true }),
    piece('Non pris', '70191', { quantity: 0 }),
  ]);
  expect(lines).toEqual([{ variantId: '70011', quantity: 1, recipient: null }]);
  expect(missing).toEqual(
    ['Rituel du soir', 'Hiver serein'].map((title) => ({ title, variantTitle: '', reason: 'box' })),
  );
  expect(isSubscribed).toBe(false);
});
