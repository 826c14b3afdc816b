import { describe, expect, it, test } from 'vitest';
import { openPage, orderFrom } from '../../../../tests/fixtures/checkout.ts';
import {
  catalogue,
  createCart,
  now,
  openShop,
  type TestShop,
  variantGid,
} from '../../../../tests/fixtures/commerce.ts';
import { discount } from '../../../../tests/fixtures/discounts.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Product, Variant } from '../../shopify/catalogue/types.ts';
import { held, newest } from '../../shopify/versions.ts';

const fields = `cart { id checkoutUrl cost { totalAmount { amount } }
  appliedGiftCards { id lastCharacters amountUsed { amount } presentmentAmountUsed { amount } balance { amount } } }
  userErrors { code field message } warnings { code }`;
const [FULL, OTHER, EXPIRED] = ['CADOCADOCADO2025', 'CADOCADOCADO5050', 'CADOCADOCADO2024'];

describe.each(held)('version %s', (version) => {
  const giftCards = [
    { id: 1, code: 'CADO CADO CADO 2025', balance: 500 },
    { id: 2, code: 'CADO CADO CADO 5050', balance: 10_000 },
    { id: 3, code: 'CADO CADO CADO 2024', balance: 3_000, expiresOn: '2024-12-31' },
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

  it('takes cards in their order, whatever the case of their codes', async () => {
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
    ['an unknown one', 'NIETBESTAAND0001'],
    ['an expired one', EXPIRED],
    ['an empty one', 'CADOCADOCADO0000'],
    ['one in another currency', 'CADOCADOCADO1000'],
    ['one with spaces', 'CADO CADO CADO 5050'],
    ['none', ''],
  ])('%s is left out without an error, and the others stay', async (_title, code) => {
    const shop = shopWithCards();
    const { id } = await cartOf(shop);
    const changes = [['cartGiftCardCodesUpdate', [code, FULL]]] as [string, string[]][];
    if (version === newest) changes.push(['cartGiftCardCodesAdd', [code]]);
    for (const [name, codes] of changes) {
      const { cart, userErrors } = await change(shop, name, id, codes);
      expect(userErrors).toEqual([]);
      expect(cart.appliedGiftCards).toMatchObject([{ lastCharacters: '2025' }]);
    }
  });

  it('pays with what is on a card, once', async () => {
    const shop = shopWithCards();
    const { id, checkoutUrl } = await cartOf(shop);
    await change(shop, 'cartGiftCardCodesUpdate', id, [FULL]);
    await orderFrom(shop, checkoutUrl);
    expect(shop.state.data.orders[0]?.giftCards).toEqual([{ last: '2025', amount: 500 }]);
    const next = await cartOf(shop);
    const { cart } = await change(shop, 'cartGiftCardCodesUpdate', next.id, [FULL]);
    expect(cart.appliedGiftCards).toEqual([]);
  });
});

describe.each(held)('a gift card that is bought, version %s', (version) => {
  const [tea] = catalogue.products.filter(({ handle }) => handle === 'tisane');
  const card = (id: number, price: number): Variant => ({
    ...(tea?.variants[0] as Variant),
    id,
    gid: variantGid(id),
    price,
    stock: null,
    requiresShipping: false,
    measure: null,
    product: giftCard,
  });
  const giftCard: Product = { ...(tea as Product), id: 90, handle: 'carte', title: 'Carte cadeau', vatRate: 0 };
  Object.assign(giftCard, { isGiftCard: true, collections: [], gid: 'gid://shopify/Product/90' });
  giftCard.variants = [card(901, 2_500)];
  const cards = new Map(giftCard.variants.map((variant) => [variant.id, variant]));
  const everything = {
    ...catalogue,
    products: [...catalogue.products, giftCard],
    variant: (id: number) => cards.get(id) ?? catalogue.variant(id),
    discounts: [discount({ codes: ['DIX'], gets: { percentage: 10 } })],
  };
  const recipient = [
    { key: '__shopify_send_gift_card_to_recipient', value: 'true' },
    { key: 'Recipient email', value: 'noe@exemple.fr' },
    { key: 'Recipient name', value: 'Noé' },
    { key: 'Message', value: 'Bon anniversaire' },
  ];
  const onlyEmail = { address1: '', zip: '', city: '', firstName: '', lastName: '', delivery: '' };

  function open() {
    const mails: Letter[] = [];
    let at = now;
    const shop = openShop({ version, catalogue: everything, clock: () => at, post: (letter) => mails.push(letter) });
    const wait = (to: string) => {
      at = new Date(to);
      shop.sendDue();
    };
    return { shop, mails, wait };
  }
  const buy = async (shop: TestShop, attributes: object[], quantity = 1) => {
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: variantGid(901), quantity, attributes }] });
    const { text } = await openPage(shop, cart.checkoutUrl);
    return { cart, text, paid: await orderFrom(shop, cart.checkoutUrl, { ...onlyEmail, total: '2500' }) };
  };
  const codeIn = ({ text }: Letter) => /: ([0-9A-F]{4}(?: [0-9A-F]{4}){3})\n/.exec(text)?.[1] ?? '';

  it('has the form of the service, without delivery and without tax', async () => {
    const { shop } = open();
    const { data } = await shop.query(
      `{ product(handle: "carte") { isGiftCard variants(first: 1) { nodes { requiresShipping taxable } } } }`,
    );
    expect(data.product).toEqual({
      isGiftCard: true,
      variants: { nodes: [{ requiresShipping: false, taxable: false }] },
    });
    const { cart, text } = await buy(shop, []);
    expect(cart.deliveryGroups.nodes).toEqual([]);
    expect(text).not.toContain('name="address1"');
    expect(text).not.toContain('dont TVA');
  });

  it('is sent to the recipient, and pays another order', async () => {
    const { shop, mails } = open();
    const { text, paid } = await buy(shop, recipient);
    expect(text).toContain('Noé');
    expect(text).not.toContain('__shopify');
    expect(paid.status).toBe(303);
    expect(mails).toMatchObject([{ to: 'noe@exemple.fr', text: expect.stringMatching(/Noé[\s\S]*Bon anniversaire/) }]);
    expect(shop.state.data.orders[0]).toMatchObject({ address: null, tax: 0, total: 2_500 });
    const next = (await createCart(shop, { lines: [{ merchandiseId: variantGid(12) }] })).cart;
    const answer = await shop.query(
      `mutation ($id: ID!, $codes: [String!]!) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: $codes) { ${fields} } }`,
      { id: next.id, codes: [codeIn(mails[0] as Letter).replaceAll(' ', '')] },
    );
    expect(answer.data.cartGiftCardCodesUpdate).toMatchObject({
      userErrors: [],
      cart: { appliedGiftCards: [{ balance: { amount: '25.0' } }] },
    });
  });

  it('is sent to the buyer without the flag, one for each unit, and once only', async () => {
    const { shop, mails, wait } = open();
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: variantGid(901), quantity: 2, attributes: recipient.slice(1) }],
    });
    await orderFrom(shop, cart.checkoutUrl, { ...onlyEmail, total: '5000' });
    wait('2026-06-02T00:00:00Z');
    expect(mails.map(({ to }) => to)).toEqual(['lea@exemple.fr', 'lea@exemple.fr']);
    expect(new Set(mails.map(codeIn)).size).toBe(2);
  });

  test.each<[string, Record<string, string>]>([
    ['without an address', { 'Recipient email': '' }],
    ['with two dots in an address', { 'Recipient email': 'leon..petit@exemple.fr' }],
    ['with an address of no domain', { 'Recipient email': 'leon@exemple' }],
    ['with a name that is too long', { 'Recipient name': 'n'.repeat(256) }],
    ['with a message that is too long', { Message: 'm'.repeat(201) }],
    ['for a day that is over', { 'Send on': '2026-05-31' }],
    ['for a day far ahead', { 'Send on': '2026-09-01' }],
    ['for no day', { 'Send on': 'demain' }],
  ])('%s is not taken', async (_title, wrong) => {
    const { shop } = open();
    const given = Object.entries({ ...Object.fromEntries(recipient.map(({ key, value }) => [key, value])), ...wrong });
    const attributes = given.map(([key, value]) => ({ key, value }));
    const lines = [{ merchandiseId: variantGid(12) }, { merchandiseId: variantGid(901), attributes }];
    const query = `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { totalQuantity } userErrors { code field } } }`;
    const { data } = await shop.query(query, { input: { lines } });
    const field = ['input', 'lines', '1', 'attributes'];
    expect(data.cartCreate).toEqual(
      version === newest
        ? { cart: null, userErrors: [{ code: 'GIFT_CARD_RECIPIENT_INVALID', field }] }
        : { cart: { totalQuantity: 1 }, userErrors: [] },
    );
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: variantGid(12), attributes }] });
    expect(cart.totalQuantity).toBe(1);
  });

  it('is taken for the last day that is offered', async () => {
    const { shop } = open();
    const attributes = [
      ...recipient,
      { key: 'Send on', value: '2026-08-30' },
      { key: '__shopify_offset', value: '-120' },
    ];
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: variantGid(901), attributes }] });
    expect(cart.totalQuantity).toBe(1);
  });

  it('waits for its day, which begins where the buyer is', async () => {
    const { shop, mails, wait } = open();
    const later = [...recipient, { key: 'Send on', value: '2026-06-10' }, { key: '__shopify_offset', value: '-120' }];
    await buy(shop, later);
    wait('2026-06-09T21:59:59Z');
    expect(mails).toEqual([]);
    wait('2026-06-09T22:00:00Z');
    expect(mails).toMatchObject([{ to: 'noe@exemple.fr' }]);
  });

  it('is never discounted, and counts neither for an order discount nor for free delivery', async () => {
    const { shop } = open();
    const alone = await createCart(shop, { lines: [{ merchandiseId: variantGid(901) }], discountCodes: ['DIX'] });
    expect(alone.cart).toMatchObject({
      discountCodes: [{ code: 'DIX', applicable: false }],
      cost: { totalAmount: { amount: '25.0' } },
    });
    const lines = [{ merchandiseId: variantGid(901) }, { merchandiseId: variantGid(12) }];
    const { cart } = await createCart(shop, {
      lines,
      discountCodes: ['DIX'],
      buyerIdentity: { countryCode: 'FR' },
    });
    expect(cart.cost.totalAmount.amount).toBe('38.41');
    const [group] = cart.deliveryGroups.nodes;
    const single = await createCart(shop, { lines: lines.slice(1), buyerIdentity: { countryCode: 'FR' } });
    expect(group.deliveryOptions).toEqual(single.cart.deliveryGroups.nodes[0].deliveryOptions);
  });
});
