import { describe, expect, test } from 'vitest';
import { REGULATORY_CLASSES } from '../../../lib/catalogue/product.ts';
import {
  chosenPlan,
  everyWords,
  hasSubscription,
  isBuyable,
  isSubscribable,
  laterPrice,
  lineWords,
  nextPayment,
  planSentences,
  planTerms,
  planWords,
  recurringTotals,
  savedPercent,
  withLawfulPlans,
} from '../../../lib/plans/rules.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { translations } from '../../../lib/platform/i18n/translations.ts';
import { MARKETS } from '../../../lib/platform/markets.ts';
import { CustomerError } from '../../../lib/services/shopify/customer-change.ts';
import { planPrice as mapped } from '../../../lib/services/shopify/map-variant.ts';
import type { PlanPrice } from '../../../lib/services/shopify/types.ts';
import {
  endingIn,
  problemOfSubscription,
  readSubscriptionOutcome,
  subscriptionQuery,
} from '../../../lib/subscriptions/outcome.ts';
import { euros, plain } from '../../fixtures/cart-view.tsx';
import { planPrice, prepaid, sellingPlan } from '../../fixtures/plans.ts';

test('supplements and cosmetics alone are sold by subscription, a medicine never', () => {
  expect(REGULATORY_CLASSES.filter(isSubscribable)).toEqual(['supplement', 'cosmetic']);
  expect([isSubscribable(null), isSubscribable(undefined)]).toEqual([false, false]);
  const variant = { id: '1', plans: [planPrice()], requiresPlan: true as const };
  expect(withLawfulPlans(variant, 'supplement')).toBe(variant);
  expect(withLawfulPlans(variant, 'medicine_amm')).toEqual({ id: '1', requiresPlan: true });
  expect(withLawfulPlans(variant, null)).not.toHaveProperty('plans');
});

describe('the plan that an id means', () => {
  const plans = [planPrice(), prepaid()];
  test.each<[string, Parameters<typeof chosenPlan>[0], string | null, PlanPrice | null]>([
    ['one of them', { plans }, '80012', plans[1] as PlanPrice],
    ['none', { plans }, null, null],
    ['an unknown one', { plans }, '9', null],
    ['none where it is needed: the first', { plans, requiresPlan: true }, null, plans[0] as PlanPrice],
    ['one where there is none', {}, '80011', null],
    ['none where it is needed and there is none', { requiresPlan: true }, null, null],
  ])('%s', (_, variant, id, plan) => {
    expect(chosenPlan(variant, id)).toBe(plan);
  });

  test.each([
    [{}, true],
    [{ plans }, true],
    [{ plans, requiresPlan: true as const }, true],
    [{ requiresPlan: true as const }, false],
    [{ plans: [], requiresPlan: true as const }, false],
  ])('%j is buyable: %s', (variant, expected) => {
    expect(isBuyable(variant)).toBe(expected);
  });
});

test.each([
  ['13.41', '14.90', 10],
  ['14.76', '14.90', null],
  ['14.85', '15.00', 1],
  ['14.90', '14.90', null],
  ['15.90', '14.90', null],
  ['38.01', '44.70', 14],
])('%s instead of %s saves %s %', (price, compareAt, percent) => {
  expect(savedPercent({ price: euros(price), compareAt: euros(compareAt) })).toBe(percent);
});

/** Deliveries of three months, paid today, which does not renew itself. */
const paidOnce: PlanPrice = { ...prepaid(), plan: { ...prepaid().plan, maxOrders: 1, firstOrders: 1, cancelDays: 3 } };

test.each<[string, PlanPrice, string, ReturnType<typeof laterPrice>]>([
  ['stays', planPrice(), '13.41', null],
  [
    'changes after three',
    planPrice({ plan: { firstOrders: 3 }, later: euros('14.16') }),
    '13.41',
    { after: 3, price: euros('14.16') },
  ],
  [
    'changes after the first',
    planPrice({ plan: { firstOrders: 1 }, later: euros('14.90') }),
    '14.90',
    { after: 1, price: euros('14.90') },
  ],
  [
    'would change after its last payment',
    planPrice({ plan: { firstOrders: 4, maxOrders: 4 }, later: euros('14.16') }),
    '13.41',
    null,
  ],
  ['changes to the same', planPrice({ plan: { firstOrders: 2 }, later: euros('13.41') }), '13.41', null],
])('a price that %s', (_, price, next, later) => {
  expect(nextPayment(price).amount).toBe(next);
  expect(laterPrice(price)).toEqual(later);
});

