import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as details from '../../lib/cart/details.ts';
import * as cart from '../../lib/cart/service.ts';
import { addPendingCode, currentCart, readPendingCodes } from '../../lib/cart/visitor-cart.ts';
import { errorCode } from '../../lib/platform/errors.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import { updateBuyerIdentity } from '../../lib/services/shopify/operations/cart-buyer.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));

const services = await startServices({ content: false });
const context: ShopContext = { country: 'FR', language: 'FR' };
const [first, second] = sellable(services.commerce) as [string, string];

beforeEach(async () => {
  newRequest();
});
const fill = (quantity = 3) => cart.add({ variantId: first, quantity }, context);

describe('without a cart', () => {
  test.each([
    ['a code', () => details.addCode('BIENVENUE10', context)],
    ['a note', () => details.setNote('Merci', context)],
    ['a place', () => details.setPlace('69004', context)],
    ['a carrier', () => details.chooseCarrier('group', 'point-relais', context)],
  ])('%s is "Cart not found"', async (_title, work) => {
    await expect(work()).rejects.toThrow('Cart not found');
  });

  test('the codes of links wait for the first add, once', async () => {
    await addPendingCode('BIENVENUE10');
    await addPendingCode('PORTOFFERT');
    const { cart: created } = await fill();
    expect(created.discountCodes.map(({ code }) => code)).toEqual(['BIENVENUE10', 'PORTOFFERT']);
    expect(created.discountCodes[0]?.applicable).toBe(true);
    expect(await readPendingCodes()).toEqual([]);
  });
});

