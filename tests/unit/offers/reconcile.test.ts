import { describe, expect, test } from 'vitest';
import { reconcile, reconcileUnread } from '../../../lib/offers/reconcile.ts';
import type { CartEvent, Changes, OfferCart, OfferLine, OfferRule } from '../../../lib/offers/rules.ts';
import { added, cartOf, collectionRule, decreased, increased, line, NOW, products, removed, rule } from './carts.ts';

type Event = ReturnType<typeof added>;
const run = (cart: OfferCart, rules: readonly OfferRule[], event: Event): Changes =>
  reconcile({ cart, rules, event, now: NOW });

const gift = { ruleId: '5001', productId: '9', quantity: 1 };
const variantRule = rule({ productToBuy: [{ kind: 'variant', id: '1a' }] });
const sameProduct = rule({ productToOffer: ['1'] });
const discountRule = (quantityToBuy: number) =>
  rule({ quantityToBuy, productToBuy: [...products('2'), { kind: 'variant', id: '3a' }], countsTogether: true });

type AddCase = [sentence: string, cart: OfferCart, rules: OfferRule[], event: Event, gifts: Changes['add']];

describe('section 4: after an add or increase', () => {
  test.each<AddCase>([
    ['one product below the threshold gives nothing', cartOf([line('1a', 1)]), [rule()], added('1a'), []],
    ['an add that meets the threshold gives', cartOf([line('1a', 2)]), [rule()], added('1a'), [gift]],
    ['an increase that meets it gives', cartOf([line('1a', 2)]), [rule()], increased('1a'), [gift]],
    ['more than the threshold gives no more', cartOf([line('1a', 7)]), [rule()], added('1a'), [gift]],
    [
      'quantityToAdd is what is added',
      cartOf([line('1a', 2)]),
      [rule({ quantityToAdd: 3 })],
      added('1a'),
      [{ ...gift, quantity: 3 }],
    ],
    ['a rule that is not ACTIVE', cartOf([line('1a', 2)]), [rule({ status: 'EXPIRED' })], added('1a'), []],
    ['a decrease never gives', cartOf([line('1a', 2)]), [rule()], decreased('1a'), []],
    ['a removal never gives', cartOf([line('1a', 2)]), [rule()], removed('2a'), []],
    ['the gift is there already', cartOf([line('1a', 2), line('9a', 1, { gift: '5001' })]), [rule()], added('1a'), []],
    ['the visitor bought it at full price', cartOf([line('1a', 2), line('9a', 1)]), [rule()], added('1a'), []],
    ['… in another variant of it', cartOf([line('1a', 2), line('9b', 1)]), [rule()], added('1a'), []],
    [
      'only the first offered product is used',
      cartOf([line('1a', 2)]),
      [rule({ productToOffer: ['9', '8'] })],
      added('1a'),
      [gift],
    ],
    ['a rule that offers nothing', cartOf([line('1a', 2)]), [rule({ productToOffer: [] })], added('1a'), []],
  ])('%s', (_, cart, rules, event, gifts) => {
    expect(run(cart, rules, event).add).toEqual(gifts);
  });
});