test('what is taken again is added up by its rhythm, one-time purchases apart', () => {
  const monthly = { quantity: 2, plan: planPrice() };
  const changing = {
    quantity: 1,
    plan: planPrice({ plan: { firstOrders: 3 }, later: euros('14.90'), price: euros('10.00') }),
  };
  const lines = [{ quantity: 5 }, monthly, { quantity: 1, plan: prepaid() }, changing];
  expect(recurringTotals(lines)).toEqual([
    { every: { unit: 'MONTH', count: 1 }, amount: euros('36.82'), changes: true },
    { every: { unit: 'MONTH', count: 3 }, amount: euros('38.01'), changes: false },
  ]);
  expect(recurringTotals([{ quantity: 5 }])).toEqual([]);
  expect(recurringTotals([{ quantity: 2, plan: paidOnce }])).toEqual([]);
  expect([hasSubscription(lines), hasSubscription([{ quantity: 5 }])]).toEqual([true, false]);
});

test.each<[string, PlanPrice[], string, boolean]>([
  ['a price that is reduced once', [planPrice({ plan: { firstOrders: 1 }, later: euros('14.90') })], '14.90', false],
  [
    'two of them',
    [
      planPrice({ plan: { firstOrders: 1 }, later: euros('14.90') }),
      planPrice({ plan: { firstOrders: 1 }, later: euros('9.00') }),
    ],
    '23.90',
    false,
  ],
  [
    'one beside a price that is reduced twice',
    [
      planPrice({ plan: { firstOrders: 1 }, later: euros('14.90') }),
      planPrice({ plan: { firstOrders: 2 }, later: euros('14.90') }),
    ],
    '28.31',
    true,
  ],
])('after %s: the next payment, and whether it changes again', (_, plans, amount, changes) => {
  const [total] = recurringTotals(plans.map((plan) => ({ quantity: 1, plan })));
  expect(total).toMatchObject({ amount: euros(amount), changes });
});

describe('in words', () => {
  test.each([
    ['fr-fr', 'DAY', 1, 'chaque jour'],
    ['fr-fr', 'WEEK', 2, 'toutes les 2 semaines'],
    ['fr-be', 'MONTH', 1, 'chaque mois'],
    ['fr-fr', 'MONTH', 2, 'tous les 2 mois'],
    ['fr-fr', 'YEAR', 1, 'chaque année'],
    ['nl-be', 'DAY', 3, 'om de 3 dagen'],
    ['nl-be', 'WEEK', 1, 'elke week'],
    ['nl-be', 'MONTH', 2, 'om de 2 maanden'],
    ['nl-be', 'YEAR', 2, 'om de 2 jaar'],
  ] as const)('in %s %s %i', async (locale, unit, count, words) => {
    expect(everyWords({ unit, count }, await translations(locale, 'cart'))).toBe(words);
  });

  const sentences = async (price: PlanPrice, locale: 'fr-fr' | 'nl-be', isHere: boolean, quantity = 1) => {
    const t = await translations(locale, 'cart');
    return planSentences(price, planWords(price.plan, t, isHere), MARKETS[locale].tag, quantity).map(plain);
  };

  test('a subscription says its payments, its end, and how to end it', async () => {
    expect(await sentences(planPrice({ plan: { cancelDays: 2 } }), 'fr-fr', true)).toEqual([
      'Aujourd’hui : 13,41 € pour la première livraison, envoyée avec cette commande.',
      'Ensuite : 13,41 € chaque mois, prélevés sans nouvelle commande de votre part, frais de livraison en plus.',
      'L’abonnement se renouvelle jusqu’à ce que vous y mettiez fin.',
      'Vous pouvez le résilier en ligne et sans frais, depuis votre compte, jusqu’à 2 jours avant le prélèvement suivant.',
    ]);
  });

  test('several, with a minimum, an end of its own and another price later', async () => {
    const plan = { minOrders: 2, maxOrders: 6, firstOrders: 3, cancelDays: 1 };
    expect(await sentences(planPrice({ plan, later: euros('14.16') }), 'nl-be', false, 2)).toEqual([
      'Vandaag: € 26,82 voor de eerste levering, die met deze bestelling vertrekt.',
      'Daarna: € 26,82 elke maand, aangerekend zonder dat u opnieuw bestelt, plus de leveringskosten.',
      'Deze prijs geldt voor de eerste 3 betalingen. Daarna is het € 28,32.',
      'Het stopt vanzelf na 6 betalingen.',
      'U verbindt zich voor minstens 2 betalingen.',
      'Na die betalingen zegt u het kosteloos op door ons te schrijven via de contactpagina, tot de dag vóór de volgende betaling.',
    ]);
  });

  test.each([
    [
      'fr-fr',
      true,
      { minOrders: 3 },
      'Après ces paiements, vous pouvez le résilier en ligne et sans frais, depuis votre compte',
    ],
    ['fr-fr', false, { minOrders: 4 }, 'Après ces paiements, vous pouvez le résilier sans frais, en nous écrivant'],
    ['nl-be', true, { minOrders: 3 }, 'Na die betalingen zegt u het online en kosteloos op, in uw account'],
    ['fr-fr', true, { minOrders: 3, maxOrders: 12 }, 'Après ces paiements, vous pouvez le résilier'],
    // Nobody is bound by the payment of today.
    ['fr-fr', true, { minOrders: 1 }, 'Vous pouvez le résilier en ligne et sans frais, depuis votre compte'],
    ['nl-be', false, {}, 'U zegt het kosteloos op door ons te schrijven'],
    // It ends by itself, and not before.
    ['fr-fr', true, { minOrders: 3, maxOrders: 3 }, 'Vous vous engagez pour 3 paiements au moins.'],
    ['nl-be', false, { minOrders: 6, maxOrders: 6 }, 'U verbindt zich voor minstens 6 betalingen.'],
  ] as const)('in %s, ended here: %s, %j: the last sentence', async (locale, isHere, plan, words) => {
    const last = (await sentences(planPrice({ plan }), locale, isHere)).at(-1);
    expect(last).toContain(words);
    expect((await sentences(planPrice({ plan }), locale, isHere)).join(' ')).not.toMatch(
      /paiements.* Vous pouvez le résilier/,
    );
  });

  test.each([
    ['fr-fr', 'Il s’arrête de lui-même après un paiement.', 'Aujourd’hui 38,01 €, en une fois, hors livraison.'],
    ['nl-be', 'Het stopt vanzelf na één betaling.', 'Vandaag € 38,01, in één keer, zonder de leveringskosten.'],
  ] as const)('one that is paid once names no later payment, %s', async (locale, end, inCart) => {
    const once = { ...paidOnce, later: euros('44.70') };
    const [first, delivered, ...rest] = await sentences(once, locale, true);
    expect([first, delivered].join()).not.toMatch(/Ensuite|Daarna/);
    expect(rest).toEqual([end]);
    const t = await translations(locale, 'cart');
    expect(plain(lineWords(once, { quantity: 1, total: once.price }, MARKETS[locale].tag, t))).toBe(inCart);
  });

  test('one that is paid in advance says how often it comes', async () => {
    const [first, renewal, delivered] = await sentences(prepaid(), 'fr-fr', true);
    expect(first).toBe('Aujourd’hui : 38,01 € pour 3 livraisons. La première est envoyée avec cette commande.');
    expect(renewal).toContain('38,01 € tous les 3 mois');
    expect(delivered).toBe('Une livraison chaque mois.');
  });
});

