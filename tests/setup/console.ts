import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { setSink } from '../../lib/platform/log/log.ts';

type Method = 'error' | 'warn';
type Expected = { method: Method; pattern: RegExp; lines: string[] };

const notices = [
  // A warning of a package's development build; the public token is a supported choice.
  /^\[h2:warn:createStorefrontClient\] Using a private storefront token is recommended/,
  // A request that was answered well, slowly: on a busy machine any may be.
  /^\[request\] [A-Z]+ \S+ [23]\d\d \d+ ms$/,
];

let expected: Expected[] = [];
let unexpected: string[] = [];

/**
 * Allows console lines that would otherwise fail the test; returns those that occurred so far: a test that requires one
 * checks the returned list.
 */
export function expectConsole(method: Method, pattern: RegExp): readonly string[] {
  const lines: string[] = [];
  expected.push({ method, pattern, lines });
  return lines;
}

beforeEach(() => {
  expected = [];
  unexpected = [];
  // What an earlier test has logged is not throttled.
  setSink();
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...values) => {
      const line = format(...values);
      const known = expected.find((each) => each.method === method && each.pattern.test(line));
      if (known) known.lines.push(line);
      else if (notices.some((notice) => notice.test(line))) return;
      else unexpected.push(`console.${method}: ${line}`);
    });
  }
});

afterEach(() => {
  if (unexpected.length > 0) throw new Error(`Unexpected on the console:\n${unexpected.join('\n')}`);
});