describe('the threshold', () => {
  test.each<AddCase>([
    ['by product: its variants together', cartOf([line('1a', 1), line('1b', 1)]), [rule()], added('1b'), [gift]],
    [
      'by product: several lines of one variant, such as engraved ones',
      cartOf([line('1a', 1), line('1a', 1, { id: 'second', attributes: [{ key: 'Prénom', value: 'Jade' }] })]),
      [rule()],
      added('1a'),
      [gift],
    ],
    ['by variant: other variants do not count', cartOf([line('1a', 1), line('1b', 5)]), [variantRule], added('1a'), []],
    ['by variant: its own lines do', cartOf([line('1a', 2), line('1b', 5)]), [variantRule], added('1a'), [gift]],
    ['by variant: another variant was bought', cartOf([line('1a', 2), line('1b', 1)]), [variantRule], added('1b'), []],
    [
      'without collections: two products do not add up',
      cartOf([line('1a', 1), line('2a', 1)]),
      [rule({ productToBuy: products('1', '2') })],
      added('2a'),
      [],
    ],
    [
      'of a discount of the shop: a product and a variant of another one add up',
      cartOf([line('2b', 1), line('3a', 3), line('3b', 9)]),
      [discountRule(4)],
      added('2b'),
      [gift],
    ],
    [
      'of a discount of the shop: together too few',
      cartOf([line('2b', 1), line('3a', 3), line('3b', 9)]),
      [discountRule(5)],
      added('3a'),
      [],
    ],
    [
      'of a discount of the shop: what was just bought is not named',
      cartOf([line('2b', 1), line('3a', 3), line('3b', 9)]),
      [discountRule(4)],
      added('3b'),
      [],
    ],
    [
      'without collections: only what was just bought counts',
      cartOf([line('1a', 2), line('3a', 1)]),
      [rule()],
      added('3a'),
      [],
    ],
    [
      'on collections: all matching lines together',
      cartOf([line('1a', 1), line('2a', 1)]),
      [collectionRule()],
      added('2a'),
      [gift],
    ],
    [
      'on collections: what is in none does not count',
      cartOf([line('1a', 1), line('7a', 4)]),
      [collectionRule()],
      added('7a'),
      [],
    ],
    [
      'on collections: what was just bought is of none',
      cartOf([line('1a', 1), line('2a', 2), line('7a', 1)]),
      [collectionRule()],
      increased('7a'),
      [],
    ],
    [
      'on collections: a product in two of them counts once',
      cartOf([line('1a', 1)]),
      [collectionRule({ productToBuy: products('1', '1', '2') })],
      added('1a'),
      [],
    ],
    [
      'on collections without products never holds',
      cartOf([line('1a', 9)]),
      [collectionRule({ productToBuy: [] })],
      added('1a'),
      [],
    ],
    [
      'the gift is itself of the collection and does not count',
      cartOf([line('1a', 1), line('9a', 1, { gift: '4' })]),
      [collectionRule({ productToBuy: products('1', '9') })],
      increased('9a', '4'),
      [],
    ],
  ])('%s', (_, cart, rules, event, gifts) => {
    expect(run(cart, rules, event).add).toEqual(gifts);
  });
});

describe('a rule applies from its start to before its end', () => {
  test.each<[string, Partial<OfferRule>, boolean]>([
    ['has no dates', {}, true],
    ['starts this moment', { startsAt: NOW.toISOString() }, true],
    ['starts a second later', { startsAt: '2026-11-20T10:00:01Z' }, false],
    ['ends a second later', { endsAt: '2026-11-20T10:00:01Z' }, true],
    ['ends this moment', { endsAt: NOW.toISOString() }, false],
    [
      'is between both, in another time zone',
      { startsAt: '2026-11-20T10:30:00+01:00', endsAt: '2026-11-20T11:30:00+01:00' },
      true,
    ],
  ])('%s', (_, dates, applies) => {
    expect(run(cartOf([line('1a', 2)]), [rule(dates)], added('1a')).add).toHaveLength(applies ? 1 : 0);
  });
});

type SetCase = [sentence: string, cart: OfferCart, rules: OfferRule[], event: Event, set: Changes['set']];
const given = line('9a', 1, { gift: '5001' });
const givenAway = line('9a', 1, { gift: '5001', off: 'automatic' });
const NOTHING = { amount: '0.0', currencyCode: 'EUR' };
const goes = [{ lineId: 'gift-9a', quantity: 0 }];
const engraving = { key: 'Prénom', value: 'Jade' };

