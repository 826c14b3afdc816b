import { describe, expect, test } from 'vitest';
import { cartTranslator, lineProblem, newsWordsOf, problemOf } from '../../../lib/cart/messages.ts';
import { answerIn, answerQuery, markOthers, newsIn, newsText, newsWords } from '../../../lib/cart/news.ts';
import type { CartReply } from '../../../lib/cart/view.ts';
import { cartLine, cartView } from '../../fixtures/cart-view.tsx';

const codes = [
  { code: 'ETE', applicable: true },
  { code: 'NOEL', applicable: false },
];
const about = (code: string, name: string | null) => ({ code, about: name });
const t = await cartTranslator('fr-fr');
const dutch = await cartTranslator('nl-be');

test('news name the code, or one of those of the cart', () => {
  const words = (code: string, name: string | null, of = t) => newsWords(about(code, name), of);
  expect(words('DISCOUNT_NOT_FOUND', 'NOEL')).toBe(
    `Le code NOEL n’est pas appliqué. ${t('warning.DISCOUNT_NOT_FOUND')}`,
  );
  expect(words('DISCOUNT_NOT_FOUND', null)).toBe(
    `Un code de votre panier n’est pas appliqué. ${t('warning.DISCOUNT_NOT_FOUND')}`,
  );
  expect(words('DISCOUNT_NOT_FOUND', 'NOEL', dutch)).toContain(dutch('warning.DISCOUNT_NOT_FOUND'));
});

test('in an address a code is its place in the cart', () => {
  const news = [about('DISCOUNT_NOT_FOUND', 'NOEL'), about('DISCOUNT_CURRENTLY_INACTIVE', null)];
  const text = newsText(news, codes);
  expect(text).toBe('DISCOUNT_NOT_FOUND.1-DISCOUNT_CURRENTLY_INACTIVE');
  expect(newsIn(text, codes)).toEqual(news);
});

test.each([
  ['a code that applies by now', 'DISCOUNT_NOT_FOUND.0'],
  ['a place that the cart does not have', 'DISCOUNT_NOT_FOUND.7'],
  ['a warning about something else', 'MERCHANDISE_OUT_OF_STOCK.1'],
  ['a sentence that wants a number', 'DISCOUNT_MINIMUM.1'],
  ['markup', '<b>.1'],
  ['nothing', ''],
  ['no text', undefined],
  ['a list', ['DISCOUNT_NOT_FOUND.1', 'DISCOUNT_NOT_FOUND.1']],
])('%s in an address says nothing', (_title, text) => {
  expect(newsIn(text, codes)).toEqual([]);
});

test('without a code that waits, nothing is said of one', () => {
  expect(newsIn('DISCOUNT_NOT_FOUND', codes.slice(0, 1))).toEqual([]);
});

type Ok = Extract<CartReply, { status: 'ok' }>;
const ok = (more: Partial<Ok>): Ok => ({
  status: 'ok',
  cart: cartView({ discountCodes: codes }),
  warnings: [],
  ...more,
});
const stock = (lineId: string, code = 'MERCHANDISE_NOT_ENOUGH_STOCK') => ({ code, message: '', lineId });

describe('the answer in an address', () => {
  test.each([
    ['nothing', {}, undefined],
    ['a warning', { warnings: [stock('l1')] }, { warning: 'MERCHANDISE_NOT_ENOUGH_STOCK' }],
    [
      'with what is missing',
      { warnings: [{ ...stock(''), code: 'DISCOUNT_MINIMUM', values: { missing: 14.68 } }] },
      { missing: '14.68', warning: 'DISCOUNT_MINIMUM' },
    ],
    ['news of a code', { codeNews: [about('DISCOUNT_NOT_FOUND', 'NOEL')] }, { codes: 'DISCOUNT_NOT_FOUND.1' }],
    [
      'both, each for itself',
      { warnings: [stock('l1')], codeNews: [about('DISCOUNT_NOT_FOUND', 'NOEL')] },
      { warning: 'MERCHANDISE_NOT_ENOUGH_STOCK', codes: 'DISCOUNT_NOT_FOUND.1' },
    ],
  ])('%s', (_title, more, expected) => {
    const { answer, ...query } = answerQuery(ok(more)) ?? {};
    expect(query).toEqual(expected ?? {});
    if (expected) expect(answer).toMatch(/^[\da-f]{8}$/);
    else expect(answer).toBeUndefined();
  });

  const once = '?field=code&missing=3&warning=DISCOUNT_QUANTITY&codes=DISCOUNT_X.1&answer=0123abcd';
  test.each([
    ['is shown at first', once, undefined, { show: '0123abcd' }],
    ['is shown after another one', once, 'ffff0000', { show: '0123abcd' }],
    ['is left out of a reload, which keeps what was typed', once, '0123abcd', { search: '?field=code' }],
    ['of an error too', '?error=timeout&answer=0123abcd', '0123abcd', { search: '' }],
    ['that no form gave is nobody’s', '?warning=other&answer=<b>', undefined, null],
    ['is not there', '?field=code', undefined, null],
  ])('%s', (_title, search, seen, shown) => {
    expect(answerIn(search, seen)).toEqual(shown);
  });
});

