import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getAdvicePage, getHealthLanding } from '../../lib/editorial/health.ts';
import { AppError, type ErrorCode } from '../../lib/platform/errors.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getByUid } from '../../lib/services/prismic/documents.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();
const SEARCH = '*/api/v2/documents/search';
const REPOSITORY = '*/api/v2';

beforeEach(() => {
  changed.REQUEST_TIMEOUT_MS = 10_000;
  bumpContentVersion();
});
const read = (ref?: string) => getAdvicePage('fr-fr', ['sommeil', 'ecrans-et-soiree'], ref);
const failure = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

/** Responds to every search with `answer`, and records the requested refs. */
function answering(answer: (ref: string) => Response): string[] {
  const refs: string[] = [];
  const handler = http.get(SEARCH, ({ request }) => {
    const ref = new URL(request.url).searchParams.get('ref') ?? '';
    refs.push(ref);
    return answer(ref);
  });
  services.server.use(handler);
  return refs;
}

const json = (status: number, body: object) => () => HttpResponse.json(body, { status });
const page = (status: number) => () => new HttpResponse('<html><h1>Oh</h1></html>', { status });

test.each(['bien-être', 'https://silene.prismic.io', 'abc'])('%s is no name of a repository', async (name) => {
  Object.assign(changed, { PRISMIC_REPOSITORY: name, PRISMIC_API_ENDPOINT: undefined });
  bumpContentVersion();
  const error = await failure(read());
  expect(error.code).toBe('repositoryNameInvalid');
  expect(error.message).toBe(`invalid repository name: ${name}`);
});

/** The reference on the content service, A5: its responses, and the errors that the site maps them to. */
describe('an error of the content service', () => {
  test.each<[what: string, answer: () => Response, code: ErrorCode, says: RegExp]>([
    [
      '400, a predicate that it cannot read',
      json(400, {
        type: 'api_parsing_error',
        message: 'unexpected :',
        pos: { line: 1, column: 1, id: 0, location: 'query' },
      }),
      'contentInvalid',
      /^content repository rejected the query: unexpected :/,
    ],
    [
      '400, data that is not valid',
      json(400, { type: 'api_validation_error', message: 'page must be positive' }),
      'contentInvalid',
      /page must/,
    ],
    ['401', json(401, { message: 'Access needs a valid token.' }), 'contentForbidden', /valid token/],
    ['401, without a message', json(401, { error: 'Invalid access token' }), 'contentForbidden', /denied access/],
    ['403', json(403, { error: 'Forbidden' }), 'contentForbidden', /Forbidden/],
    ['403, as a page', page(403), 'contentForbidden', /Oh/],
    [
      '404, a preview that is over',
      json(404, { type: 'api_security_error', message: 'This preview token has expired' }),
      'previewExpired',
      /expired/,
    ],
    [
      '404, another refusal',
      json(404, { type: 'api_security_error', message: 'No such thing' }),
      'contentNotFound',
      /^not found in the content repository: No such thing/,
    ],
    [
      '404, a reference, without a newer one',
      json(404, { type: 'api_notfound_error', message: 'Ref not found.' }),
      'contentUnavailable',
      /Ref not found/,
    ],
    ['404, anything else', json(404, { message: 'Nothing is served here' }), 'contentNotFound', /Nothing is served/],
    ['404, as a page', page(404), 'contentUnavailable', /repository unavailable/],
    [
      '410, without a newer reference',
      json(410, { type: 'api_validation_error', message: 'The ref is expired.' }),
      'contentUnavailable',
      /expired/,
    ],
    ['500', json(500, { message: 'Oh' }), 'contentUnavailable', /invalid API response/],
    ['503, as a page', page(503), 'contentUnavailable', /invalid API response/],
    ['200, as a page', page(200), 'contentUnavailable', /repository unavailable/],
  ])('%s', async (_, answer, code, says) => {
    const refs = answering(answer);
    const error = await failure(read());
    expect(error.code).toBe(code);
    expect(error.message).toMatch(says);
    expect(refs).toHaveLength(1);
  });

  test('"No documents were returned" is no error: the page does not exist', async () => {
    answering(json(200, { page: 1, results: [], total_results_size: 0, total_pages: 0, next_page: null }));
    await expect(read()).resolves.toBeNull();
  });

  test('"repository not found (404 on the repository)"', async () => {
    services.server.use(http.get(REPOSITORY, json(404, { error: 'Not found' })));
    expect(await failure(read())).toMatchObject({
      code: 'contentNotFound',
      message: expect.stringMatching(/repository not found/),
    });
  });

  test('says it for a list as it does for a page', async () => {
    answering(json(401, { message: 'Access needs a valid token.' }));
    expect((await failure(getHealthLanding('fr-fr', 1))).code).toBe('contentForbidden');
  });

  test.each<['hang' | 'lost' | 'garbage', ErrorCode]>([
    ['hang', 'timeout'],
    ['lost', 'unreachable'],
    ['garbage', 'contentUnavailable'],
  ])('%s is `%s`', async (kind, code) => {
    if (kind === 'hang') changed.REQUEST_TIMEOUT_MS = 100;
    services.faults.set({ service: 'content', operation: 'search', kind, share: 1, seed: 1 });
    expect((await failure(read())).code).toBe(code);
  });
});

describe('"429: wait for retry-after seconds (default 1.5 s), then retry"', () => {
  test.each([
    ['0.05', 50],
    ['2', 2_000],
    [undefined, 1_500],
  ])('retry-after: %s', async (header, waited) => {
    const headers = header === undefined ? undefined : { 'retry-after': header };
    services.server.use(
      http.get(SEARCH, () => new HttpResponse('slow down', { status: 429, headers }), { once: true }),
    );
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await read()).not.toBeNull();
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(waited);
  });
});

describe('"for ref not found or ref expired, retry with the master ref at most twice"', () => {
  const stale = (status: number, type: string, newest: string) => (ref: string) =>
    HttpResponse.json({ type, message: `The ref ${ref} is over. Master ref is: ${newest}` }, { status });

  beforeEach(() => {
    changed.PRISMIC_RELEASE_MODE = 'Manual';
    changed.PRISMIC_RELEASE = 'old';
    expectConsole('warn', /^\[@prismicio\/client\] The ref \(\S+\) was (?:invalid|expired)\. Now retrying/);
  });

  test.each([
    [404, 'api_notfound_error'],
    [410, 'api_validation_error'],
  ])('%i %s: after the second time it is said', async (status, type) => {
    let count = 0;
    const refs = answering((ref) => stale(status, type, `newer${++count}`)(ref));
    const error = await failure(read());
    expect(refs).toEqual(['old', 'newer1', 'newer2']);
    expect(error).toMatchObject({ code: 'contentUnavailable', message: expect.stringContaining('is over') });
  });

  test('the published version is shown as soon as the reference is right', async () => {
    expect((await getByUid('advice', 'ecrans-et-soiree', 'fr-fr'))?.uid).toBe('ecrans-et-soiree');
    expect(services.operations('content').filter((name) => name === 'search')).toHaveLength(2);
  });

  test('a preview that has expired is not answered with what is published', async () => {
    const refs = answering(json(404, { type: 'api_security_error', message: 'This preview token has expired' }));
    expect((await failure(read('token'))).code).toBe('previewExpired');
    expect(refs).toEqual(['token']);
  });
});