describe('section 4: below the threshold, the offered line without a discount loses quantityToAdd', () => {
  test.each<SetCase>([
    ['after a decrease', cartOf([line('1a', 1), given]), [rule()], decreased('1a'), goes],
    ['after a removal', cartOf([given]), [rule()], removed('1a'), goes],
    ['not at the threshold', cartOf([line('1a', 2), givenAway]), [rule()], decreased('1a'), []],
    ['which the shop charges at the threshold', cartOf([line('1a', 2), given]), [rule()], decreased('1a'), goes],
    [
      'which another discount displaced when something else was added',
      cartOf([line('1a', 2), line('7a', 1, { off: 'automatic' }), line('9a', 1, { gift: '5001', off: 'code' })]),
      [rule()],
      added('7a'),
      goes,
    ],
    [
      'a line that is still discounted stays',
      cartOf([line('1a', 1), line('9a', 1, { gift: '5001', off: 'automatic' })]),
      [rule()],
      decreased('1a'),
      [],
    ],
    [
      'a code that lowers its price is not the gift’s discount',
      cartOf([line('1a', 1), line('9a', 1, { gift: '5001', off: 'code' })]),
      [rule()],
      decreased('1a'),
      goes,
    ],
    [
      'what the visitor bought at full price stays',
      cartOf([line('1a', 1), line('9a', 2)]),
      [rule()],
      decreased('1a'),
      [],
    ],
    [
      'and beside it, only the gift goes',
      cartOf([line('1a', 1), line('9a', 2), given]),
      [rule()],
      decreased('1a'),
      goes,
    ],
    [
      'units that the visitor put on top of the gift stay, as an own line',
      cartOf([line('9a', 4, { gift: '5001', attributes: [engraving] })]),
      [rule()],
      removed('1a'),
      [{ lineId: 'gift-9a', quantity: 3, attributes: [engraving] }],
    ],
    [
      'a gift of three that the visitor had made two goes whole',
      cartOf([line('9a', 2, { gift: '5001' })]),
      [rule({ quantityToAdd: 3 })],
      removed('1a'),
      goes,
    ],
    [
      'another product still meets the threshold',
      cartOf([line('2a', 2), givenAway]),
      [rule({ productToBuy: products('1', '2') })],
      removed('1a'),
      [],
    ],
    [
      'of a collection, other lines still meet it',
      cartOf([line('2a', 1), line('3a', 1), givenAway]),
      [collectionRule()],
      removed('1a'),
      [],
    ],
    ['of a collection, they no longer do', cartOf([line('3a', 1), given]), [collectionRule()], removed('1a'), goes],
    [
      'a gift left over by a failure goes at the next change',
      cartOf([line('1a', 1), given]),
      [rule()],
      added('7a'),
      goes,
    ],
    [
      'a rule switched off: its gift goes at the next change',
      cartOf([line('1a', 2), given]),
      [rule({ status: 'EXPIRED' })],
      added('1a'),
      goes,
    ],
    [
      'a rule that has ended',
      cartOf([line('1a', 2), given]),
      [rule({ endsAt: '2026-11-20T09:00:00Z' })],
      increased('1a'),
      goes,
    ],
    ['a rule that is no longer there', cartOf([line('1a', 2), given]), [], added('7a'), goes],
    [
      'a rule that has ended, while another one gives something else',
      cartOf([line('1a', 2), line('2a', 2), given]),
      [rule({ status: 'EXPIRED' }), rule({ id: '5002', productToBuy: products('2'), productToOffer: ['8'] })],
      increased('2a'),
      goes,
    ],
    [
      'an automatic discount that takes nothing off is none',
      cartOf([
        line('1a', 1),
        { ...given, discounts: givenAway.discounts.map((each) => ({ ...each, amount: NOTHING })) },
      ]),
      [rule()],
      decreased('1a'),
      goes,
    ],
    [
      'a rule that is no longer there, but the shop still gives',
      cartOf([line('9a', 1, { gift: '5001', off: 'automatic' })]),
      [],
      added('7a'),
      [],
    ],
    [
      '… one of the three units in the line',
      cartOf([line('9a', 3, { gift: '5001', off: 'automatic' })]),
      [],
      added('7a'),
      [],
    ],
    [
      'a rule that is no longer there, and a quarter off by another discount',
      cartOf([line('9a', 1, { gift: '5001', off: 'automatic', taken: 1.4 })]),
      [],
      added('7a'),
      goes,
    ],
  ])('%s', (_, cart, rules, event, set) => {
    expect(run(cart, rules, event).set).toEqual(set);
  });
});

