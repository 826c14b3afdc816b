import { describe, expect, test } from 'vitest';
import { type PriorPrice, priorPrice, type SeenPrice } from '../../../lib/prices/reductions.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 9);

/** [days before now, cents, the shop's compare-at price] */
type Row = readonly [daysAgo: number, amount: number, compareAt?: number | null, currency?: string];
const log = (rows: readonly Row[]): SeenPrice[] =>
  rows.map(([daysAgo, amount, compareAt = null, currency = 'EUR']) => ({
    currency,
    amount,
    compareAt,
    seenAt: NOW - daysAgo * DAY,
  }));
const none: PriorPrice = { kind: 'none' };
const prior = (amount: number, daysAgo: number): PriorPrice => ({ kind: 'prior', amount, since: NOW - daysAgo * DAY });
const insufficient = (lowest: number | null): PriorPrice => ({ kind: 'insufficient', lowest });

describe('the worked examples of the law', () => {
  test('20 € for 60 days, 15 € for ten of them, 20 € again: a promotion at 16 € is no reduction', () => {
    const rows: Row[] = [
      [60, 2000],
      [20, 1500],
      [10, 2000],
      [0, 1600, 2000],
    ];
    expect(priorPrice(log(rows), NOW)).toEqual(none);
    expect(priorPrice(log([...rows.slice(0, 3), [0, 1400, 2000]]), NOW)).toEqual(prior(1500, 0));
  });

  test('a cut that nobody announced, within the hour before the one that is: what it came down to is the reference', () => {
    const rows: Row[] = [
      [60, 2500],
      [1 / 48, 2000],
      [0, 1600, 2000],
    ];
    expect(priorPrice(log(rows), NOW)).toEqual(prior(2000, 0));
  });

  test('20 €, then 18 €, then 16 € a week later: 20 € stays the reference', () => {
    expect(
      priorPrice(
        log([
          [60, 2000],
          [7, 1800, 2000],
          [0, 1600, 2000],
        ]),
        NOW,
      ),
    ).toEqual(prior(2000, 7));
  });
});

describe('the price that a reduction is measured by', () => {
  test.each<[string, Row[], PriorPrice]>([
    [
      'one fall',
      [
        [90, 2000],
        [3, 1600, 2000],
      ],
      prior(2000, 3),
    ],
    [
      'a fall of a year ago that still holds',
      [
        [900, 2000],
        [365, 1600, 2000],
      ],
      prior(2000, 365),
    ],
    [
      'four falls in a row',
      [
        [90, 2000],
        [9, 1900, 2000],
        [6, 1800, 2000],
        [3, 1700, 2000],
      ],
      prior(2000, 9),
    ],
    [
      'a chain longer than thirty days',
      [
        [90, 2000],
        [45, 1900, 2000],
        [1, 1700, 2000],
      ],
      prior(2000, 45),
    ],
    [
      'a rise breaks the chain',
      [
        [90, 2000],
        [9, 1500, 2000],
        [6, 1800, 2000],
        [3, 1600, 2000],
      ],
      none,
    ],
    [
      'a rise breaks the chain: the fall after it counts',
      [
        [90, 2000],
        [9, 1700, 2000],
        [6, 1900],
        [3, 1600, 2000],
      ],
      prior(1700, 3),
    ],
    [
      'only a rise',
      [
        [90, 1500],
        [3, 1600, 2000],
      ],
      none,
    ],
    ['a price in force for years, in one row', [[2000, 1600]], none],
    [
      'a price in force for years, of which the shop now says that it was more',
      [
        [2000, 1600],
        [1, 1600, 2000],
      ],
      none,
    ],
    [
      'the same price again',
      [
        [90, 2000],
        [9, 1600, 2000],
        [5, 1600, 2100],
        [2, 1600, 2000],
      ],
      prior(2000, 9),
    ],
    [
      'a dip of one day',
      [
        [90, 2000],
        [12, 1200],
        [11, 2000],
        [1, 1600, 2000],
      ],
      none,
    ],
    [
      'a dip that ended as the thirty days began',
      [
        [90, 2000],
        [35, 1200],
        [31, 2000],
        [1, 1600, 2000],
      ],
      prior(2000, 1),
    ],
    [
      'a dip that ended a day later',
      [
        [90, 2000],
        [35, 1200],
        [30, 2000],
        [1, 1600, 2000],
      ],
      none,
    ],
    [
      'a sale ends and begins again',
      [
        [90, 2000],
        [12, 1600, 2000],
        [8, 2000],
        [1, 1600, 2000],
      ],
      none,
    ],
    [
      'and begins again lower',
      [
        [90, 2000],
        [12, 1600, 2000],
        [8, 2000],
        [1, 1500, 2000],
      ],
      prior(1600, 1),
    ],
    [
      'and begins again after thirty days',
      [
        [120, 2000],
        [60, 1600, 2000],
        [40, 2000],
        [1, 1600, 2000],
      ],
      prior(2000, 1),
    ],
    [
      'the sale is over',
      [
        [90, 2000],
        [12, 1600, 2000],
        [8, 2000],
      ],
      none,
    ],
    [
      'nothing is announced any more',
      [
        [90, 2000],
        [12, 1600, 2000],
        [8, 1600],
      ],
      none,
    ],
    [
      'the comparison equals the price',
      [
        [90, 2000],
        [3, 1600, 1600],
      ],
      none,
    ],
    [
      'the comparison is below the price',
      [
        [90, 2000],
        [3, 1600, 1500],
      ],
      none,
    ],
    [
      'a higher price before the thirty days',
      [
        [90, 3000],
        [40, 2000],
        [3, 1600, 3000],
      ],
      prior(2000, 3),
    ],
    [
      'a comparison that never was a price',
      [
        [90, 2000],
        [3, 1600, 9900],
      ],
      prior(2000, 3),
    ],
    [
      'a claim that began with no fall',
      [
        [90, 2000],
        [20, 2000, 2500],
        [3, 1600, 2500],
      ],
      prior(2000, 3),
    ],
    [
      'a claim at a higher price first',
      [
        [90, 1500],
        [60, 2000, 2500],
        [3, 1800, 2500],
      ],
      prior(2000, 3),
    ],
  ])('%s', (_, rows, expected) => {
    expect(priorPrice(log(rows), NOW)).toEqual(expected);
  });
});

