import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../../../lib/platform/errors.ts';
import { StoreLocked, StoreRefused } from '../../../../lib/services/store/store-lock.ts';
import { Advice, explain } from '../../lib/report.ts';

describe('what a command says of an error', () => {
  test.each([
    ['of the operator', new Advice('There is no step lint2.')],
    ['of a service', new AppError('contentUnavailable', { message: 'no answer' })],
    ['of a store in another state', new StoreRefused('The store was written by a newer version.')],
    ['of a store in use', new StoreLocked('The embedded store is in use by process 12.')],
    ['of a file', Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' })],
  ])('%s: one sentence', (_, error) => {
    expect(explain(error)).toBe(error.message);
  });

  test('of a value: where it is wrong', () => {
    const { error } = z.object({ port: z.number() }).safeParse({ port: 'x' });
    expect(explain(error)).toContain('port');
    expect(explain(error)).not.toContain('    at ');
  });

  test('of the program: where it happened', () => {
    expect(explain(new TypeError('x is undefined'))).toContain('    at ');
    expect(explain('a text')).toBe('a text');
  });
});