describe('an automatic discount that leaves a part of the gift to pay is not the gift’s', () => {
  const three = rule({ quantityToAdd: 3 });
  const gifts = (quantity: number, taken: number, more: Partial<OfferLine> = {}): OfferLine => ({
    ...line('9a', quantity, { gift: '5001', off: 'automatic', taken }),
    ...more,
  });

  test.each<SetCase>([
    ['a fifth off, below the threshold', cartOf([line('1a', 1), gifts(1, 1.12)]), [rule()], decreased('1a'), goes],
    [
      'a fifth off at the threshold, where the shop’s own discount is missing',
      cartOf([line('1a', 3), gifts(1, 1.12)]),
      [rule()],
      decreased('1a'),
      goes,
    ],
    ['all but one cent off', cartOf([line('1a', 1), gifts(1, 5.59)]), [rule()], removed('2a'), goes],
    ['all of it off', cartOf([line('1a', 1), gifts(1, 5.6)]), [rule()], removed('2a'), []],
    [
      'all of it off, by two discounts',
      cartOf([gifts(1, 0, { discounts: [...gifts(1, 5.04).discounts, ...gifts(1, 0.56).discounts] })]),
      [rule()],
      removed('1a'),
      [],
    ],
    ['two of three given units off', cartOf([line('1a', 2), gifts(3, 11.2)]), [three], increased('1a'), goes],
    ['three of three off', cartOf([line('1a', 2), gifts(3, 16.8)]), [three], increased('1a'), []],
    [
      'a third of a line with two units of the visitor’s own',
      cartOf([line('1a', 2), gifts(3, 5.6)]),
      [rule()],
      increased('9a', '5001'),
      [],
    ],
    [
      'a fifth of such a line: the visitor’s own units stay',
      cartOf([line('1a', 2), gifts(3, 3.36)]),
      [rule()],
      increased('9a', '5001'),
      [{ lineId: 'gift-9a', quantity: 2, attributes: [] }],
    ],
    [
      'a fifth off the gift and off an own line of the same product',
      cartOf([line('1a', 2), gifts(1, 1.12), line('9a', 1, { off: 'automatic', taken: 1.12 })]),
      [rule()],
      added('9a'),
      goes,
    ],
  ])('%s', (_, cart, rules, event, set) => {
    expect(run(cart, rules, event).set).toEqual(set);
  });

  test('is not given again at each click', () => {
    const cart = cartOf([line('1a', 3), gifts(1, 1.12)]);
    expect(run(cart, [rule()], increased('1a'))).toMatchObject({ declined: [], suspended: ['5001'] });
    expect(run(cartOf([line('1a', 4)], [], ['5001']), [rule()], increased('1a'))).toMatchObject({
      add: [],
      suspended: ['5001'],
    });
  });
});

describe('a gift that costs nothing anyway', () => {
  const free = (quantity: number): OfferLine => ({
    ...line('9a', quantity, { gift: '5001' }),
    subtotal: { amount: '0.0', currencyCode: 'EUR' },
  });
  test.each<SetCase>([
    ['stays at the threshold', cartOf([line('1a', 4), free(2)]), [rule({ quantityToAdd: 2 })], increased('1a'), []],
    ['goes below it', cartOf([line('1a', 1), free(1)]), [rule()], decreased('1a'), goes],
    ['goes with its rule', cartOf([line('1a', 2), free(1)]), [], added('1a'), goes],
  ])('%s', (_, cart, rules, event, set) => {
    expect(run(cart, rules, event).set).toEqual(set);
  });
});

describe('the same product bought and given: buy two, get one', () => {
  const two = line('1a', 2);
  const third = line('1a', 1, { gift: '5001' });

  test.each<AddCase>([
    ['one gives nothing', cartOf([line('1a', 1)]), [sameProduct], added('1a'), []],
    ['two give a third', cartOf([two]), [sameProduct], added('1a'), [{ ...gift, productId: '1' }]],
    ['the third does not count as bought', cartOf([line('1a', 1), third]), [sameProduct], increased('1a'), []],
    ['a fourth gives no second one', cartOf([line('1a', 3), third]), [sameProduct], increased('1a'), []],
  ])('%s', (_, cart, rules, event, gifts) => {
    expect(run(cart, rules, event).add).toEqual(gifts);
  });

  test('one less takes the gift back and not what was bought', () => {
    const { set } = run(cartOf([line('1a', 1), third]), [sameProduct], decreased('1a'));
    expect(set).toEqual([{ lineId: 'gift-1a', quantity: 0 }]);
  });

  test('units put on top of the gift are bought ones', () => {
    const { set, add } = run(cartOf([line('1a', 3, { gift: '5001', off: 'automatic' })]), [sameProduct], removed('1a'));
    expect({ set, add }).toEqual({ set: [], add: [] });
  });
});

