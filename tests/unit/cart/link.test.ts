import { describe, expect, test } from 'vitest';
import { type CheckedLine, checkLinkLine, linkCodes, missingLines, readCartLink } from '../../../lib/cart/link.ts';
import { answerQuery, LINK_NEWS, listedIn } from '../../../lib/cart/news.ts';
import { translations } from '../../../lib/platform/i18n/translations.ts';
import { LOCALES } from '../../../lib/platform/markets.ts';
import { GIFT_MARK } from '../../../lib/services/shopify/cart-attributes.ts';
import type { PlanPrice } from '../../../lib/services/shopify/types.ts';
import { planPrice } from '../../fixtures/plans.ts';

const line = (variantId: string, quantity: number) => ({ variantId, quantity });

describe('the lines of a link', () => {
  test.each([
    ['70011:2', [line('70011', 2)], false],
    ['70011:2,70061:1', [line('70011', 2), line('70061', 1)], false],
    ['70011:2, 70061:1', [line('70011', 2), line('70061', 1)], false],
    ['70011:2,70061:1,70011:3', [line('70011', 5), line('70061', 1)], false],
    ['70011:2,', [line('70011', 2)], true],
    ['70011', [], true],
    ['70011:0,70061:1', [line('70061', 1)], true],
    ['70011:-1', [], true],
    ['70011:1.5', [], true],
    ['gid://shopify/ProductVariant/70011:1', [], true],
    ['70011:1:2,70061:4', [line('70061', 4)], true],
    ['', [], true],
    ['<b>:1', [], true],
  ])('%s', (text, lines, isMalformed) => {
    expect(readCartLink(text)).toEqual({ lines, isMalformed });
  });

  test('are fifty at most', () => {
    const text = Array.from({ length: 60 }, (_, index) => `${index + 1}:1`).join(',');
    const { lines, isMalformed } = readCartLink(`${text},1:1`);
    expect([lines.length, isMalformed, lines[0]]).toEqual([50, true, line('1', 2)]);
  });
});

test.each([
  ['', []],
  ['ETE', ['ETE']],
  ['ETE,LIVRAISON', ['ETE', 'LIVRAISON']],
  [' ete , ETE,,', ['ETE']],
  ['A,B,C,D,E,F', ['A', 'B', 'C', 'D', 'E']],
  ['x'.repeat(101), []],
])('the codes of %j', (discount, codes) => {
  expect(linkCodes(discount)).toEqual(codes);
});

describe('what can be bought of a line', () => {
  const stock = (quantityAvailable: number, availableForSale = true) => ({ availableForSale, quantityAvailable });
  const cases: [title: string, asked: number, Parameters<typeof checkLinkLine>[1], boolean, Partial<CheckedLine>][] = [
    ['all of it', 2, stock(10), false, { quantity: 2, news: null }],
    ['the last of it', 10, stock(10), false, { quantity: 10, news: null }],
    ['made to order', 2, stock(0), false, { quantity: 2, news: null }],
    ['unknown to the shop', 2, undefined, false, { quantity: 0, news: 'LINK_UNKNOWN' }],
    ['a medicine', 2, stock(10), true, { quantity: 0, news: 'LINK_MEDICINE' }],
    ['sold out', 2, stock(0, false), false, { quantity: 0, news: 'LINK_SOLD_OUT' }],
    ['by subscription alone', 1, { ...stock(10), requiresPlan: true }, false, { quantity: 0, news: 'LINK_PLAN' }],
    ['more than there is', 12, stock(10), false, { quantity: 10, news: 'LINK_STOCK' }],
    ['more than an order takes', 120, stock(500), false, { quantity: 99, news: 'LINK_MOST' }],
    ['more than both', 120, stock(10), false, { quantity: 10, news: 'LINK_STOCK' }],
  ];
  test.each(cases)('%s', (_title, asked, variant, isMedicine, expected) => {
    expect(checkLinkLine(line('1', asked), variant, isMedicine)).toEqual({ variantId: '1', ...expected });
  });
});

describe('what a cart lacks of a link', () => {
  const held = (id: string, quantity: number, rule?: string, plan?: PlanPrice) => ({
    quantity,
    ...(plan && { plan }),
    attributes: rule ? [{ key: GIFT_MARK, value: rule }] : [],
    variant: { id } as never,
  });
  test.each([
    ['nothing of it', [], [line('1', 2)]],
    ['a part of it', [held('1', 1)], [line('1', 1)]],
    ['all of it', [held('1', 2), held('2', 7)], []],
    ['more than it', [held('1', 5)], []],
    ['the same as a gift', [held('1', 2, 'rule')], [line('1', 2)]],
    ['the same by subscription', [held('1', 2, undefined, planPrice())], [line('1', 2)]],
  ])('the cart holds %s', (_title, lines, missing) => {
    expect(missingLines({ lines }, [line('1', 2)])).toEqual(missing);
  });
});

test('what is missing stands in the address, apart from the reason of a code', () => {
  const warning = (code: string) => ({ code, message: '', lineId: '' });
  const warnings = [warning('LINK_UNKNOWN'), warning('DISCOUNT_EXPIRED'), warning('LINK_STOCK')];
  const query = answerQuery({ warnings, cart: null });
  expect(query).toMatchObject({ link: 'LINK_UNKNOWN-LINK_STOCK', warning: 'DISCOUNT_EXPIRED' });
  expect(listedIn(query ?? {})).toEqual(['LINK_UNKNOWN', 'LINK_STOCK']);
});

test.each([
  [
    'a gift’s message never takes the place of a code’s reason',
    ['GIFT_OUT_OF_STOCK', 'DISCOUNT_EXPIRED', 'GIFT_ENDED'],
    { warning: 'DISCOUNT_EXPIRED', link: 'GIFT_OUT_OF_STOCK-GIFT_ENDED' },
  ],
  ['nor is it lost alone', ['GIFT_NOT_GIVEN'], { link: 'GIFT_NOT_GIVEN' }],
  [
    'nor that of a cart that is gone',
    ['CART_GONE', 'DISCOUNT_EXPIRED'],
    { warning: 'DISCOUNT_EXPIRED', link: 'CART_GONE' },
  ],
  [
    'of two that may stand at a field the second is listed',
    ['DISCOUNT_NOT_FOUND', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'LINK_MOST'],
    { warning: 'DISCOUNT_NOT_FOUND', link: 'MERCHANDISE_NOT_ENOUGH_STOCK-LINK_MOST' },
  ],
  [
    'and not said twice',
    ['MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_OUT_OF_STOCK'],
    { warning: 'MERCHANDISE_OUT_OF_STOCK' },
  ],
])('%s', (_title, codes, expected) => {
  const warnings = codes.map((code) => ({ code, message: '', lineId: '' }));
  const { answer: _, ...query } = answerQuery({ warnings, cart: null }) ?? {};
  expect(query).toEqual(expected);
  expect(listedIn(query)).toEqual(query.link?.split('-') ?? []);
});

test.each([
  [{ link: 'LINK_MOST-LINK_MOST-<b>-constructor' }, ['LINK_MOST']],
  [{ link: ['LINK_MOST'] }, []],
  [{}, []],
])('%j in an address is untrusted', (query, codes) => {
  expect(listedIn(query)).toEqual(codes);
});

test.each(LOCALES)('%s has words for all of it', async (locale) => {
  const t = await translations(locale, 'cart');
  for (const code of LINK_NEWS) expect(t.has(`warning.${code}`), code).toBe(true);
});
