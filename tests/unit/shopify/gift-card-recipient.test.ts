import { expect, test } from 'vitest';
import { recipientAttributes, recipientOf, withoutRecipient } from '../../../lib/services/shopify/cart-attributes.ts';

const engraving = { key: 'Prénom', value: 'Jade' };
const noe = { email: 'noe@exemple.fr', name: 'Noé', message: 'Bon anniversaire.', sendOn: '2026-12-24' };
const onlyEmail = { ...noe, name: '', message: '', sendOn: '' };

/** The names of the recipient form in Shopify's themes. */
const flag = { key: '__shopify_send_gift_card_to_recipient', value: 'true' };
const address = { key: 'Recipient email', value: noe.email };
const whole = [
  flag,
  address,
  { key: 'Recipient name', value: noe.name },
  { key: 'Message', value: noe.message },
  { key: 'Send on', value: noe.sendOn },
  { key: '__shopify_offset', value: '-60' },
];

test.each([
  ['all of it', noe, whole],
  ['only an address, sent at once', onlyEmail, [flag, address]],
])('the recipient of a gift card travels in the attributes of its line and back: %s', (_, recipient, attributes) => {
  expect(recipientAttributes(recipient, -60)).toEqual(attributes);
  expect(recipientOf({ attributes: [engraving, ...attributes] })).toEqual(recipient);
  expect(withoutRecipient({ attributes: [engraving, ...attributes] })).toEqual([engraving]);
});

test.each([
  ['without attributes', []],
  ['of another kind', [engraving]],
  ['without the flag', [address]],
  ['with a flag that was emptied', [{ ...flag, value: '' }, address]],
  ['without an address', [flag, { key: 'Recipient name', value: noe.name }]],
])('a line %s goes to the buyer', (_, attributes) => {
  expect(recipientOf({ attributes })).toBeNull();
});