describe('two rules, one gift', () => {
  const other = rule({ id: '5002', productToBuy: products('2') });
  const both = [rule(), other];

  test('one change that meets both adds one', () => {
    const rules = [collectionRule(), collectionRule({ id: '5002', quantityToBuy: 1 })];
    expect(run(cartOf([line('1a', 2)]), rules, added('1a')).add).toEqual([gift]);
  });

  test('the second threshold adds no second one', () => {
    expect(run(cartOf([line('1a', 2), line('2a', 2), given]), both, added('2a')).add).toEqual([]);
  });

  test('it is kept while one of the two holds, whichever gave it', () => {
    expect(run(cartOf([line('2a', 2), givenAway]), both, removed('1a')).set).toEqual([]);
  });

  test('and goes with the second', () => {
    expect(run(cartOf([line('2a', 1), given]), both, decreased('2a')).set).toEqual(goes);
  });

  test('taken out by the visitor, it does not come back by the other rule', () => {
    const cart = cartOf([line('1a', 2), line('2a', 2)]);
    const { declined } = run(cart, both, removed('9a', '5001'));
    expect(declined).toEqual(['5001', '5002']);
    expect(run(cartOf(cart.lines, declined), both, increased('2a')).add).toEqual([]);
  });

  test('more of it declines nothing', () => {
    const cart = cartOf([line('1a', 2), line('2a', 2), line('9a', 2, { gift: '5001', off: 'automatic' })]);
    expect(run(cart, both, increased('9a', '5001')).declined).toEqual([]);
  });

  test('taken out by the visitor, it declines no other gift', () => {
    const rules = [rule(), rule({ id: '5002', productToBuy: products('2'), productToOffer: ['8'] })];
    const cart = cartOf([line('1a', 2), line('2a', 2)]);
    expect(run(cart, rules, removed('9a', '5001')).declined).toEqual(['5001']);
  });

  test('two rules with two gifts give both', () => {
    const rules = [rule(), rule({ id: '5002', productToOffer: ['8'] })];
    expect(run(cartOf([line('1a', 2)]), rules, added('1a')).add.map(({ productId }) => productId)).toEqual(['9', '8']);
  });
});

describe('a gift that the visitor took out', () => {
  const cart = cartOf([line('1a', 2)], ['5001']);

  test('is remembered', () => {
    expect(run(cartOf([line('1a', 2)]), [rule()], removed('9a', '5001')).declined).toEqual(['5001']);
  });

  test.each([added('1a'), increased('1a'), decreased('1a')])('does not pop back when the same is $kind', (event) => {
    expect(run(cart, [rule()], event)).toEqual({ add: [], set: [], declined: ['5001'], suspended: [], warnings: [] });
  });

  test('is forgotten below the threshold, and comes back when it is crossed anew', () => {
    const { declined } = run(cartOf([line('1a', 1)], ['5001']), [rule()], decreased('1a'));
    expect(declined).toEqual([]);
    expect(run(cartOf([line('1a', 2)], declined), [rule()], increased('1a')).add).toEqual([gift]);
  });

  test('is forgotten when the visitor has put it back', () => {
    expect(run(cartOf([line('1a', 2), givenAway], ['5001']), [rule()], added('7a')).declined).toEqual([]);
  });

  test('is remembered where the rule has come to offer something else meanwhile', () => {
    const { declined } = run(cartOf([line('1a', 2)]), [rule({ productToOffer: ['8'] })], removed('9a', '5001'));
    expect(declined).toEqual(['5001']);
  });

  test('is not remembered when it was an own line', () => {
    expect(run(cartOf([line('1a', 2)]), [rule()], removed('9a')).declined).toEqual([]);
  });

  test('does not hinder other rules', () => {
    const other = rule({ id: '5002', productToBuy: products('2'), productToOffer: ['8'] });
    const { add, declined } = run(cartOf([line('1a', 2), line('2a', 2)], ['5001']), [rule(), other], added('2a'));
    expect({ add, declined }).toEqual({ add: [{ ruleId: '5002', productId: '8', quantity: 1 }], declined: ['5001'] });
  });

  test('of a rule that is no longer there is forgotten', () => {
    expect(run(cartOf([line('1a', 2)], ['4999']), [rule()], decreased('1a')).declined).toEqual([]);
  });
});

