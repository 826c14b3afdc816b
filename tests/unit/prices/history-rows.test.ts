import { describe, expect, test } from 'vitest';
import { readHistory } from '../../../lib/prices/log.ts';

const now = new Date('2026-11-21T09:00:00Z');
const HEADER = 'country,variant,currency,amount,compareAt,seenAt';
const good = 'FR,70041,EUR,34.90,40.30,2026-06-01T09:00:00Z';
const row = {
  country: 'FR',
  variantId: '70041',
  currency: 'EUR',
  amount: 3490,
  compareAt: 4030,
  seenAt: new Date('2026-06-01T09:00:00Z'),
};
const csv = (...lines: string[]) => readHistory([HEADER, ...lines].join('\n'), 'csv', { now });

describe('a history in CSV', () => {
  test('is read line by line', () => {
    expect(csv(good, '', 'BE,gid://shopify/ProductVariant/7,EUR,9,,2026-06-01')).toEqual({
      rows: [
        { place: 'line 2', row },
        {
          place: 'line 4',
          row: { ...row, country: 'BE', variantId: '7', amount: 900, compareAt: null, seenAt: new Date('2026-06-01') },
        },
      ],
      problems: [],
    });
  });

  test('as a spreadsheet writes it: semicolons, quotes, its own order, a mark at the beginning', () => {
    const text = `\uFEFF"seenAt";country;variant;currency;compareAt;amount\r\n"2026-06-01T09:00:00Z";FR;70041;EUR;40.30;34.9\r\n`;
    expect(readHistory(text, 'csv', { now })).toEqual({ rows: [{ place: 'line 2', row }], problems: [] });
  });

  const HEADER_FR = 'country;variant;currency;amount;compareAt;seenAt';
  const at = { place: 'line 2', row: { ...row, seenAt: new Date('2026-06-01') } };

  test.each([
    ['FR;70041;EUR;34,90;40,3;2026-06-01', at],
    ['FR;70041;EUR;"34,9";"40.30";2026-06-01', at],
    ['FR;70041;EUR;34,90;;2026-06-01', { ...at, row: { ...at.row, compareAt: null } }],
  ])('with a decimal comma: %s', (line, read) => {
    expect(readHistory(`${HEADER_FR}\n${line}`, 'csv', { now })).toEqual({ rows: [read], problems: [] });
  });

  test.each([
    [HEADER_FR, 'FR;70041;EUR;1.234,90;;2026-06-01', 'line 2: amount not an amount such as 14.90'],
    [HEADER_FR, 'FR;70041;EUR;1,234;;2026-06-01', 'line 2: amount not an amount such as 14.90'],
    [HEADER_FR, 'FR;70041;EUR;34,90;40,30;2026-06-01;new', 'line 2: 7 values for 6 columns'],
    [HEADER, 'FR,70041,EUR,34,90,2026-06-01,', 'line 2: 7 values for 6 columns'],
    ['country,variant,currency,seenAt,compareAt,amount', 'FR,70041,EUR,2026-06-01,,34,90', 'line 2: 7 values for 6'],
    [HEADER, 'FR,70041,EUR,"34,90",,2026-06-01', 'line 2: 7 values for 6 columns'],
    [HEADER, 'FR;70041;EUR;34.90;;2026-06-01', 'line 2: country none of FR, BE'],
  ])('that cannot be read for sure is refused: %s, %s', (header, line, problem) => {
    const { rows, problems } = readHistory(`${header}\n${line}`, 'csv', { now });
    expect(rows).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['another country', good.replace('FR', 'TN'), 'country none of FR, BE'],
    ['no variant', good.replace('70041', ''), 'variant not the id of a variant'],
    ['a name for a variant', good.replace('70041', 'rituel'), 'variant not the id of a variant'],
    ['a sign for a currency', good.replace('EUR', '€'), 'currency not a currency such as EUR'],
    ['a word for an amount', good.replace('34.90', 'dix'), 'amount not an amount such as 14.90'],
    ['three decimals', good.replace('34.90', '34.901'), 'amount not an amount such as 14.90'],
    ['nothing to pay', good.replace('34.90', '0.00'), 'amount not more than 0'],
    ['a comparison that is none', good.replace('40.30', 'soon'), 'compareAt not an amount such as 14.90'],
    ['a moment without a zone', good.replace('Z', ''), 'seenAt not a moment such as'],
    ['a day of no calendar', good.replace('06-01T09:00:00Z', '13-01'), 'seenAt not a moment such as'],
    ['days back', good.replace('2026-06-01T09:00:00Z', '-60d'), 'seenAt not a moment such as'],
    ['the future', good.replace('2026-06', '2026-12'), 'seenAt in the future'],
  ])('%s is named by its line', (_, line, problem) => {
    const { rows, problems } = csv(good, line);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^line 3: /);
    expect(problems[0]).toContain(problem);
    expect(rows).toHaveLength(1);
  });

  test('without a column says which', () => {
    expect(readHistory('country,variant\nFR,1', 'csv', { now }).problems).toEqual([
      `line 1: the columns are ${HEADER}; missing: currency, amount, compareAt, seenAt`,
    ]);
  });
});

describe('a history in JSON', () => {
  const json = (value: unknown, daysBack = false) => readHistory(JSON.stringify(value), 'json', { now, daysBack });
  const entry = { country: 'FR', variant: 70041, currency: 'EUR', amount: 34.9, compareAt: '40.30', seenAt: '-60d' };

  test('of the demonstration may count days back', () => {
    expect(json([entry], true)).toEqual({
      rows: [{ place: 'entry 1', row: { ...row, seenAt: new Date('2026-09-22T09:00:00Z') } }],
      problems: [],
    });
    expect(json([entry]).problems).toHaveLength(1);
  });

  test.each<[string, unknown, RegExp]>([
    ['no list', { rows: [] }, /^the file holds no list of prices$/],
    ['an entry that is none', [null], /^entry 1: row /],
    [
      'an entry without anything',
      [{ ...entry, seenAt: '2026-06-01' }, {}],
      /^entry 2: country .*amount .*seenAt missing/,
    ],
  ])('with %s is refused', (_, value, problem) => {
    expect(json(value).problems).toEqual([expect.stringMatching(problem)]);
  });

  test('that is no JSON is refused', () => {
    expect(readHistory('[{', 'json', { now }).problems).toHaveLength(1);
  });
});
