import { describe, expect, it, test } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { catalogue, createCart, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { held, newest } from '../../shopify/versions.ts';

const fields = `cart { id checkoutUrl cost { totalAmount { amount } }
  appliedGiftCards { id lastCharacters amountUsed { amount } presentmentAmountUsed { amount } balance { amount } } }
  userErrors { code field message } warnings { code }`;
const [FULL, OTHER, EXPIRED] = ['CADO CADO CADO 2025', 'CADO CADO CADO 5050', 'CADO CADO CADO 2024'];

describe.each(held)('version %s', (version) => {
  const giftCards = [
    { id: 1, code: FULL, balance: 500 },
    { id: 2, code: OTHER, balance: 10_000 },
    { id: 3, code: EXPIRED, balance: 3_000, expiresOn: '2024-12-31' },
    { id: 4, code: 'CADO CADO CADO 0000', balance: 0 },
    { id: 5, code: 'CADO CADO CADO 1000', balance: 1_000, currency: 'USD' },
  ];
  const shopWithCards = () => openShop({ version, catalogue: { ...catalogue, giftCards } });
  type Shop = ReturnType<typeof shopWithCards>;
  const cartOf = async (shop: Shop) => (await createCart(shop, { lines: [{ merchandiseId: variantGid(12) }] })).cart;
  const change = async (shop: Shop, name: string, cartId: string, list: string[]) => {
    const input = name.endsWith('Remove') ? 'appliedGiftCardIds' : 'giftCardCodes';
    const type = input === 'giftCardCodes' ? '[String!]!' : '[ID!]!';
    const answer = await shop.query(
      `mutation ($cartId: ID!, $list: ${type}) { ${name}(cartId: $cartId, ${input}: $list) { ${fields} } }`,
      { cartId, list },
    );
    return answer.data[name];
  };

  it('takes cards in their order, whatever the case and the spaces of their codes', async () => {
    const shop = shopWithCards();
    const { id } = await cartOf(shop);
    const { cart, userErrors } = await change(shop, 'cartGiftCardCodesUpdate', id, ['cadocadocado2025', OTHER]);
    expect(userErrors).toEqual([]);
    expect(cart.cost.totalAmount.amount).toBe('14.9');
    expect(cart.appliedGiftCards).toMatchObject([
      { lastCharacters: '2025', amountUsed: { amount: '5.0' }, balance: { amount: '5.0' } },
      { lastCharacters: '5050', presentmentAmountUsed: { amount: '9.9' }, balance: { amount: '100.0' } },
    ]);
  });

  it('replaces the cards by an update, and removes one by its id', async () => {
    const shop = shopWithCards();
    const { id } = await cartOf(shop);
    await change(shop, 'cartGiftCardCodesUpdate', id, [FULL]);
    const { cart } = await change(shop, 'cartGiftCardCodesUpdate', id, [OTHER]);
    expect(cart.appliedGiftCards).toMatchObject([{ lastCharacters: '5050' }]);
    const removed = await change(shop, 'cartGiftCardCodesRemove', id, [cart.appliedGiftCards[0].id]);
    expect(removed.cart.appliedGiftCards).toEqual([]);
    const again = await change(shop, 'cartGiftCardCodesRemove', id, [cart.appliedGiftCards[0].id]);
    expect(again.userErrors).toMatchObject([{ code: 'INVALID', field: ['appliedGiftCardIds', '0'] }]);
  });

  if (version === newest) {
    it('adds to the cards', async () => {
      const shop = shopWithCards();
      const { id } = await cartOf(shop);
      await change(shop, 'cartGiftCardCodesAdd', id, [FULL]);
      const { cart } = await change(shop, 'cartGiftCardCodesAdd', id, [OTHER, FULL]);
      expect(cart.appliedGiftCards).toMatchObject([{ lastCharacters: '2025' }, { lastCharacters: '5050' }]);
    });
  }

  test.each([
    ['an unknown one', 'NIET BEST AAND 0001'],
    ['an expired one', EXPIRED],
    ['an empty one', 'CADO CADO CADO 0000'],
    ['one in another currency', 'CADO CADO CADO 1000'],
  ])('%s is refused, and the cart stays as it is', async (_title, code) => {
    const shop = shopWithCards();
    const { id } = await cartOf(shop);
    await change(shop, 'cartGiftCardCodesUpdate', id, [FULL]);
    const { cart, userErrors } = await change(shop, 'cartGiftCardCodesUpdate', id, [FULL, code]);
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['giftCardCodes', '1'] }]);
    expect(cart.appliedGiftCards).toMatchObject([{ lastCharacters: '2025' }]);
  });

  it('pays with what is on a card, once', async () => {
    const shop = shopWithCards();
    const { id, checkoutUrl } = await cartOf(shop);
    await change(shop, 'cartGiftCardCodesUpdate', id, [FULL]);
    await orderFrom(shop, checkoutUrl);
    expect(shop.state.data.orders[0]?.giftCards).toEqual([{ last: '2025', amount: 500 }]);
    const next = await cartOf(shop);
    const { userErrors } = await change(shop, 'cartGiftCardCodesUpdate', next.id, [FULL]);
    expect(userErrors).toHaveLength(1);
  });
});