describe('a fall that nobody announced is a price like any other', () => {
  test.each<[string, Row[], PriorPrice]>([
    [
      'the sale after it is measured by it',
      [
        [90, 2000],
        [60, 1800],
        [3, 1600, 2000],
      ],
      prior(1800, 3),
    ],
    [
      'announced too late it is none',
      [
        [90, 2000],
        [10, 1600],
        [3, 1600, 2000],
      ],
      none,
    ],
    [
      'the comparison is saved some minutes after the price',
      [
        [90, 2000],
        [3, 1600],
        [3 - 0.01, 1600, 2000],
      ],
      prior(2000, 3),
    ],
  ])('%s', (_, rows, expected) => {
    expect(priorPrice(log(rows), NOW)).toEqual(expected);
  });

  test.each([
    [HOUR, 'prior'],
    [HOUR + 1, 'none'],
  ])('a comparison that comes %d ms after the price', (late, kind) => {
    const [before, fall] = log([
      [90, 2000],
      [3, 1600],
    ]) as [SeenPrice, SeenPrice];
    const said = { ...fall, compareAt: 2000, seenAt: fall.seenAt + late };
    expect(priorPrice([before, fall, said], NOW).kind).toBe(kind);
  });
});

describe('a log that does not reach back far enough', () => {
  test.each<[string, Row[], PriorPrice]>([
    ['is empty', [], none],
    ['begins today with a reduction', [[0, 1600, 2000]], insufficient(null)],
    ['begins with a reduction that is years old', [[800, 1600, 2000]], insufficient(null)],
    [
      'begins ten days before the fall',
      [
        [11, 2000],
        [1, 1600, 2000],
      ],
      insufficient(2000),
    ],
    [
      'begins thirty days before the fall, to the moment',
      [
        [31, 2000],
        [1, 1600, 2000],
      ],
      prior(2000, 1),
    ],
    [
      'begins a moment too late',
      [
        [31 - 1 / DAY, 2000],
        [1, 1600, 2000],
      ],
      insufficient(2000),
    ],
    [
      'begins too late, and what it knows is lower already',
      [
        [11, 1500],
        [8, 2000],
        [1, 1600, 2000],
      ],
      none,
    ],
    [
      'begins within a chain of falls',
      [
        [11, 1900, 2000],
        [1, 1600, 2000],
      ],
      insufficient(1900),
    ],
  ])('it %s', (_, rows, expected) => {
    expect(priorPrice(log(rows), NOW)).toEqual(expected);
  });
});

describe('what is not part of the history', () => {
  test('rows of the future', () => {
    expect(
      priorPrice(
        log([
          [90, 2000],
          [3, 1600, 2000],
          [-1, 900, 2000],
        ]),
        NOW,
      ),
    ).toEqual(prior(2000, 3));
    expect(priorPrice(log([[-1, 1600, 2000]]), NOW)).toEqual(none);
  });

  test('prices in another currency', () => {
    expect(
      priorPrice(
        log([
          [90, 2000, null, 'TND'],
          [3, 1600, 2000],
        ]),
        NOW,
      ),
    ).toEqual(insufficient(null));
    expect(
      priorPrice(
        log([
          [90, 900, null, 'TND'],
          [60, 2000],
          [3, 1600, 2000],
        ]),
        NOW,
      ),
    ).toEqual(prior(2000, 3));
    expect(
      priorPrice(
        log([
          [90, 2000],
          [60, 900, null, 'TND'],
          [40, 2100],
          [3, 1600, 2000],
        ]),
        NOW,
      ),
    ).toEqual(prior(2100, 3));
  });

  test('of two rows at one moment the first, which was never in force', () => {
    expect(
      priorPrice(
        log([
          [90, 2000],
          [20, 1200],
          [20, 2000],
          [3, 1600, 2000],
        ]),
        NOW,
      ),
    ).toEqual(prior(2000, 3));
    expect(
      priorPrice(
        log([
          [90, 2000],
          [3, 1200, 2000],
          [3, 1600, 2000],
        ]),
        NOW,
      ),
    ).toEqual(prior(2000, 3));
  });

  test('the order of the rows says nothing', () => {
    const rows = log([
      [60, 2000],
      [7, 1800, 2000],
      [0, 1600, 2000],
    ]);
    expect(priorPrice(rows.toReversed(), NOW)).toEqual(prior(2000, 7));
  });
});
