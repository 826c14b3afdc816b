import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test } from 'vitest';
import { processSingleton } from '../../../lib/platform/process.ts';
import { currentDeadline, rememberOutside, runOutsideRequest, runRequest } from '../../../lib/platform/request.ts';

const framework = new AsyncLocalStorage<string>();
const waiting = { left: () => 0, isOver: () => false, byScript: false };
const inRequest = (work: () => unknown) =>
  framework.run('a page', () => runRequest({ id: 'x', entered: false, waiting }, work));

afterEach(() => {
  delete processSingleton('outside').current;
});

test('work outside of a request knows nothing of it, and its result comes back', async () => {
  rememberOutside();
  const seen = inRequest(() => runOutsideRequest(async () => [framework.getStore(), currentDeadline()]));
  expect(await seen).toEqual([undefined, undefined]);
});

test('before the server has started it is done where it is', () => {
  expect(inRequest(() => runOutsideRequest(() => framework.getStore()))).toBe('a page');
});