describe('what is said of a line', () => {
  const [first, second] = [cartLine(), cartLine({ id: 'l2', variant: { id: '70012' } })];
  const lines = [first, second];
  const cut = t('warning.MERCHANDISE_NOT_ENOUGH_STOCK');
  const said = (reply: CartReply, lineId = 'l1') => lines.map((line) => lineProblem({ reply, lineId }, line, lines, t));

  test.each<[string, CartReply, string, (string | null)[]]>([
    ['its own warning', ok({ warnings: [stock('l1')] }), 'l1', [cut, null]],
    ['that of another line stands there', ok({ warnings: [stock('l2')] }), 'l1', [null, cut]],
    ['by its variant', ok({ warnings: [stock('gid://shopify/ProductVariant/70012')] }), 'l1', [null, cut]],
    ['of no line of the cart: with the one that was changed', ok({ warnings: [stock('gone')] }), 'l1', [cut, null]],
    ['after a change of something else', ok({ warnings: [stock('l2')] }), '', [null, cut]],
    ['never what is said of a code', ok({ codeNews: [about('DISCOUNT_NOT_FOUND', 'NOEL')] }), 'l1', [null, null]],
    [
      'an error',
      { status: 'error', code: 'cartLineUpdate', values: {}, cart: undefined },
      'l1',
      [t('error.cartLineUpdate'), null],
    ],
  ])('%s', (_title, reply, changed, expected) => {
    expect(said(reply, changed)).toEqual(expected);
  });

  test('a form beside the lines does not repeat what a line says', () => {
    expect(problemOf(ok({ warnings: [stock('l2')] }), t, lines)).toBeNull();
    expect(problemOf(ok({ warnings: [stock('gone')] }), t, lines)).toBe(cut);
  });
});

describe('warnings about other lines', () => {
  const cart = cartView({
    lines: [cartLine(), cartLine({ id: 'l2', variant: { id: '70012' } })],
    soldOut: [cartLine({ id: 'l3', quantity: 0, variant: { id: '70013' } })],
  });
  const all = [stock('l3', 'MERCHANDISE_OUT_OF_STOCK'), stock('l2'), stock('gone'), stock('', 'GIFT_OUT_OF_STOCK')];
  const [sold, other] = ['OTHER_MERCHANDISE_OUT_OF_STOCK', 'OTHER_MERCHANDISE_NOT_ENOUGH_STOCK'];

  test.each<[string, Parameters<typeof markOthers>[1], string[]]>([
    [
      'a line',
      { lineId: 'l2' },
      ['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'GIFT_OUT_OF_STOCK', sold],
    ],
    [
      'a variant',
      { variantId: '70013' },
      ['MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'GIFT_OUT_OF_STOCK', other],
    ],
    ['no line', undefined, ['MERCHANDISE_NOT_ENOUGH_STOCK', 'GIFT_OUT_OF_STOCK', sold, other]],
  ])('of a change of %s come last, and are news', (_title, subject, expected) => {
    const marked = markOthers(ok({ cart, warnings: all }), subject);
    expect(marked).toMatchObject({ warnings: expected.map((code) => ({ code })) });
  });

  test('are said in words of their own, by a general sentence where there are none', () => {
    const marked = markOthers(ok({ cart, warnings: [stock('l2'), stock('l3', 'SOMETHING_NEW')] }));
    expect(problemOf(marked, dutch)).toBeNull();
    expect(newsWordsOf(marked, dutch)).toBe(
      'Het aantal van een ander artikel in uw winkelmandje is aangepast aan de voorraad. De webwinkel vraagt u uw winkelmandje na te kijken voor u betaalt.',
    );
  });
});