describe('discount codes', () => {
  test('one that applies takes something off, and the service says what', async () => {
    await fill();
    const { cart: after, warnings } = await details.addCode('bienvenue10', context);
    expect(warnings).toEqual([]);
    expect(after.discountCodes).toEqual([{ code: 'bienvenue10', applicable: true }]);
    expect(after.discounts).toEqual([expect.objectContaining({ type: 'code', appliedOn: 'LINE_ITEM' })]);
    expect(Number(after.totalPrice.amount)).toBeLessThan(Number(after.cost.subtotalAmount.amount));
  });

  test('the same code twice is one code', async () => {
    await fill();
    await details.addCode('BIENVENUE10', context);
    const { cart: after } = await details.addCode('Bienvenue10', context);
    expect(after.discountCodes).toHaveLength(1);
  });

  test.each([
    ['RIEN', 'DISCOUNT_NOT_FOUND', []],
    ['HIVER25', 'DISCOUNT_EXPIRED', []],
    ['PREMIERE100', 'DISCOUNT_USED_UP', []],
    ['SOMMEIL15', 'DISCOUNT_OTHER_PRODUCTS', ['SOMMEIL15']],
    ['FIDELE20', 'DISCOUNT_SIGN_IN', ['FIDELE20']],
  ])('%s does not apply: %s, and no amount changes', async (code, reason, kept) => {
    const { cart: before } = await fill();
    const { cart: after, warnings } = await details.addCode(code, context);
    expect(warnings.map((warning) => warning.code)).toEqual([reason]);
    expect(after.discountCodes.map((known) => known.code)).toEqual(kept);
    expect(after.cost).toEqual(before.cost);
  });

  test('one for the delivery says that it does not pay for the carrier that was chosen', async () => {
    await fill();
    const { cart: there } = await details.setPlace('69004', context);
    await details.chooseCarrier(there.shippingGroup?.id ?? '', 'express', context);
    const { cart: after, warnings } = await details.addCode('PORTOFFERT', context);
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES' }]);
    expect(after.discountCodes).toEqual([{ code: 'PORTOFFERT', applicable: false }]);
    const { cart: cheaper } = await details.chooseCarrier(there.shippingGroup?.id ?? '', 'domicile', context);
    expect(cheaper.discountCodes).toEqual([{ code: 'PORTOFFERT', applicable: true }]);
  });

  test('one that wants more says how much, stays, and applies once there is as much', async () => {
    await fill(1);
    const { cart: short, warnings } = await details.addCode('MOINS5', context);
    const missing = 40 - Number(short.cost.subtotalAmount.amount);
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_MINIMUM', values: { missing: expect.closeTo(missing) } }]);
    expect(short.discountCodes).toEqual([{ code: 'MOINS5', applicable: false }]);
    const { cart: enough } = await fill(9);
    expect(enough.discountCodes).toEqual([{ code: 'MOINS5', applicable: true }]);
  });

  describe('without an answer of the Admin API', () => {
    const withoutAdmin = async (version: string) => {
      changed.SHOPIFY_API_VERSION = version;
      expectConsole('error', /^\[(discounts|offers)\] /);
      services.server.use(http.post(`${COMMERCE}/admin/*`, () => HttpResponse.error()));
      await fill(1);
    };

    test.each([
      ['RIEN', 'DISCOUNT_NOT_FOUND', []],
      ['HIVER25', 'DISCOUNT_CURRENTLY_INACTIVE', []],
      ['PREMIERE100', 'DISCOUNT_USAGE_LIMIT_REACHED', []],
      ['SOMMEIL15', 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', ['SOMMEIL15']],
      ['MOINS5', 'DISCOUNT_PURCHASE_NOT_IN_RANGE', ['MOINS5']],
      ['FIDELE20', 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', ['FIDELE20']],
      ['ABONNE10', 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE', ['ABONNE10']],
    ])('%s is refused as the service says: %s', async (code, reason, kept) => {
      await withoutAdmin('2026-04');
      const { cart: after, warnings } = await details.addCode(code, context);
      expect(warnings.map((warning) => warning.code)).toEqual([reason]);
      expect(after.discountCodes.map((known) => known.code)).toEqual(kept);
    });

    test('a code of other customers is refused to the one who is known', async () => {
      await withoutAdmin('2026-04');
      const known = await currentCart(context);
      const nobody = { customerAccessToken: null, phone: null };
      const buyer = { ...nobody, email: 'lotte.peeters@voorbeeld.be' };
      await updateBuyerIdentity(known?.id ?? '', buyer, context);
      const { cart: after, warnings } = await details.addCode('FIDELE20', context);
      expect(warnings.map((warning) => warning.code)).toEqual(['DISCOUNT_CUSTOMER_NOT_ELIGIBLE']);
      expect(after.discountCodes).toEqual([{ code: 'FIDELE20', applicable: false }]);
      await updateBuyerIdentity(after.id, { ...nobody, email: 'camille.morel@exemple.fr' }, context);
      expect((await currentCart(context))?.discountCodes).toEqual([{ code: 'FIDELE20', applicable: true }]);
    });

    test('the possible reasons are named where the version does not say', async () => {
      await withoutAdmin('2025-04');
      const { warnings } = await details.addCode('MOINS5', context);
      expect(warnings.map((warning) => warning.code)).toEqual(['DISCOUNT_NOT_APPLICABLE']);
    });
  });

  test('a code that waits is not said again with every other change', async () => {
    await fill(1);
    await details.addCode('MOINS5', context);
    const { cart: noted, warnings } = await details.setNote('Merci', context);
    expect(noted.discountCodes).toEqual([{ code: 'MOINS5', applicable: false }]);
    expect([warnings, (await cart.add({ variantId: second, quantity: 1 }, context)).warnings]).toEqual([[], []]);
  });

  test('one is taken out, the others stay', async () => {
    await fill();
    await details.addCode('BIENVENUE10', context);
    await details.addCode('PORTOFFERT', context);
    const { cart: after } = await details.removeCode('bienvenue10', context);
    expect(after.discountCodes.map(({ code }) => code)).toEqual(['PORTOFFERT']);
  });
});

describe('note, place and carrier', () => {
  test('a note stays with the cart, and goes when it is emptied', async () => {
    await fill();
    await details.setNote('Laissez le colis à la boulangerie', context);
    expect((await currentCart(context))?.note).toBe('Laissez le colis à la boulangerie');
    expect((await details.setNote('', context)).cart.note).toBe('');
  });

  test('a place brings the carriers that go there; another takes its place', async () => {
    await fill();
    const { cart: there } = await details.setPlace('69004', context);
    expect(there.deliveryAddress).toMatchObject({ zip: '69004', country: 'FR' });
    expect(there.shippingGroup?.carriers.map(({ handle }) => handle)).toEqual(['point-relais', 'domicile', 'express']);
    const { cart: elsewhere } = await details.setPlace('13001', context);
    expect(elsewhere.deliveryAddress).toMatchObject({ zip: '13001' });
    expect(elsewhere.deliveryGroups).toHaveLength(1);
  });

  test('overseas nobody delivers: the cart keeps the place, and has no carrier', async () => {
    await fill();
    const { cart: after } = await details.setPlace('97400', context);
    expect(after.deliveryAddress?.zip).toBe('97400');
    expect(after.selectedShippingCarrier).toBeNull();
  });

  test('the chosen carrier is charged', async () => {
    await fill();
    const { cart: there } = await details.setPlace('69004', context);
    const { cart: chosen } = await details.chooseCarrier(there.shippingGroup?.id ?? '', 'express', context);
    expect(chosen.selectedShippingCarrier).toMatchObject({ handle: 'express', shippingPrice: { amount: '8.9' } });
    const unknown = details.chooseCarrier(there.shippingGroup?.id ?? '', 'pigeon', context);
    expect(errorCode(await unknown.catch((error: unknown) => error))).toBe('cartUpdate');
  });
});

describe('what was taken out can be put back', () => {
  test('an article, as often as it was there', async () => {
    const { cart: before } = await fill();
    await cart.add({ variantId: second, quantity: 2 }, context);
    await cart.remove(before.lines[0]?.id ?? '', context);
    const { cart: after } = await details.restore({ variantId: first, quantity: 3 }, context);
    expect(after.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
      [second, 2],
      [first, 3],
    ]);
  });
});
