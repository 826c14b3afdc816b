import { describe, expect, test } from 'vitest';
import {
  addressFields,
  addressSchema,
  deletionFields,
  deletionSchema,
  passwordFields,
  passwordSchema,
  profileFields,
  profileSchema,
} from '../../../lib/customer/schema.ts';
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
    expect(judge(profileSchema, profileFields, { ...profile, acceptsMarketing: 'on' })).toEqual({
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
    ['acceptsMarketing', 'yes', ['invalid']],
  ])('%s %j', (field, typed, codes) => {
    expect(judge(profileSchema, profileFields, { ...profile, [field]: typed })).toEqual({ errors: { [field]: codes } });
  });
});

describe('an address', () => {
  test.each(['FR', 'BE', 'DE'])('of %s may leave out company, complement and phone', (country) => {
    const zip = { FR: '26150', BE: '1000', DE: '10115' }[country] as string;
    const { value } = judge(addressSchema, addressFields, { ...address, country, zip, phone: '' });
    expect(value).toMatchObject({ country, zip });
    expect([value?.company, value?.address2, value?.phone]).toEqual([undefined, undefined, undefined]);
  });

  test.each<[Record<string, string>, Record<string, string[]>]>([
    [{ address1: '' }, { address1: ['streetRequired'] }],
    [{ city: '' }, { city: ['cityRequired'] }],
    [{ zip: '' }, { zip: ['zipRequired'] }],
    [{ zip: '1234567890123', country: 'DE' }, { zip: ['zipUnknown'] }],
    [{ country: '' }, { country: ['countryRequired'] }],
    [{ country: 'XX' }, { country: ['countryRequired'] }],
    [{ zip: '1000' }, { zip: ['zipInvalid {"digits":5,"example":"69004"}'] }],
    [{ zip: '26150', country: 'BE' }, { zip: ['zipInvalid {"digits":4,"example":"1000"}'] }],
    [{ company: 'x'.repeat(101) }, { company: ['tooLong {"max":100}'] }],
    [{ address2: 'a\nb' }, { address2: ['oneLine'] }],
  ])('%j', (typed, errors) => {
    expect(judge(addressSchema, addressFields, { ...address, ...typed })).toEqual({ errors });
  });

  test('where nothing is delivered is an address', () => {
    expect(judge(addressSchema, addressFields, { ...address, zip: '97400' })).toHaveProperty('value');
    expect(judge(addressSchema, addressFields, { ...address, zip: 'SW1A 1AA', country: 'GB' })).toHaveProperty('value');
  });
});

test.each<[Record<string, string>, Record<string, string[]>]>([
  [{}, { current: ['currentRequired'], password: ['passwordRequired'] }],
  [{ current: 'a', password: 'short' }, { password: ['passwordShort {"min":8}'] }],
  [{ current: 'a', password: 'x'.repeat(41) }, { password: ['passwordLong'] }],
  [{ current: 'a', password: ' eightlong' }, { password: ['passwordSpaces'] }],
])('a password %j', (typed, errors) => {
  expect(judge(passwordSchema, passwordFields, typed)).toEqual({ errors });
});

test('a request to delete the account needs no reason, and takes one of 600 characters', () => {
  expect(judge(deletionSchema, deletionFields, {})).toEqual({ value: {} });
  expect(judge(deletionSchema, deletionFields, { reason: 'x'.repeat(601) })).toEqual({
    errors: { reason: ['tooLong {"max":600}'] },
  });
});