test('a threshold crossed both ways many times gives and takes one gift each time', () => {
  let lines = [line('1a', 1)];
  for (let round = 0; round < 5; round++) {
    lines = [line('1a', 2)];
    expect(run(cartOf(lines), [rule()], increased('1a')).add).toEqual([gift]);
    lines = [line('1a', 1), given];
    expect(run(cartOf(lines), [rule()], decreased('1a')).set).toEqual(goes);
  }
});

test('a rule that offers several products says so while it holds', () => {
  const several = rule({ productToOffer: ['9', '8'] });
  const warning = { ruleId: '5001', code: 'SEVERAL_OFFERED' };
  expect(run(cartOf([line('1a', 2)]), [several], added('1a')).warnings).toEqual([warning]);
  expect(run(cartOf([line('1a', 1)]), [several], added('1a')).warnings).toEqual([]);
});

describe('a code came or went', () => {
  const bought = line('1a', 2);
  const terms = (cart: OfferCart) => reconcile({ cart, rules: [rule()], event: { kind: 'terms' }, now: NOW });

  test.each<[string, OfferCart, Changes['set'], string[], string[]?]>([
    ['the shop still gives', cartOf([bought, line('9a', 1, { gift: '5001', off: 'automatic' })]), [], []],
    [
      'the shop gives on an own line of the same product',
      cartOf([bought, line('9a', 1, { gift: '5001' }), line('9a', 1, { off: 'automatic' })]),
      [],
      [],
    ],
    [
      'a code that excludes the gift has it charged: it goes, and does not come back at each click',
      cartOf([bought, line('9a', 1, { gift: '5001' })]),
      [{ lineId: 'gift-9a', quantity: 0 }],
      [],
      ['5001'],
    ],
    [
      'what the visitor has put on top of it stays',
      cartOf([bought, line('9a', 3, { gift: '5001', off: 'code' })]),
      [{ lineId: 'gift-9a', quantity: 2, attributes: [] }],
      [],
      ['5001'],
    ],
    [
      'the shop gives something, but not the gift',
      cartOf([line('1a', 2, { off: 'automatic' }), line('9a', 1, { gift: '5001' })]),
      [{ lineId: 'gift-9a', quantity: 0 }],
      [],
      ['5001'],
    ],
    ['nothing is given for a code', cartOf([bought]), [], []],
    ['what was declined stays declined', cartOf([bought], ['5001']), [], ['5001']],
    ['what was suspended stays suspended', cartOf([bought], [], ['5001']), [], [], ['5001']],
    ['below the threshold it no longer is', cartOf([line('1a', 1)], [], ['5001']), [], []],
  ])('%s', (_, cart, set, declined, suspended = []) => {
    expect(terms(cart)).toMatchObject({ add: [], set, declined, suspended });
  });
});

