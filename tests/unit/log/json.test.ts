import { afterEach, describe, expect, test } from 'vitest';
import type { Env } from '../../../lib/platform/env.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { lineOf, textOf } from '../../../lib/platform/log/log.ts';
import { jsonSink, takeConsole } from '../../../lib/platform/log/start.ts';

const ESC = '\u001b';

/** A log into memory: returns the written lines, parsed. */
function memory(level: Env['LOG_LEVEL'] = 'debug', request?: string) {
  const written: string[] = [];
  const destination = { write: (text: string) => void written.push(text) };
  const sink = jsonSink({ level, requestId: () => request, destination });
  return { sink, lines: () => written.map((text) => JSON.parse(text)), written };
}

test('a line is one JSON object, with its time, its request and its area', () => {
  const { sink, lines, written } = memory('info', 'r-1');
  sink(lineOf('cart', new AppError('http', { status: 500, url: 'http://shop/api?token=x' })));
  expect(lines()).toMatchObject([
    { level: 'error', area: 'cart', request: 'r-1', error: 'ApiError', code: 'http', pid: process.pid },
  ]);
  expect(lines()[0]).toMatchObject({ message: 'received status 500 while requesting http://shop/api?…' });
  expect(Date.parse(lines()[0].time)).toBeGreaterThan(Date.now() - 10_000);
  expect(written[0]?.indexOf('\n')).toBe((written[0]?.length ?? 0) - 1);
});

test('what is less important than the level is left out', () => {
  const { sink, lines } = memory('warn');
  for (const level of ['debug', 'info', 'warn', 'error'] as const) sink({ level, area: 'test', message: level });
  expect(lines().map(({ message }) => message)).toEqual(['warn', 'error']);
});

describe('what is caught', () => {
  test('a surprise has its stack, without the message in it', () => {
    const line = lineOf('cart', new Error(`of camille@exemple.fr\n    at forged (file.ts:1:1)`));
    expect(line.message).toBe('of ‹e-mail› at forged (file.ts:1:1)');
    expect(line.stack).toContain('json.test.ts');
    expect(line.stack).not.toContain('camille');
  });

  test('a failed query says nothing of its values', () => {
    const failed = Object.assign(new Error('insert … camille'), { query: 'insert', params: ['camille'] });
    expect(JSON.stringify(lineOf('store', failed))).not.toContain('camille');
    const known = Object.assign(failed, { cause: new Error('disk full') });
    expect(lineOf('store', known).message).toBe('disk full');
  });

  test.each([
    [
      new AppError('unreachable', { url: 'x' }, { cause: new Error('ECONNRESET') }),
      '[a] AppError: no connection to x (ECONNRESET)',
    ],
    ['a sentence', '[a] a sentence'],
    [undefined, '[a] unknown'],
  ])('as a person reads it: %s', (caught, text) => {
    expect(textOf(lineOf('a', caught))).toBe(text);
  });
});

describe('the console', () => {
  let undo = () => {};
  afterEach(() => undo());

  test('speaks in lines of the same kind', () => {
    const { sink, lines } = memory();
    undo = takeConsole(sink);
    console.log('');
    console.log(`${ESC}[32m ✓ Ready${ESC}[0m in`, 5, 'ms');
    console.warn('[offers] no rule');
    console.error('prefix', new TypeError('wrong\nforged'));
    expect(lines()).toMatchObject([
      { level: 'info', area: 'console', message: '✓ Ready in 5 ms' },
      { level: 'warn', area: 'offers', message: 'no rule' },
      { level: 'error', area: 'console', error: 'TypeError', message: 'prefix: wrong forged' },
    ]);
  });

  test('an error that has its line already has no second one', () => {
    const { sink, lines } = memory();
    const known = new Error('known');
    undo = takeConsole(sink, (error) => error === known);
    console.error(known);
    console.error(new Error('other'));
    expect(lines().map(({ message }) => message)).toEqual(['other']);
  });
});
