import { describe, expect, test } from 'vitest';
import { deliveryWindows } from '../../../lib/delivery/promise.ts';

const home = { cutOff: '12:00', handling: 1, transit: [1, 2], saturday: false, closed: [] } as const;
const express = { ...home, handling: 0, transit: [1, 1] } as const;

type Rule = Parameters<typeof deliveryWindows>[0];
type Case = Partial<Rule> & { country?: 'fr' | 'be'; shop?: { country: 'FR' | 'BE' } };

const SHOPS = { fr: { country: 'FR' }, be: { country: 'BE' } } as const;

function first(now: string, { country = 'fr', shop = SHOPS[country], ...more }: Case = {}) {
  const [window] = deliveryWindows({ ...home, ...more }, { country, shop, now: new Date(now), count: 1 });
  return window && [new Date(window.until).toISOString(), window.from, window.to];
}

describe('the cut-off time', () => {
  test.each([
    ['a second before it', '2026-11-24T10:59:59Z', '2026-11-24T11:00:00.000Z', '2026-11-26', '2026-11-27'],
    ['at it', '2026-11-24T11:00:00Z', '2026-11-25T11:00:00.000Z', '2026-11-27', '2026-11-30'],
    ['just after midnight', '2026-11-23T23:30:00Z', '2026-11-24T11:00:00.000Z', '2026-11-26', '2026-11-27'],
    ['on a Thursday afternoon', '2026-11-26T15:00:00Z', '2026-11-27T11:00:00.000Z', '2026-12-01', '2026-12-02'],
    ['on a Saturday', '2026-11-28T08:00:00Z', '2026-11-30T11:00:00.000Z', '2026-12-02', '2026-12-03'],
    ['on a Sunday morning', '2026-11-29T08:00:00Z', '2026-11-30T11:00:00.000Z', '2026-12-02', '2026-12-03'],
    ['on a Sunday evening', '2026-11-29T18:00:00Z', '2026-11-30T11:00:00.000Z', '2026-12-02', '2026-12-03'],
    ['in summer', '2026-07-06T09:59:00Z', '2026-07-06T10:00:00.000Z', '2026-07-08', '2026-07-09'],
    ['the day clocks go forward', '2026-03-29T09:59:00Z', '2026-03-30T10:00:00.000Z', '2026-04-01', '2026-04-02'],
    ['the day clocks go back', '2026-10-25T10:59:00Z', '2026-10-26T11:00:00.000Z', '2026-10-28', '2026-10-29'],
  ])('%s', (_, now, until, from, to) => {
    expect(first(now)).toEqual([until, from, to]);
    expect(first(now, { country: 'be' })).toEqual([until, from, to]);
  });
});

describe('holidays and the ends of the year', () => {
  test.each<[string, string, Case, string, string]>([
    ['Christmas is between', '2026-12-23T09:00:00Z', {}, '2026-12-28', '2026-12-29'],
    ['the year ends between', '2026-12-30T09:00:00Z', {}, '2027-01-04', '2027-01-05'],
    ['ordered on New Year’s Day', '2027-01-01T09:00:00Z', {}, '2027-01-06', '2027-01-07'],
    ['Easter', '2026-04-02T09:00:00Z', {}, '2026-04-07', '2026-04-08'],
    ['Ascension Day and the day after', '2026-05-12T09:00:00Z', {}, '2026-05-15', '2026-05-18'],
    ['a French holiday, in France', '2026-07-13T09:00:00Z', {}, '2026-07-16', '2026-07-17'],
    ['a French holiday, for Belgium', '2026-07-13T09:00:00Z', { country: 'be' }, '2026-07-16', '2026-07-17'],
    ['a Belgian holiday, in France', '2026-07-17T09:00:00Z', {}, '2026-07-21', '2026-07-22'],
    ['a Belgian holiday, for Belgium', '2026-07-17T09:00:00Z', { country: 'be' }, '2026-07-22', '2026-07-23'],
    ['leaves on a Belgian holiday', '2026-07-20T09:00:00Z', { country: 'be' }, '2026-07-22', '2026-07-23'],
    [
      'a Belgian holiday, for a shop that delivers to Belgium from a French site',
      '2027-07-19T09:00:00Z',
      { shop: SHOPS.be },
      '2027-07-22',
      '2027-07-23',
    ],
    [
      'ordered while closed',
      '2026-08-07T09:00:00Z',
      { closed: ['2026-08-07', '2026-08-10'] },
      '2026-08-13',
      '2026-08-14',
    ],
    ['closed', '2026-08-06T09:00:00Z', { closed: ['2026-08-07', '2026-08-10'] }, '2026-08-12', '2026-08-13'],
  ])('%s', (_, now, more, from, to) => expect(first(now, more)?.slice(1)).toEqual([from, to]));
});

describe('the carrier', () => {
  test.each<[string, string, Case, string, string]>([
    ['leaves on the day', '2026-11-25T09:00:00Z', express, '2026-11-26', '2026-11-26'],
    ['leaves on a Friday', '2026-11-27T09:00:00Z', express, '2026-11-30', '2026-11-30'],
    ['is ordered on a Saturday', '2026-11-28T09:00:00Z', express, '2026-12-01', '2026-12-01'],
    ['delivers on Saturdays', '2026-11-27T09:00:00Z', { ...express, saturday: true }, '2026-11-28', '2026-11-28'],
    ['not on Saturday the 15th of August', '2026-08-13T09:00:00Z', { saturday: true }, '2026-08-17', '2026-08-18'],
    ['collects later', '2026-11-25T20:59:00Z', { cutOff: '22:00' }, '2026-11-27', '2026-11-30'],
    ['collects until midnight', '2026-11-25T22:59:00Z', { cutOff: '24:00' }, '2026-11-27', '2026-11-30'],
  ])('%s', (_, now, more, from, to) => expect(first(now, more)?.slice(1)).toEqual([from, to]));
});

test('the different windows that follow, each until the last order that it holds for', () => {
  const now = new Date('2026-12-23T10:00:00Z');
  expect(deliveryWindows(home, { country: 'be', shop: SHOPS.be, now, count: 3 })).toEqual([
    { until: Date.parse('2026-12-23T11:00:00Z'), from: '2026-12-28', to: '2026-12-29' },
    { until: Date.parse('2026-12-24T11:00:00Z'), from: '2026-12-29', to: '2026-12-30' },
    { until: Date.parse('2026-12-28T11:00:00Z'), from: '2026-12-30', to: '2026-12-31' },
  ]);
});