describe('as the shop says it', () => {
  const recurring = (count: number) => ({
    __typename: 'SellingPlanRecurringBillingPolicy' as const,
    interval: 'MONTH' as const,
    intervalCount: count,
  });
  const delivery = { ...recurring(1), __typename: 'SellingPlanRecurringDeliveryPolicy' as const };
  const raw = {
    sellingPlan: {
      id: 'gid://shopify/SellingPlan/80012',
      name: 'Trois mois',
      description: null,
      billingPolicy: recurring(3),
      deliveryPolicy: delivery,
      priceAdjustments: [{ orderCount: 2 }],
      minimumOrders: { value: '2' },
      maximumOrders: { value: 'beaucoup' },
      cancelDays: null,
    },
    priceAdjustments: [
      {
        price: euros('30.0'),
        perDeliveryPrice: euros('10.0'),
        compareAtPrice: euros('36.0'),
        unitPrice: euros('20.0'),
      },
    ],
  };
  const unitPriceMeasurement = { quantityValue: 50, quantityUnit: 'G', referenceValue: 100, referenceUnit: 'G' };
  const sold = { price: euros('12.1'), unitPrice: euros('24.2'), unitPriceMeasurement } as Parameters<typeof mapped>[1];
  const unmeasured = { ...sold, unitPrice: null, unitPriceMeasurement: null };

  test('a plan in advance, whose reduction ends with nothing after it', () => {
    expect(mapped(raw as never, sold)).toEqual({
      plan: sellingPlan({
        id: '80012',
        name: 'Trois mois',
        billing: { unit: 'MONTH', count: 3 },
        deliveries: 3,
        minOrders: 2,
        firstOrders: 2,
      }),
      price: euros('30.0'),
      perDelivery: euros('10.0'),
      compareAt: euros('36.0'),
      unitPrice: { price: euros('20.00'), quantity: 100, unit: 'g' },
      later: euros('36.0'),
    });
  });

  test('a pre-order is no subscription', () => {
    const without = (part: object) => mapped({ ...raw, sellingPlan: { ...raw.sellingPlan, ...part } } as never, sold);
    expect(without({ billingPolicy: null })).toBeNull();
    expect(without({ deliveryPolicy: null })).toBeNull();
    expect(mapped(raw as never, unmeasured)?.unitPrice).toBeNull();
  });

  const plain = (part: object = {}) => ({
    sellingPlan: { ...raw.sellingPlan, priceAdjustments: [], ...part },
    priceAdjustments: [],
  });

  test.each([
    ['paid each month', plain({ billingPolicy: recurring(1) }), '12.10'],
    ['paid for a quarter', plain(), '36.30'],
  ])('one that reduces nothing, %s, costs what its deliveries cost', (_, allocation, amount) => {
    const price = mapped(allocation as never, sold);
    expect(price).toMatchObject({ price: euros(amount), compareAt: euros(amount), perDelivery: euros('12.1') });
    expect(price).toMatchObject({ unitPrice: { price: euros('24.20'), quantity: 100, unit: 'g' }, later: null });
    expect(price && [savedPercent(price), laterPrice(price)]).toEqual([null, null]);
    expect(mapped(allocation as never, unmeasured)?.unitPrice).toBeNull();
  });
});

