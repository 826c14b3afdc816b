import { describe, expect, test } from 'vitest';
import {
  ADDRESS_SCHEMAS,
  addressFields,
  deletionFields,
  deletionSchema,
  PROFILE_SCHEMAS,
  type Profile,
  passwordFields,
  passwordSchema,
  profileFields,
  type TypedAddress,
} from '../../../lib/account/schema.ts';
import { profileChanges, shopAddress } from '../../../lib/account/values.ts';
import type { Customer } from '../../../lib/services/shopify/customer-types.ts';
import { judge } from '../forms/parse.ts';

const profile = { firstName: 'Élise', lastName: 'Ba', email: ' Elise@Exemple.FR ', phone: '' };
const address = {
  firstName: 'Élise',
  lastName: 'Ba',
  company: '',
  address1: '8 rue de l’Armellerie',
  address2: '',
  zip: '26 150',
  city: 'Die',
  country: 'FR',
  phone: '06 12 34 56 78',
};

describe('a customer', () => {
  test('is taken as typed, the e-mail in small letters', () => {
    expect(judge(PROFILE_SCHEMAS.FR, profileFields, { ...profile, acceptsMarketing: 'on' })).toEqual({
      value: { firstName: 'Élise', lastName: 'Ba', email: 'elise@exemple.fr', acceptsMarketing: 'on' },
    });
  });

  test.each<[string, string, string[]]>([
    ['firstName', '', ['givenNameRequired']],
    ['firstName', 'É', ['givenNameShort']],
    ['lastName', 'B', ['familyNameShort']],
    ['email', '', ['emailRequired']],
    ['email', 'elise@', ['emailInvalid']],
    ['phone', '06 12 34.56', ['phoneInvalid']],
    ['phone', '06 12', ['phoneUnusable']],
    // One digit too few for a French number, and a valid number in Belgium.
    ['phone', '06 12 34 56 7', ['phoneUnusable']],
    ['acceptsMarketing', 'yes', ['invalid']],
  ])('%s %j', (field, typed, codes) => {
    expect(judge(PROFILE_SCHEMAS.FR, profileFields, { ...profile, [field]: typed })).toEqual({
      errors: { [field]: codes },
    });
  });
});

/** What the schemas accept is sent to the shop: a number that is dropped on the way would clear the stored one. */
test.each<[keyof typeof PROFILE_SCHEMAS, string, string]>([
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['BE', '06 12 34 56 7', '+3261234567'],
  ['FR', '+32 470 12 34 56', '+32470123456'],
  ['FR', '0693 45 67 89', '+262693456789'],
  ['FR', '+33 0690 45 67 89', '+590690456789'],
  ['FR', '\u202a06\u00a014\u201125\u221236 47\u202c', '+33614253647'],
])('a number typed in %s, %s', (country, phone, known) => {
  const { value } = judge(PROFILE_SCHEMAS[country], profileFields, { ...profile, phone });
  const customer = { firstName: null, lastName: null, email: null, phone: null, acceptsMarketing: false };
  expect(profileChanges(value as Profile, customer as Customer, country)).toMatchObject({ phone: known });
});

test.each<[keyof typeof ADDRESS_SCHEMAS, string, string, string, string]>([
  ['FR', 'RE', '97460', '0692 45 67 89', '+262692456789'],
  ['BE', 'MQ', '97200', '0596 45 67 89', '+596596456789'],
  ['BE', 'GF', '97300', '06 14 25 36 47', '+33614253647'],
  ['FR', 'NC', '98800', '26 12 34', '+687261234'],
  ['FR', 'FR', '26150', '\u200b', ''],
])('in %s, of an address in %s: %s %s is %s', (market, country, zip, phone, known) => {
  const { value } = judge(ADDRESS_SCHEMAS[market], addressFields, { ...address, country, zip, phone });
  expect(shopAddress(value as TypedAddress, market)).toMatchObject({ phone: known });
});

test.each<[keyof typeof ADDRESS_SCHEMAS, string, string, string, string[]]>([
  ['FR', 'FR', '26150', '06 12 34 56 7', ['phoneUnusable']],
  ['BE', 'FR', '26150', '06 12 34 56 7', ['phoneUnusable']],
  ['FR', 'BE', '1000', '06 12 34 56 78', ['phoneUnusable']],
  ['FR', 'DE', '10115', '0470 12 34 56 7', ['phoneUnusable']],
])('in %s, of an address in %s: %s %s', (market, country, zip, phone, codes) => {
  const typed = { ...address, country, zip, phone };
  expect(judge(ADDRESS_SCHEMAS[market], addressFields, typed)).toEqual({ errors: { phone: codes } });
});