describe('a code went, or the place changed: what was suspended is offered again', () => {
  const bought = line('1a', 2);
  const relaxed = (cart: OfferCart, rules = [rule()]) =>
    reconcile({ cart, rules, event: { kind: 'relaxed' }, now: NOW });

  test.each<[string, OfferCart, OfferRule[], Changes['add']]>([
    ['while its threshold is met', cartOf([bought], [], ['5001']), [rule()], [gift]],
    ['not below it', cartOf([line('1a', 1)], [], ['5001']), [rule()], []],
    ['not after the end of its rule', cartOf([bought], [], ['5001']), [rule({ status: 'EXPIRED' })], []],
    ['nor what the visitor has bought meanwhile', cartOf([bought, line('9a', 1)], [], ['5001']), [rule()], []],
    ['by a rule on collections', cartOf([line('2a', 1), line('3a', 1)], [], ['5001']), [collectionRule()], [gift]],
    ['one more of what was bought', cartOf([bought], [], ['5001']), [sameProduct], [{ ...gift, productId: '1' }]],
    [
      'once, where two rules give it',
      cartOf([bought, line('2a', 2)], [], ['5001', '5002']),
      [rule(), rule({ id: '5002', productToBuy: products('2') })],
      [gift],
    ],
    ['but not what the visitor has removed', cartOf([bought], ['5001']), [rule()], []],
    ['nor what was never taken back', cartOf([bought]), [rule()], []],
  ])('%s', (_, cart, rules, add) => {
    expect(relaxed(cart, rules)).toMatchObject({ add, set: [], suspended: [] });
  });

  test('what the shop charges for goes, and is not offered at once', () => {
    const cart = cartOf([bought, line('9a', 1, { gift: '5001' })], [], ['5002']);
    const other = rule({ id: '5002', productToOffer: ['9'] });
    expect(relaxed(cart, [rule(), other])).toMatchObject({ add: [], set: goes, suspended: ['5001', '5002'] });
  });
});

describe('the cart has another address', () => {
  const bought = line('1a', 2);
  const excluded = ['13', 'BE-4000'];
  const free = line('9a', 1, { gift: '5001', off: 'automatic', excluded });
  const withOwn = line('9a', 4, { gift: '5001', off: 'automatic', excluded });
  const card = line('9a', 1, { gift: '5001', off: 'automatic', excluded, isGiftCard: true });
  const taken: Changes['set'] = [{ lineId: 'gift-9a', quantity: 0, undelivered: true }];

  test.each<[string, OfferLine[], string, string, Changes['set'], string[]]>([
    ['where the gift is delivered', [bought, free], '31000', 'FR', [], []],
    ['where it is not', [bought, free], '13 090', 'FR', taken, ['5001']],
    ['where it is not, in another country', [bought, free], '4000', 'BE', taken, ['5001']],
    ['where the same digits are another place', [bought, free], '1300', 'BE', [], []],
    ['where nothing is delivered: the gift does not block the order', [bought, free], '98000', 'MC', [], []],
    [
      'where what was put on top of it stays the visitor’s own',
      [bought, withOwn],
      '13001',
      'FR',
      [{ lineId: 'gift-9a', quantity: 3, attributes: [], undelivered: true }],
      ['5001'],
    ],
    ['where a gift that is sent by e-mail is no parcel', [bought, card], '13001', 'FR', [], []],
    ['where an article of the visitor’s own stays', [line('7a', 1, { excluded })], '13001', 'FR', [], []],
  ])('%s', (_, lines, zip, country, set, suspended) => {
    const cart = { ...cartOf(lines), deliveryAddress: { id: null, zip, country } };
    const changes = reconcile({ cart, rules: [rule()], event: { kind: 'terms' }, now: NOW });
    expect(changes).toMatchObject({ add: [], set, declined: [], suspended });
  });
});

describe('while the rules cannot be read', () => {
  const bought = [line('1a', 2)];
  test.each<[string, OfferCart, CartEvent, string[], string[]?]>([
    ['a gift that is taken out is remembered', cartOf(bought), removed('9a', '5001'), ['5001']],
    ['beside the former ones', cartOf(bought, ['5002']), removed('9a', '5001'), ['5002', '5001']],
    ['once', cartOf(bought, ['5001']), removed('9a', '5001'), ['5001']],
    ['an own line is none', cartOf(bought, ['5002']), removed('9a'), ['5002']],
    ['nor is one less of it', cartOf([...bought, given]), decreased('9a', '5001'), []],
    ['or one more', cartOf([...bought, given]), increased('9a', '5001'), []],
    ['a code takes no gift out', cartOf(bought, ['5002']), { kind: 'terms' }, ['5002']],
    ['nor does it bring one', cartOf(bought, ['5002'], ['5001']), { kind: 'relaxed' }, ['5002'], ['5001']],
  ])('%s', (_, cart, event, declined, suspended: string[] = []) => {
    expect(reconcileUnread(cart, event)).toEqual({ add: [], set: [], declined, suspended, warnings: [] });
  });
});
