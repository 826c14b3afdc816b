import type { Argument } from './predicate-parser.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Milliseconds of a date, a timestamp or a number of milliseconds; NaN for anything else. */
export function momentOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{4}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
}

const named = (names: string[]) => (arg: Argument) => {
  if (typeof arg === 'number') return arg;
  const text = String(arg).toLowerCase();
  const index = names.findIndex((name) => name === text || name.slice(0, 3) === text);
  return index < 0 ? Number(text || Number.NaN) : index + 1;
};

type Part = { of: (date: Date) => number; parse: (arg: Argument) => number };

const PARTS: Record<string, Part> = {
  'day-of-month': { of: (date) => date.getUTCDate(), parse: Number },
  'day-of-week': { of: (date) => date.getUTCDay() || 7, parse: named(DAYS) },
  month: { of: (date) => date.getUTCMonth() + 1, parse: named(MONTHS) },
  year: { of: (date) => date.getUTCFullYear(), parse: Number },
  hour: { of: (date) => date.getUTCHours(), parse: Number },
};

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '': (a, b) => a === b,
  '-after': (a, b) => a > b,
  '-before': (a, b) => a < b,
};

type Test = { arity: number; parse: (arg: Argument) => number; passes: (value: number, ...args: number[]) => boolean };

const whole: [string, Test][] = [
  ['date.after', { arity: 1, parse: momentOf, passes: (value, from = 0) => value > from }],
  ['date.before', { arity: 1, parse: momentOf, passes: (value, to = 0) => value < to }],
  ['date.between', { arity: 2, parse: momentOf, passes: (value, from = 0, to = 0) => value >= from && value <= to }],
];
const parts = Object.entries(PARTS).flatMap(([name, { of, parse }]) =>
  Object.entries(COMPARE).map(([suffix, compare]): [string, Test] => [
    `date.${name}${suffix}`,
    { arity: 1, parse, passes: (value, wanted = 0) => compare(of(new Date(value)), wanted) },
  ]),
);

/** The date predicate functions by name. All use UTC. */
export const DATE_TESTS: Map<string, Test> = new Map([...whole, ...parts]);
