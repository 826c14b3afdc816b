import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddressOnly, saveAccount } from '../../../lib/account/profile.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import type { AddressInput } from '../../../lib/services/shopify/customer-change.ts';
import { customerLike } from '../../fixtures/customer.ts';

const shop = vi.hoisted(() => ({
  getCustomer: vi.fn(),
  updateCustomer: vi.fn(),
  createAddress: vi.fn(),
  updateAddress: vi.fn(),
}));
vi.mock('../../../lib/services/shopify/customers.ts', () => ({ customers: () => shop }));

const context = { country: 'FR', language: 'FR' } as const;
const refreshed = customerLike({ firstName: 'Camillo' });
const input = {} as AddressInput;
const customer = { firstName: 'Camillo' };
let order: string[] = [];

/** Each step takes some time: a step that did not wait for the previous one would finish first. */
const step =
  <T>(name: string, milliseconds: number, result: T) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    order.push(name);
    return result;
  };

beforeEach(() => {
  order = [];
  shop.createAddress.mockReset().mockImplementation(step('create', 15, 'new'));
  shop.updateAddress.mockReset().mockImplementation(step('update', 15, 'a1'));
  shop.updateCustomer.mockReset().mockImplementation(step('customer', 5, refreshed));
  shop.getCustomer.mockReset().mockImplementation(step('refreshed', 1, refreshed));
});

describe('"the address is created or updated first, then the customer is updated, then the refreshed customer is returned"', () => {
  test.each([
    ['a new address', { customer, address: { id: null, input } }, ['create', 'customer']],
    ['a known address', { customer, address: { id: 'a1', input } }, ['update', 'customer']],
    ['no address', { customer }, ['customer']],
    ['an address alone', { customer: {}, address: { id: 'a1', input } }, ['update', 'refreshed']],
  ])('%s', async (_, changes, steps) => {
    expect(await saveAccount(changes, 'token', context)).toBe(refreshed);
    expect(order).toEqual(steps);
  });

  test('"Without the token cookie a customer update returns nothing", and asks nothing of the shop', async () => {
    expect(await saveAccount({ customer, address: { id: null, input } }, null, context)).toBeNull();
    expect(order).toEqual([]);
  });

  test('an address that is refused ends it there', async () => {
    shop.createAddress.mockRejectedValue(new AppError('customerMissing'));
    await expect(saveAccount({ customer, address: { id: null, input } }, 'token', context)).rejects.toMatchObject({
      code: 'customerMissing',
    });
    expect(order).toEqual([]);
  });

  test('a customer that is refused after an address says that the address is saved', async () => {
    const cause = new AppError('customerMissing');
    shop.updateCustomer.mockRejectedValue(cause);
    const failed = saveAccount({ customer, address: { id: 'a1', input } }, 'token', context);
    await expect(failed).rejects.toBeInstanceOf(AddressOnly);
    await expect(failed).rejects.toMatchObject({ cause });
    await expect(saveAccount({ customer }, 'token', context)).rejects.toBe(cause);
  });

  test('a customer who is saved needs no further answer of the shop', async () => {
    shop.getCustomer.mockRejectedValue(new AppError('timeout', { milliseconds: 8_000, url: 'x' }));
    expect(await saveAccount({ customer: { acceptsMarketing: true } }, 'token', context)).toBe(refreshed);
  });

  test('a customer whom the shop no longer knows is no refreshed one', async () => {
    shop.getCustomer.mockResolvedValue(null);
    await expect(saveAccount({ customer: {} }, 'token', context)).rejects.toMatchObject({
      message: 'No customer found for token',
    });
  });
});
