import { expect, test } from 'vitest';
import { wordsFor } from '../../checkout/messages.ts';
import { relayField, withRelay } from '../../checkout/relay.ts';

test.each([
  ['Point relais', 'Librairie du Pont', 'Point relais, Librairie du Pont'],
  ['Point relais', '', 'Point relais'],
  ['Point relais', '<b>ailleurs</b>', 'Point relais'],
])('%s with %j is %s', (title, relay, result) => expect(withRelay(title, relay)).toBe(result));

test('relay points are offered with the options that deliver to one', () => {
  const choice = { handle: 'a', title: '', description: '', isRelay: false } as Parameters<
    typeof relayField
  >[0][number];
  const words = wordsFor('FR', 'FR', 'EUR');
  const fields = relayField([choice, { ...choice, isRelay: true }], 'Librairie du Pont', words).map(({ text }) => text);
  expect(fields).toHaveLength(1);
  expect(fields[0]).toContain('class="for for-1"');
  expect(fields[0]).toMatch(/<option selected>Librairie du Pont/);
  expect(relayField([choice], '', words)).toEqual([]);
});
