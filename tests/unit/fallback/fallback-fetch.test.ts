import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { type Meter, setMeter } from '../../../lib/platform/metrics/meter.ts';
import {
  bumpContentVersion,
  type ContentState,
  contentVersion,
  newState,
  wasUnanswered,
} from '../../../lib/services/prismic/content-state.ts';
import {
  createStaleIfError,
  PATIENCE_MS,
  TRY_MS,
  TRY_TIMEOUT_MS,
} from '../../../lib/services/prismic/fallback-fetch.ts';
import { type Answer, isStored, isStoredRef } from '../../../lib/services/prismic/response.ts';
import { expectConsole } from '../../setup/console.ts';

const REPOSITORY = 'http://cms.test/api/v2';
const searchFor = (what: string, ref: string | null) =>
  `${REPOSITORY}/documents/search?${new URLSearchParams({ q: what, ref: ref ?? '' })}`;
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const described = (...refs: string[]) => json({ refs: refs.map((ref) => ({ ref })) });
const found = (...ids: string[]) => json({ results: ids.map((id) => ({ id })) });
const broken = () => Promise.reject(new AppError('unreachable', { url: REPOSITORY }));

type Service = (url: URL, init: RequestInit) => Response | Promise<Response>;
/** The behaviour of the service; a test replaces it. */
let service: Service;
const well: Service = ({ pathname, searchParams }) =>
  pathname.endsWith('search') ? found(`${searchParams.get('q')} of ${searchParams.get('ref')}`) : described('R1');

let state: ContentState;
let ask: ReturnType<typeof vi.fn<(url: string, init: RequestInit) => Promise<Response>>>;
let lastGood: ReturnType<typeof createStaleIfError>;
let logged: readonly string[];
const files = new Map<string, Answer & { seenAt: number }>();

