import { describe, expect, test } from 'vitest';
import { Advice } from '../../lib/report.ts';
import { numberOf } from '../../lib/resilience/scenario.ts';
import { slowProblems, unmeasured } from '../../lib/resilience/verdicts.ts';

describe('the number of an option', () => {
  test.each([
    ['200', 1, 200],
    ['1', 1, 1],
    ['0', 0, 0],
  ])('%s, from %i', (text, least, expected) => {
    expect(numberOf('count', text, least)).toBe(expected);
  });

  test.each(['0', '-3', '1.5', '2e3', '', 'ten', ' 5', 'Infinity', '12345678901'])('“%s” is none', (text) => {
    expect(() => numberOf('kills', text)).toThrow(Advice);
  });
});

test('a figure of nothing is a problem, and so is one that is no number', () => {
  expect(unmeasured({ pages: 3, submissions: 1 })).toEqual([]);
  expect(unmeasured({ pages: 0, submissions: Number.NaN, posts: 2 })).toEqual(['pages: 0', 'submissions: NaN']);
});

describe('slow clients', () => {
  const times = { p50: 10, p95: 30, errors: 0, count: 400 };
  const fine = { alone: times, beside: { ...times, p95: 59 }, clients: 50, connected: [50, 50] };

  test.each([
    ['the others hardly notice them', fine, 0],
    ['a very small time may grow', { ...fine, alone: { ...times, p95: 2 }, beside: { ...times, p95: 39 } }, 0],
    ['the others wait twice as long', { ...fine, beside: { ...times, p95: 60 } }, 1],
    ['an error beside them', { ...fine, beside: { ...times, errors: 1 } }, 1],
    ['nothing was measured', { ...fine, alone: { ...times, count: 0 }, beside: { ...times, count: 0 } }, 2],
    ['some of them never connected', { ...fine, connected: [50, 49] }, 1],
  ])('%s', (_, seen, problems) => {
    expect(slowProblems(seen)).toHaveLength(problems);
  });
});
