import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { areFromStock } from '../../../lib/delivery/promise.ts';
import {
  datedPromises,
  type PromiseTranslate,
  promiseSettingsOf,
  undatedPromise,
} from '../../../lib/delivery/promises.ts';
import french from '../../../messages/fr/delivery.json';
import dutch from '../../../messages/nl/delivery.json';

const markets = { 'fr-FR': french, 'nl-BE': dutch } as const;
type Tag = keyof typeof markets;

const translate =
  (tag: Tag): PromiseTranslate =>
  (key, values) => {
    const found = key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], markets[tag]);
    return String(new IntlMessageFormat(found as string, tag).format(values));
  };

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

function said(tag: Tag, from: string, to: string, until: string, more: { kind?: 'relay'; cutOff?: string } = {}) {
  const [words] = datedPromises([{ until: Date.parse(until), from, to }], {
    kind: 'home',
    cutOff: '22:00',
    tag,
    timeZone: 'Europe/Brussels',
    t: translate(tag),
    ...more,
  });
  return [plain(words?.text), plain(words?.deadline)];
}

test.each<[Parameters<typeof said>, string, string]>([
  [
    ['fr-FR', '2026-11-26', '2026-11-27', '2026-11-24T21:00:00Z'],
    'Chez vous entre jeudi 26 et vendredi 27',
    'Pour une commande passée avant mardi 24, 22 h.',
  ],
  [
    ['nl-BE', '2026-11-26', '2026-11-27', '2026-11-24T21:00:00Z'],
    'Bij u thuis tussen donderdag 26 en vrijdag 27',
    'Als u bestelt vóór dinsdag 24, 22 uur.',
  ],
  // The month is named where two of them are concerned.
  [
    ['fr-FR', '2026-11-30', '2026-12-01', '2026-11-26T21:00:00Z'],
    'Chez vous entre lundi 30 novembre et mardi 1er décembre',
    'Pour une commande passée avant jeudi 26 novembre, 22 h.',
  ],
  [
    ['nl-BE', '2026-12-01', '2026-12-02', '2026-11-27T10:30:00Z', { kind: 'relay', cutOff: '11:30' }],
    'In het afhaalpunt tussen dinsdag 1 december en woensdag 2 december',
    'Als u bestelt vóór vrijdag 27 november, 11.30 uur.',
  ],
  [
    ['fr-FR', '2027-01-04', '2027-01-04', '2026-12-31T11:00:00Z', { cutOff: '12:00' }],
    'Chez vous lundi 4 janvier',
    'Pour une commande passée avant jeudi 31 décembre, 12 h.',
  ],
  // Midnight ends the day that is named.
  [
    ['fr-FR', '2026-11-26', '2026-11-27', '2026-11-24T23:00:00Z', { kind: 'relay', cutOff: '24:00' }],
    'En point relais entre jeudi 26 et vendredi 27',
    'Pour une commande passée avant mardi 24, 24 h.',
  ],
])('%j', (args, text, deadline) => expect(said(...args)).toEqual([text, deadline]));

test.each([
  ['fr-FR', 'home', [1, 2], 1, '12:00', 'Chez vous en 2 à 3 jours ouvrés', 'avant 12 h'],
  ['fr-FR', 'relay', [1, 1], 0, '22:30', 'En point relais en 1 jour ouvré', 'avant 22 h 30'],
  ['nl-BE', 'relay', [2, 4], 1, '11:30', 'In het afhaalpunt in 3 tot 5 werkdagen', 'vóór 11.30 uur'],
  ['nl-BE', 'home', [1, 1], 0, '24:00', 'Bij u thuis in 1 werkdag', 'vóór 24 uur'],
] as const)('%s, %s without a date', (tag, kind, transit, handling, cutOff, text, before) => {
  const promise = undatedPromise({ code: 'A', cutOff, saturday: false, kind, transit, handling }, translate(tag));
  const deadline =
    tag === 'nl-BE'
      ? `Als u op een werkdag bestelt ${before}, feestdagen en sluitingsdagen niet meegerekend.`
      : `Pour une commande passée un jour ouvré ${before}, hors jours fériés et jours de fermeture.`;
  expect([plain(promise.text), plain(promise.deadline)]).toEqual([text, deadline]);
});

const row = {
  code: 'DOMICILE',
  kind: 'À domicile' as const,
  cut_off: '22:00',
  handling_days: 1,
  transit_from: 1,
  transit_to: 2,
  saturday: false,
};

test('the settings document, row by row', () => {
  expect(promiseSettingsOf({})).toEqual({ closed: [], carriers: [], relays: [] });
  expect(
    promiseSettingsOf({
      delivery_carriers: [row, { ...row, kind: 'En point relais', cut_off: '24:00', handling_days: 0, saturday: true }],
      delivery_closures: [{ day: '2026-12-24' }, { day: null }],
    }),
  ).toEqual({
    closed: ['2026-12-24'],
    carriers: [
      { code: 'DOMICILE', kind: 'home', cutOff: '22:00', handling: 1, transit: [1, 2], saturday: false },
      { code: 'DOMICILE', kind: 'relay', cutOff: '24:00', handling: 0, transit: [1, 2], saturday: true },
    ],
    relays: ['DOMICILE'],
  });
});

test('a relay point is known as one without its days', () => {
  const relay = { ...row, code: 'POINT_RELAIS', kind: 'En point relais' as const };
  const settings = promiseSettingsOf({
    delivery_carriers: [
      { ...relay, cut_off: null },
      { ...relay, code: 'LOCKER', transit_to: null },
      { ...relay, code: null },
    ],
  });
  expect(settings).toEqual({ closed: [], carriers: [], relays: ['POINT_RELAIS', 'LOCKER'] });
});

test.each([
  { code: null },
  { cut_off: null },
  { cut_off: '24:30' },
  { cut_off: '00:00' },
  { cut_off: '9:00' },
  { cut_off: '12h' },
  { handling_days: null },
  { handling_days: -1 },
  { handling_days: 1.5 },
  { transit_from: 0 },
  { transit_from: 3 },
  { transit_to: null },
  { transit_to: 31 },
])('a row with %j promises nothing', (wrong) => {
  expect(promiseSettingsOf({ delivery_carriers: [{ ...row, ...wrong }] }).carriers).toEqual([]);
});

test.each([
  ['enough in stock', 2, true, 5, false, true],
  ['the whole stock', 5, true, 5, false, true],
  ['more than in stock', 6, true, 5, false, false],
  ['sold out', 1, false, 0, false, false],
  ['to be made', 1, true, 0, true, false],
  ['stock is not tracked', 3, true, 0, false, true],
])('%s', (_, quantity, availableForSale, quantityAvailable, isBackordered, result) => {
  const variant = { id: 'a', availableForSale, quantityAvailable, isBackordered };
  expect(areFromStock([{ quantity, variant }])).toBe(result);
});

test.each([
  ['two lines of one variant share its stock', [3, 3], [5, 5], ['a', 'a'], false],
  ['two lines that the stock covers', [3, 4], [7, 7], ['a', 'a'], true],
  ['another variant has a stock of its own', [3, 3], [4, 4], ['a', 'b'], true],
])('%s', (_, quantities, stock, ids, result) => {
  const lines = quantities.map((quantity, index) => ({
    quantity,
    variant: {
      id: ids[index] ?? '',
      availableForSale: true,
      quantityAvailable: stock[index] ?? 0,
      isBackordered: false,
    },
  }));
  expect(areFromStock(lines)).toBe(result);
});