/** A new process that uses the same files. */
function start(): void {
  state = newState();
  const seen = new Map<string, number>();
  lastGood = createStaleIfError({
    ask,
    state,
    scope: 'silene',
    repository: REPOSITORY,
    ownRef: 'release',
    store: {
      keep: (key, answer) => {
        seen.set(key, performance.now());
        files.set(key, { ...answer, seenAt: 0 });
      },
      read: async (key) => {
        const file = files.get(key);
        return file ? { body: file.body, seenAt: seen.get(key) ?? Number.NEGATIVE_INFINITY } : null;
      },
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  files.clear();
  logged = expectConsole('error', /^\[content\] /);
  service = well;
  ask = vi.fn(async (url, init) => service(new URL(url), init));
  start();
});
afterEach(() => vi.useRealTimers());

/** The ref that a client would request with. */
async function refNow(): Promise<string> {
  const { refs } = (await (await lastGood.answer(REPOSITORY, {})).json()) as { refs: { ref: string }[] };
  return refs[0]?.ref ?? '';
}
type Found = { results: { id: string }[] };
async function look(what: string, init: RequestInit = {}): Promise<{ ids: string[]; kept: boolean }> {
  const answer = (await (await lastGood.answer(searchFor(what, await refNow()), init)).json()) as Found;
  return { ids: answer.results.map(({ id }) => id), kept: isStored(answer) };
}
/** Advances the time until a promise is settled. */
async function elapsed<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return work;
}

const FAILURES: [what: string, service: Service][] = [
  ['unreachable', broken],
  ['an error', () => json({}, 500)],
  ['a page of a proxy', () => new Response('<html>')],
  ['a refusal', () => json({ message: 'no' }, 401)],
  ['an expired reference without a newer one', () => json({ message: 'expired' }, 410)],
  ['no repository', () => json({ error: 'Not found' }, 404)],
];

describe.each(FAILURES)('the service fails (%s)', (_, failing) => {
  test('what was answered before is answered again, also by the next process', async () => {
    expect(await look('home')).toEqual({ ids: ['home of R1'], kept: false });
    service = failing;
    expect(await look('home')).toEqual({ ids: ['home of R1'], kept: true });
    start();
    expect(await look('home')).toEqual({ ids: ['home of R1'], kept: true });
    expect(wasUnanswered(0, state)).toBe(false);
    expect(logged).not.toEqual([]);
  });

  test('what was never asked for has no answer, and that is noted', async () => {
    await look('home');
    service = failing;
    await look('home');
    const now = performance.now();
    await expect(look('other')).rejects.toMatchObject({ code: 'contentUnavailable' });
    expect(wasUnanswered(now, state)).toBe(true);
    expect(wasUnanswered(now + 10_001, state)).toBe(false);
  });
});

test('without any answer of before, the failure is told as it came', async () => {
  service = broken;
  await expect(lastGood.answer(REPOSITORY, {})).rejects.toMatchObject({ code: 'unreachable' });
  start();
  service = () => json({ message: 'no' }, 401);
  expect((await lastGood.answer(REPOSITORY, {})).status).toBe(401);
});

test('while it is away, one try a second is made, however many ask', async () => {
  await look('home');
  service = broken;
  await look('home');
  ask.mockClear();
  for (let moment = 0; moment < 10_000; moment += 100) {
    await Promise.all(Array.from({ length: 20 }, () => look('home')));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(8);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(11);
});

test('when it is back, that is known after a second, and clients forget what they were told', async () => {
  await look('home');
  service = broken;
  await look('home');
  service = ({ pathname }) => (pathname.endsWith('search') ? found('new home') : described('R2'));
  const before = contentVersion();
  await vi.advanceTimersByTimeAsync(TRY_MS);
  await look('home');
  await vi.advanceTimersByTimeAsync(0);
  expect(contentVersion()).toBeGreaterThan(before);
  expect(await look('home')).toEqual({ ids: ['new home'], kept: false });
});

test('a metric tells stored responses from requests that have none', async () => {
  const count = vi.fn<Meter['count']>();
  setMeter({ count, time: () => undefined, vital: () => undefined });
  await look('home');
  service = broken;
  await look('home');
  await lastGood.answer(searchFor('never seen', 'R1'), {}).catch(() => null);
  setMeter(undefined);
  const outcomes = count.mock.calls.map(([name, { outcome }]) => name === 'staleContent' && outcome);
  expect(outcomes).toEqual(['served', 'served', 'missing']);
});

test('one search that fails does not make the service be away', async () => {
  await look('home');
  await look('poison');
  service = (url, init) => (url.searchParams.get('q') === 'poison' ? broken() : well(url, init));
  expect(await look('poison')).toMatchObject({ kept: true });
  expect(await look('home')).toMatchObject({ kept: false });
  await expect(look('another poison').then(() => look('poison'))).resolves.toMatchObject({ kept: true });
});

test('what an old description leads to is asked for with its true reference, and shown briefly', async () => {
  await look('home');
  const before = service;
  service = broken;
  const ref = await refNow();
  state.unavailableSince = null;
  service = before;
  const answer = (await (await lastGood.answer(searchFor('other', ref), {})).json()) as Found;
  expect(answer.results).toEqual([{ id: 'other of R1' }]);
  expect(isStored(answer)).toBe(true);
});

test.each(FAILURES)('and has no answer where the service fails: %s', async (_, failing) => {
  await look('home');
  service = broken;
  const ref = await refNow();
  state.unavailableSince = null;
  service = failing;
  const began = performance.now();
  await lastGood.answer(searchFor('other', ref), {}).catch(() => null);
  expect(wasUnanswered(began, state)).toBe(true);
});

describe('a service that hangs', () => {
  const hanging: Service = (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  test('lets nobody wait longer than the patience, then not at all', async () => {
    await look('home');
    await vi.advanceTimersByTimeAsync(120_000);
    service = hanging;
    expect(await elapsed(PATIENCE_MS, look('home'))).toMatchObject({ kept: true });
    await vi.advanceTimersByTimeAsync(TRY_TIMEOUT_MS);
    expect(state.unavailableSince).not.toBeNull();
    expect(await look('home')).toMatchObject({ kept: true });
  });

  test('and has nothing of before is a service without an answer, not an error of ours, also right after a start', async () => {
    await look('home');
    start();
    service = hanging;
    const began = performance.now();
    const ref = await elapsed(PATIENCE_MS, refNow());
    expect(isStoredRef(ref)).toBe(true);
    const asked = lastGood.answer(searchFor('other', ref), { signal: AbortSignal.timeout(1_000) });
    await expect(elapsed(1_000, asked)).rejects.toThrow();
    expect(wasUnanswered(began, state)).toBe(true);
  });

  test('is waited for where there is nothing of before', async () => {
    await look('home');
    const ref = await refNow();
    service = hanging;
    let isOver = false;
    void lastGood.answer(searchFor('other', ref), {}).finally(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isOver).toBe(false);
  });
});

test('a late answer is kept for the next one who asks', async () => {
  await look('home');
  await vi.advanceTimersByTimeAsync(120_000);
  const ref = await refNow();
  service = () => new Promise((resolve) => setTimeout(() => resolve(found('newer home')), 2_000));
  const ask = () => lastGood.answer(searchFor('home', ref), {}).then((answer) => answer.json() as Promise<Found>);
  expect((await elapsed(PATIENCE_MS, ask())).results[0]?.id).toBe('home of R1');
  await vi.advanceTimersByTimeAsync(2_000);
  const second = await elapsed(PATIENCE_MS, ask());
  expect(second.results[0]?.id).toBe('newer home');
  expect(isStored(second)).toBe(false);
  // After a publication the stored response may be stale.
  bumpContentVersion();
  expect(isStored(await elapsed(PATIENCE_MS, ask()))).toBe(true);
});

describe('what is nobody else’s business', () => {
  test.each([
    ['a draft', 'http://cms.test/previews/x?websitePreviewId=y', {}],
    ['a reference that the repository does not list', 'R7', {}],
    ['a question that is asked once', 'R1', { cache: 'no-store' as const }],
  ])('%s is neither kept nor answered with what was', async (_, ref, init) => {
    await look('home');
    const size = files.size;
    expect((await lastGood.answer(searchFor('secret', ref), init)).status).toBe(200);
    expect(files.size).toBe(size);
    service = broken;
    await expect(lastGood.answer(searchFor('home', ref), init)).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('the reference of the settings counts as published', async () => {
    await lastGood.answer(searchFor('home', 'release'), {});
    service = broken;
    expect((await lastGood.answer(searchFor('home', 'release'), {})).status).toBe(200);
  });
});

test('an answer to an old reference does not take the place of a newer one', async () => {
  await look('home');
  const old = await refNow();
  service = ({ pathname, searchParams }) =>
    pathname.endsWith('search') ? found(`home of ${searchParams.get('ref')}`) : described('R2');
  expect(await look('home')).toEqual({ ids: ['home of R2'], kept: false });
  const late = (await (await lastGood.answer(searchFor('home', old), {})).json()) as Found;
  expect(late.results[0]?.id).toBe('home of R1');
  expect(isStored(late)).toBe(true);
  service = broken;
  expect((await look('home')).ids).toEqual(['home of R2']);
});

test.each([
  ['answers', true],
  ['does not', false],
])('whether the service %s is asked for even while it is taken for away', async (_, isAvailable) => {
  await look('home');
  service = broken;
  await look('home');
  if (isAvailable) service = well;
  expect(await lastGood.isAvailable()).toBe(isAvailable);
  expect(state.unavailableSince === null).toBe(isAvailable);
});
