import { beforeEach, describe, expect, it, test } from 'vitest';
import { goodForm, hiddenTotals, openPage, orderFrom, submitForm } from '../../../../tests/fixtures/checkout.ts';
import { createCart, mutateCart, openShop, type TestShop, variantGid } from '../../../../tests/fixtures/commerce.ts';

let shop: TestShop;
let cart: { id: string; checkoutUrl: string };
const lines = [
  { merchandiseId: variantGid(12), quantity: 2 },
  { merchandiseId: variantGid(31), quantity: 1 },
];
const left = async (id: number) =>
  (await shop.query(`{ node(id: "${variantGid(id)}") { ... on ProductVariant { quantityAvailable } } }`)).data.node
    .quantityAvailable;
const isOpen = async () =>
  (await shop.query('query($id: ID!) { cart(id: $id) { id } }', { id: cart.id })).data.cart !== null;

beforeEach(async () => {
  shop = openShop();
  cart = (await createCart(shop, { lines, buyerIdentity: { countryCode: 'FR' } })).cart;
});

describe('the page', () => {
  it('is in French, shows the order, its gift, its tax and the options', async () => {
    const { status, text, headers } = await openPage(shop, cart.checkoutUrl);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<html lang="fr">');
    for (const words of ['Gommes du soir', 'Mûre / 60', 'Pastilles offertes', 'Point relais', '29,80', 'dont TVA'])
      expect(text).toContain(words);
    expect(hiddenTotals(text)).toEqual({ 'total:relais': '3370', 'total:domicile': '3470' });
    expect(text).not.toContain('<script');
  });

  it('is in Dutch for a Dutch cart', async () => {
    const { data } = await shop.query(
      `mutation @inContext(country: BE, language: NL) { cartCreate(input: {lines: [{merchandiseId: "${variantGid(21)}"}]}) { cart { checkoutUrl } } }`,
    );
    const { text } = await openPage(shop, data.cartCreate.cart.checkoutUrl);
    expect(text).toContain('<html lang="nl">');
    for (const words of ['Leveringsadres', 'Aan huis', '€ 6,90'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('of an empty or unknown cart says so', async () => {
    const empty = (await createCart(shop)).cart;
    expect((await openPage(shop, empty.checkoutUrl)).text).toContain('Votre panier est vide');
    const soldOut = (await createCart(shop, { lines: [{ merchandiseId: variantGid(13) }] })).cart;
    expect((await openPage(shop, soldOut.checkoutUrl)).text).toContain('Votre panier est vide');
    const unknown = await openPage(shop, `${cart.checkoutUrl}0`);
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('href="http://fr.test/panier"');
  });

  it('escapes what was typed', async () => {
    const { text } = await submitForm(shop, cart.checkoutUrl, { ...goodForm, city: '"><script>x' });
    expect(text).toContain('&quot;&gt;&lt;script&gt;x');
    expect(text).not.toContain('<script');
  });
});

describe('delivery', () => {
  const update = async (form: Record<string, string>) =>
    (await submitForm(shop, cart.checkoutUrl, { ...goodForm, intent: 'update', ...form })).text;

  it('is recomputed for the country and postcode, and what was typed stays', async () => {
    const belgium = await update({ country: 'BE', zip: '9000', email: 'x@y' });
    expect(Object.keys(hiddenTotals(belgium))).toEqual(['total:belgique']);
    expect(belgium).toContain('value="x@y"');
    expect(belgium).not.toContain('role="alert"');
    expect(await update({ zip: '97100' })).toContain('Nous ne livrons pas à cette adresse');
  });

  it('is free from its amount', async () => {
    const dear = (
      await createCart(shop, {
        lines: [{ merchandiseId: variantGid(12), quantity: 3 }],
        buyerIdentity: { countryCode: 'FR' },
      })
    ).cart;
    const { text } = await openPage(shop, dear.checkoutUrl);
    expect(hiddenTotals(text)).toMatchObject({ 'total:relais': '4470', 'total:domicile': '4960' });
  });
});

describe('paying', () => {
  it('makes the order, takes the goods, ends the cart and leads back to the shop', async () => {
    const answer = await orderFrom(shop, cart.checkoutUrl);
    expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('/thank-you?key=')]);
    expect(shop.state.data.orders).toMatchObject([
      {
        name: '#1001',
        email: 'lea@exemple.fr',
        total: 3370,
        subtotal: 2980,
        address: { zip: '26150' },
        delivery: { code: 'RELAIS', price: 390 },
        card: '4242',
        lines: [
          { quantity: 2, total: 2980 },
          { quantity: 1, subtotal: 450, total: 0, allocations: [{ amount: 450, percentage: 100 }] },
        ],
      },
    ]);
    expect([await left(12), await left(31), await isOpen()]).toEqual([8, 19, false]);
    const done = await openPage(shop, new URL(answer.location ?? '', cart.checkoutUrl).href);
    expect(done.text).toContain('href="http://fr.test/merci?order=%231001"');
    expect(done.headers.get('refresh')).toContain('http://fr.test/merci?order=%231001');
  });

  it('twice makes one order', async () => {
    const { text } = await openPage(shop, cart.checkoutUrl);
    const form = { ...goodForm, ...hiddenTotals(text) };
    const both = await Promise.all([
      submitForm(shop, cart.checkoutUrl, form),
      submitForm(shop, cart.checkoutUrl, form),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0].status).toBe(303);
    expect(shop.state.data.orders).toHaveLength(1);
    expect(await left(12)).toBe(8);
    expect((await openPage(shop, cart.checkoutUrl)).status).toBe(303);
  });

  test.each([
    ['a refused card', { card: '4000000000000002' }, 'card', 'Votre banque a refusé ce paiement'],
    ['another number', { card: '4111111111111111' }, 'card', 'pas valide'],
    ['no card', { card: '' }, 'card', 'obligatoire'],
    ['a past date', { expiry: '01/20' }, 'expiry', 'à venir'],
    ['no code', { cvc: '1' }, 'cvc', '3 ou 4 chiffres'],
    ['no e-mail', { email: 'lea' }, 'email', 'adresse e-mail complète'],
    ['no name', { lastName: ' ' }, 'lastName', 'obligatoire'],
    ['a postcode of elsewhere', { zip: '9000' }, 'zip', 'n’existe pas dans ce pays'],
    ['an option of elsewhere', { delivery: 'belgique' }, 'delivery', 'Choisissez un mode'],
  ])('with %s orders nothing and says why beside the field', async (_, form, field, sentence) => {
    const { status, text } = await orderFrom(shop, cart.checkoutUrl, form);
    expect(status).toBe(200);
    expect(text).toContain(`id="${field}-error"`);
    expect(text).toContain(`aria-describedby="${field}-error"`);
    expect(text).toContain(sentence);
    expect(text).toContain('value="1 rue Haute"');
    expect([shop.state.data.orders.length, await left(12), await isOpen()]).toEqual([0, 10, true]);
  });

  it('for goods sold meanwhile orders nothing', async () => {
    shop.state.data.stock[12] = 1;
    const { text } = await orderFrom(shop, cart.checkoutUrl);
    expect(text).toContain('Gommes du soir n’est plus disponible dans cette quantité. Quantité restante\u00a0: 1.');
    expect([shop.state.data.orders.length, await left(12)]).toEqual([0, 1]);
  });

  it('a total that was not shown is shown first', async () => {
    const { text } = await openPage(shop, cart.checkoutUrl);
    const form = { ...goodForm, ...hiddenTotals(text) };
    await mutateCart(shop, 'cartLinesAdd', {
      cartId: ['ID!', cart.id],
      lines: ['[CartLineInput!]!', [{ merchandiseId: variantGid(21) }]],
    });
    const first = await submitForm(shop, cart.checkoutUrl, form);
    expect(first.text).toContain('Le total a changé');
    expect((await submitForm(shop, cart.checkoutUrl, { ...form, ...hiddenTotals(first.text) })).status).toBe(303);
  });

  it('for a bundle takes its components', async () => {
    const bundle = (await createCart(shop, { lines: [{ merchandiseId: variantGid(41), quantity: 2 }] })).cart;
    await orderFrom(shop, bundle.checkoutUrl);
    expect([await left(11), await left(21), await left(41)]).toEqual([8, 1, 0]);
  });
});
