import { expect, test } from 'vitest';
import { recipientWords } from '../../../components/cart/cart-layout.tsx';
import { translatorOf } from '../../../lib/platform/i18n/messages.ts';

const to = { email: 'noe@exemple.fr', name: '', message: '', sendOn: '' };

test.each([
  ['what is no gift card', null, false, []],
  ['a gift card for oneself', null, true, ['Envoyée à vous-même, par e-mail']],
  ['a gift card for an address', to, true, ['Envoyée à noe@exemple.fr']],
  [
    'a gift card for a name, later, with a word',
    { ...to, name: 'Noé', message: 'Bravo', sendOn: '2026-12-24' },
    true,
    ['Envoyée à Noé (noe@exemple.fr)', 'Le 24 décembre 2026', 'Message : Bravo'],
  ],
  ['a day that is none', { ...to, sendOn: 'demain' }, true, ['Envoyée à noe@exemple.fr']],
])('of %s the line says', async (_, recipient, isGiftCard, words) => {
  const said = recipientWords(recipient, 'fr-FR', await translatorOf('fr-fr', 'cart'), isGiftCard);
  expect(said.map((text) => text.replace(/\u00a0/g, ' '))).toEqual(words);
});
