import { describe, expect, test } from 'vitest';
import { customer, isSameAddress, type RawCustomer } from '../../../lib/services/shopify/map-customer.ts';

const address = (number: number, end = '') => ({
  id: `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress${end}`,
  firstName: 'Lotte',
  lastName: 'Peeters',
  company: null,
  phone: null,
  address1: 'Sint-Jansstraat 14',
  address2: null,
  city: 'Gent',
  country: 'België',
  countryCodeV2: 'BE' as const,
  zip: '9000',
});

const raw = (changes: Partial<RawCustomer> = {}): RawCustomer => ({
  id: 'gid://shopify/Customer/3002',
  email: 'lotte@voorbeeld.be',
  firstName: 'Lotte',
  lastName: 'Peeters',
  displayName: 'Lotte Peeters',
  phone: null,
  tags: ['be'],
  createdAt: '2026-04-18T17:40:00Z',
  acceptsMarketing: false,
  numberOfOrders: '12',
  socialConnect: null,
  defaultAddress: null,
  addresses: { nodes: [] },
  ...changes,
});

test('ids are plain, counts are numbers, an address has its country’s code', () => {
  expect(customer(raw({ addresses: { nodes: [address(1)] } }))).toMatchObject({
    id: '3002',
    numberOfOrders: 12,
    tags: ['be'],
    addresses: [{ city: 'Gent', country: 'België', countryCode: 'BE' }],
    defaultAddressId: null,
  });
});

test.each([
  [{ value: 'true' }, true],
  [{ value: 'false' }, false],
  [{ value: 'TRUE' }, false],
  [{ value: '1' }, false],
  [null, false],
])('the metafield %j is a connection with a network: %s', (socialConnect, connected) => {
  expect(customer(raw({ socialConnect })).socialConnect).toBe(connected);
});

test('without the scope for tags there are none', () => {
  const { tags: _, ...without } = raw();
  expect(customer(without).tags).toEqual([]);
});

describe('the default address', () => {
  test('is one of the addresses, however the shop ends its id', () => {
    const nodes = [address(1), address(2, '&customer_access_token=a')];
    const found = customer(raw({ addresses: { nodes }, defaultAddress: address(2, '&customer_access_token=b') }));
    expect(found.defaultAddressId).toBe(nodes[1]?.id);
    expect(found.addresses).toHaveLength(2);
  });

  test('that stands beyond the ten is read in the place of the last', () => {
    const nodes = Array.from({ length: 10 }, (_, index) => address(index + 1));
    const found = customer(raw({ addresses: { nodes }, defaultAddress: address(11) }));
    expect(found.addresses).toHaveLength(10);
    expect(found.addresses[0]?.id).toBe(address(11).id);
    expect(found.defaultAddressId).toBe(address(11).id);
  });

  test.each([
    [address(1).id, address(1, '&x=y').id, true],
    [address(1).id, address(11).id, false],
  ])('%s and %s are the same: %s', (one, other, same) => {
    expect(isSameAddress(one, other)).toBe(same);
  });
});