describe('what the account says after a change', () => {
  test.each(['pause', 'activate', 'cancel', 'cancelUnmailed'] as const)('%s is done', (action) => {
    const outcome = { kind: 'done', action } as const;
    expect(subscriptionQuery(outcome)).toEqual({ done: action });
    expect(readSubscriptionOutcome({ done: action })).toEqual(outcome);
  });

  test.each(['unsaved', 'refused', 'over', 'unsure', 'cancelUnsure', 'signedOut'] as const)(
    '%s is a problem',
    (problem) => {
      const outcome = { kind: 'problem', problem } as const;
      expect(subscriptionQuery(outcome)).toEqual({ problem });
      expect(readSubscriptionOutcome({ problem })).toEqual(outcome);
    },
  );

  test.each([{ done: 'constructor' }, { done: ['cancel'] }, {}])('%j says nothing', (query) => {
    expect(readSubscriptionOutcome(query)).toBeNull();
  });

  test.each([
    [new CustomerError([{ code: 'CONTRACT_TERMINATED', field: null, message: '' }]), 'cancel', 'over'],
    [new CustomerError([{ code: 'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST', field: null, message: '' }]), 'pause', 'over'],
    [new AppError('customerNotFound'), 'pause', 'signedOut'],
    [new CustomerError([{ code: 'HAS_FUTURE_EDITS', field: null, message: '' }]), 'cancel', 'refused'],
    [new AppError('invalidInput', { fields: 'id' }), 'cancel', 'refused'],
    [new AppError('unconfirmed', { reason: 'timeout' }), 'pause', 'unsure'],
    [new AppError('customerMissing'), 'activate', 'unsure'],
    [new AppError('customerResponseNull'), null, 'unsure'],
    [new AppError('unconfirmed', { reason: 'unreachable' }), 'cancel', 'cancelUnsure'],
    [new AppError('customerMissing'), 'cancel', 'cancelUnsure'],
    [new AppError('signedOut'), 'cancel', 'signedOut'],
    [new AppError('unreachable', { url: 'x' }), 'cancel', 'unsaved'],
    [new Error('other'), 'cancel', 'unsaved'],
  ])('%s of %s', (error, action, problem) => {
    expect(problemOfSubscription(error, action)).toBe(problem);
  });

  test('only one end is asked about', () => {
    expect([endingIn({ end: '1' }), endingIn({ end: ['1', '2'] }), endingIn({})]).toEqual(['1', null, null]);
  });
});

describe('what is acknowledged before the payment', () => {
  const shown = [{ quantity: 2, plan: planPrice() }, { quantity: 1, plan: prepaid() }, { quantity: 4 }];

  test('is the same for the same lines, in any order, whatever is bought once', () => {
    expect(planTerms(shown)).toBe(planTerms([...shown].reverse()));
    expect(planTerms(shown)).toBe(planTerms(shown.slice(0, 2)));
    expect(planTerms([{ quantity: 4 }])).toBe('');
  });

  test.each<[string, Parameters<typeof planPrice>[0]]>([
    ['price', { price: euros('13.40') }],
    ['later price', { later: euros('14.90'), plan: { firstOrders: 3 } }],
    ['rhythm', { plan: { billing: { unit: 'WEEK', count: 4 } } }],
    ['minimum', { plan: { minOrders: 6 } }],
    ['end', { plan: { maxOrders: 12 } }],
    ['notice', { plan: { cancelDays: 5 } }],
  ])('is something else with another %s', (_, more) => {
    expect(planTerms([{ quantity: 2, plan: planPrice(more) }, ...shown.slice(1)])).not.toBe(planTerms(shown));
  });

  test('is something else with another number of units', () => {
    expect(planTerms([{ quantity: 3, plan: planPrice() }, ...shown.slice(1)])).not.toBe(planTerms(shown));
  });
});
