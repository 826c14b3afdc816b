import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLines, createCart, getCart } from '../../lib/services/shopify/operations/cart.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { CAMILLE, FRANCE, tokenOf } from './customer-shop.ts';
import { sellable } from './sellable.ts';

const services = await startServices({ content: false });
const [variantId = '', other = ''] = sellable(services.commerce);
type Asked = { query: string; variables: { buyer?: object }; operationName: string };
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  services.server.events.on('request:start', async ({ request }) => void asked.push(await request.clone().json()));
});
afterEach(() => services.server.events.removeAllListeners());

test('what is read for a signed-in customer is read in their context, a change says nothing of it', async () => {
  const buyer = { customerAccessToken: await tokenOf(CAMILLE) };
  const line = { variantId, quantity: 1 };
  const { cart } = await createCart({ lines: [line], customerAccessToken: null }, { ...FRANCE, buyer });
  await addLines(cart.id, [{ variantId: other, quantity: 1 }], { ...FRANCE, buyer });
  asked = [];
  expect((await getCart(cart.id, { ...FRANCE, buyer }))?.totalQuantity).toBe(2);
  expect((await getCart(cart.id, FRANCE))?.totalQuantity).toBe(2);
  await addLines(cart.id, [line], { ...FRANCE, buyer });
  const [inContext, plain, change] = asked;
  expect(inContext?.query).toMatch(/@inContext\(country: \$country, language: \$language, buyer: \$buyer\)/);
  expect(inContext?.variables.buyer).toEqual(buyer);
  for (const each of [plain, change]) {
    expect(each?.query).not.toContain('$buyer');
    expect(each?.variables).not.toHaveProperty('buyer');
  }
});

test('a token that the shop has just ended costs nobody the cart', async () => {
  const { cart } = await createCart({ lines: [{ variantId, quantity: 1 }], customerAccessToken: null }, FRANCE);
  asked = [];
  services.server.use(
    http.post(
      `${COMMERCE}/*`,
      () =>
        HttpResponse.json({
          errors: [{ message: 'Invalid customer access token', extensions: { code: 'ACCESS_DENIED' } }],
        }),
      { once: true },
    ),
  );
  const buyer = { customerAccessToken: 'ended' };
  expect((await getCart(cart.id, { ...FRANCE, buyer }))?.totalQuantity).toBe(1);
  expect(asked.map(({ variables }) => 'buyer' in variables)).toEqual([true, false]);
});
