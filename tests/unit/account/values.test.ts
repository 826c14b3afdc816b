import { describe, expect, test } from 'vitest';
import { formSnapshot, whoOf } from '../../../lib/account/form-draft.ts';
import type { Profile, TypedAddress } from '../../../lib/account/schema.ts';
import {
  accountChanges,
  addressCountries,
  addressNumber,
  addressOf,
  addressValues,
  profileChanges,
  profileValues,
  shopAddress,
} from '../../../lib/account/values.ts';
import { addressLike, customerLike } from '../../fixtures/customer.ts';

const customer = customerLike();
const typed: Profile = {
  firstName: 'Camille',
  lastName: 'Morel',
  email: 'camille.morel@exemple.fr',
  phone: '06 12 34 56 78',
  acceptsMarketing: 'on',
};

describe('the shop is told what has changed, and nothing else', () => {
  test.each<[Partial<Profile>, object]>([
    [{}, {}],
    [{ firstName: 'Camillo' }, { firstName: 'Camillo' }],
    [{ phone: '07 12 34 56 78' }, { phone: '+33712345678' }],
    [{ phone: undefined }, { phone: '' }],
    [{ acceptsMarketing: undefined }, { acceptsMarketing: false }],
    [
      { email: 'c@exemple.fr', lastName: 'Sy' },
      { email: 'c@exemple.fr', lastName: 'Sy' },
    ],
  ])('%j', (change, told) => {
    expect(profileChanges({ ...typed, ...change }, customer, 'FR')).toEqual(told);
  });

  test('an empty field that was empty is no change', () => {
    expect(profileChanges({ ...typed, phone: undefined }, customerLike({ phone: null }), 'FR')).toEqual({});
  });
});

const address: TypedAddress = {
  firstName: 'Lotte',
  lastName: 'Peeters',
  address1: 'Sint-Jansstraat 14',
  zip: '90 00',
  city: 'Gent',
  country: 'BE',
  phone: '0470 12 34 56',
};

describe('an address for the shop', () => {
  test('has every field, the country by its code, the postcode and the number as the country writes them', () => {
    expect(shopAddress(address, 'FR')).toEqual({
      firstName: 'Lotte',
      lastName: 'Peeters',
      company: '',
      address1: 'Sint-Jansstraat 14',
      address2: '',
      zip: '9000',
      city: 'Gent',
      country: 'BE',
      zoneCode: '',
      phone: '+32470123456',
    });
  });

  test.each([
    [
      { country: 'GB', zip: 'SW1A 1AA' },
      { country: 'GB', zip: 'SW1A 1AA', phone: '+33470123456' },
    ],
    [{ phone: undefined }, { phone: '' }],
    [
      { country: 'US', zip: '10001', zoneCode: 'ny' },
      { zip: '10001', zoneCode: 'NY' },
    ],
    [{ country: 'FR', zip: '６９００４' }, { zip: '69004' }],
    [{ country: 'MC', zip: '98 000' }, { zip: '98000' }],
  ])('%j', (change, told) => {
    expect(shopAddress({ ...address, ...change }, 'FR')).toMatchObject(told);
  });

  test('changes the account when that is wished, and its e-mail and choice never', () => {
    expect(accountChanges(address, customer, 'FR', true)).toEqual({});
    const wished = { ...address, forAccount: 'on' } as const;
    expect(accountChanges(wished, customer, 'FR', true)).toEqual({
      firstName: 'Lotte',
      lastName: 'Peeters',
      phone: '+32470123456',
    });
    expect(accountChanges({ ...wished, phone: undefined }, customer, 'FR', true)).toEqual({
      firstName: 'Lotte',
      lastName: 'Peeters',
    });
  });
});

describe('what the page is told of an address', () => {
  test('is its number: the id may hold the token', () => {
    const [one] = customer.addresses;
    expect(addressNumber(one?.id ?? '')).toBe('30011');
    expect(addressNumber('gid://shopify/CustomerAddress/30011?token=secret')).toBe('30011');
    expect(JSON.stringify(addressValues(addressLike(1)))).not.toContain('secret');
    expect(addressOf(customer, '30011')).toBe(one);
  });

  test.each(['', '3001', '30021', 'new', 'gid://shopify/MailingAddress/30011'])('%j is none of theirs', (number) => {
    expect(addressOf(customer, number)).toBeUndefined();
  });

  test('is text in every field, the country by its code', () => {
    expect(addressValues(addressLike(1))).toEqual({
      firstName: 'Camille',
      lastName: 'Morel',
      company: '',
      phone: '',
      address1: '8 rue de l’Armellerie',
      address2: '',
      city: 'Die',
      country: 'FR',
      zip: '26150',
    });
  });
});

describe('the marks of a form', () => {
  test('tell a change and a person, and say neither', () => {
    const values = profileValues(customer);
    expect(formSnapshot(values)).toBe(formSnapshot(Object.fromEntries(Object.entries(values).reverse())));
    expect(formSnapshot(values)).not.toBe(formSnapshot({ ...values, phone: '' }));
    expect(whoOf({ id: '3001' })).not.toBe(whoOf({ id: '3002' }));
    expect(`${formSnapshot(values)}${whoOf(customer)}`).toMatch(/^[\w-]{32}$/);
  });
});

test.each([
  ['fr-FR', 'FR', ['France', 'Belgique', 'Afghanistan']],
  ['fr-BE', 'BE', ['Belgique', 'France', 'Afghanistan']],
  ['nl-BE', 'BE', ['België', 'Frankrijk', 'Afghanistan']],
])('countries in %s begin with those that are delivered to', (tag, own, first) => {
  const options = addressCountries(tag, own);
  expect(options.slice(0, 3).map(({ label }) => label)).toEqual(first);
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});
