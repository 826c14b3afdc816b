import { describe, expect, test } from 'vitest';
import { type AddressInput, sameAddress, samePhone, sameText } from '../../../lib/services/shopify/customer-change.ts';
import type { CustomerAddress } from '../../../lib/services/shopify/customer-types.ts';

test.each([
  ['Camille', 'Camille', true],
  [' 8  rue de l’Orge ', '8 rue de l’Orge', true],
  ['Die', 'DIE', true],
  ['', null, true],
  [undefined, '', true],
  ['E\u0301lise', 'Élise', true],
  ['Camille', 'Camile', false],
  ['Camille', null, false],
])('the text %j kept as %j is the same: %s', (sent, stored, same) => {
  expect(sameText(sent, stored)).toBe(same);
});

test.each([
  ['06 12 34 56 78', '+33612345678', true],
  ['+33 6 12 34 56 78', '+33612345678', true],
  ['0470 12 34 56', '+32470123456', true],
  ['', null, true],
  ['06 12 34 56 78', '+33612345679', false],
  ['06 12 34 56 78', null, false],
  ['', '+33612345678', false],
])('the number %j kept as %j is the same: %s', (sent, stored, same) => {
  expect(samePhone(sent, stored)).toBe(same);
});

describe('an address', () => {
  const sent: AddressInput = {
    firstName: 'Camille',
    lastName: 'Morel',
    company: '',
    phone: '06 12 34 56 78',
    address1: '8 rue de l’Orge',
    address2: '',
    city: 'Die',
    zip: '26150',
    country: 'FR',
  };
  const stored: CustomerAddress = {
    ...sent,
    id: 'a',
    company: null,
    address2: null,
    phone: '+33612345678',
    country: 'France',
    countryCode: 'FR',
  };

  test.each(['FR', 'France', 'Frankrijk', 'france'])('whose country was sent as %s', (country) => {
    expect(sameAddress({ ...sent, country }, stored)).toBe(true);
  });

  test.each([
    ['country', 'BE'],
    ['zip', '26100'],
    ['city', 'Crest'],
    ['address1', '9 rue de l’Orge'],
    ['address2', 'bâtiment B'],
    ['company', 'Silène'],
    ['firstName', 'Camila'],
    ['lastName', 'Morelle'],
    ['phone', '06 12 34 56 79'],
  ])('is another one with %s %s', (field, value) => {
    expect(sameAddress({ ...sent, [field]: value }, stored)).toBe(false);
  });
});