describe('an address', () => {
  test.each(['FR', 'BE', 'DE'])('of %s may leave out company, complement and phone', (country) => {
    const zip = { FR: '26150', BE: '1000', DE: '10115' }[country] as string;
    const { value } = judge(ADDRESS_SCHEMAS.FR, addressFields, { ...address, country, zip, phone: '' });
    expect(value).toMatchObject({ country, zip });
    expect([value?.company, value?.address2, value?.phone]).toEqual([undefined, undefined, undefined]);
  });

  test.each<[Record<string, string>, Record<string, string[]>]>([
    [{ address1: '' }, { address1: ['streetRequired'] }],
    [{ city: '' }, { city: ['cityRequired'] }],
    [{ zip: '' }, { zip: ['zipRequired'] }],
    [{ zip: '\u200b', country: 'SN' }, { zip: ['zipRequired'] }],
    [
      { zip: '', address1: '', city: '' },
      { zip: ['zipRequired'], address1: ['streetRequired'], city: ['cityRequired'] },
    ],
    [
      { zip: '', country: '' },
      { zip: ['zipRequired'], country: ['countryRequired'] },
    ],
    [{ zip: '', country: 'HK', city: '' }, { city: ['cityRequired'] }],
    [{ zip: '1234567890123', country: 'HK' }, { zip: ['zipUnknown'] }],
    [{ zip: '1234567890123', country: 'DE' }, { zip: ['zipUnknown'] }],
    [{ country: '' }, { country: ['countryRequired'] }],
    [{ country: 'XX' }, { country: ['countryRequired'] }],
    [{ zip: '1000' }, { zip: ['zipInvalid {"digits":5,"example":"69004"}'] }],
    [{ zip: '26150', country: 'BE', phone: '' }, { zip: ['zipInvalid {"digits":4,"example":"1000"}'] }],
    [{ company: 'x'.repeat(101) }, { company: ['tooLong {"max":100}'] }],
  ])('%j', (typed, errors) => {
    expect(judge(ADDRESS_SCHEMAS.FR, addressFields, { ...address, ...typed })).toEqual({ errors });
  });

  test.each([
    ['HK', ''],
    ['CI', ' '],
    ['JM', 'W.I.'],
  ])('in %s, where there are no postcodes, may have %j', (country, zip) => {
    const { value } = judge(ADDRESS_SCHEMAS.BE, addressFields, { ...address, country, zip, phone: '' });
    expect(shopAddress(value as TypedAddress, 'BE')).toMatchObject({ country, zip: zip.trim() });
  });

  test('where nothing is delivered is an address', () => {
    expect(judge(ADDRESS_SCHEMAS.FR, addressFields, { ...address, zip: '97400' })).toHaveProperty('value');
    const longest = { ...address, zip: '123456789012', country: 'DE' };
    expect(judge(ADDRESS_SCHEMAS.FR, addressFields, longest)).toHaveProperty('value');
    expect(judge(ADDRESS_SCHEMAS.FR, addressFields, { ...address, zip: 'SW1A 1AA', country: 'GB' })).toHaveProperty(
      'value',
    );
  });
});

test.each<[Record<string, string>, Record<string, string[]>]>([
  [{}, { current: ['currentRequired'], password: ['passwordRequired'] }],
  [{ current: 'a', password: 'short' }, { password: ['passwordShort {"min":8}'] }],
  [{ current: 'a', password: 'x'.repeat(41) }, { password: ['passwordLong'] }],
  [{ current: 'a', password: ' eightlong' }, { password: ['passwordSpaces'] }],
  [{ current: 'a', password: 'eightlong ' }, { password: ['passwordSpaces'] }],
  [{ current: 'x'.repeat(101), password: 'x'.repeat(40) }, { current: ['passwordLong'] }],
])('a password %j', (typed, errors) => {
  expect(judge(passwordSchema, passwordFields, typed)).toEqual({ errors });
});

test('a request to delete the account needs no reason, and takes one of 600 characters', () => {
  expect(judge(deletionSchema, deletionFields, {})).toEqual({ value: {} });
  expect(judge(deletionSchema, deletionFields, { reason: 'x'.repeat(601) })).toEqual({
    errors: { reason: ['tooLong {"max":600}'] },
  });
});
