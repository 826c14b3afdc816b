import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createWriter, type WriteSettings } from '../../../packages/tools/lib/prismic/write-client.ts';

const ORIGIN = 'http://cms.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'nothing';

/** A service with a sequence of responses, the last one repeated, and a write client for it. */
function service(answers: Answer[], settings: Partial<WriteSettings> = {}) {
  const requests: Request[] = [];
  const forms: FormData[] = [];
  const pauses: number[] = [];
  const waits: number[] = [];
  server.use(
    http.all(`${ORIGIN}/*`, async ({ request }) => {
      if (request.headers.get('content-type')?.startsWith('multipart/')) forms.push(await request.clone().formData());
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request.clone());
      if (!answer || answer === 'nothing') return HttpResponse.error();
      return new HttpResponse(JSON.stringify(answer.body ?? {}), answer);
    }),
  );
  const writer = createWriter({
    repository: 'silene',
    writeToken: 'secret',
    documentEndpoint: `${ORIGIN}/api/v2`,
    assetEndpoint: `${ORIGIN}/library`,
    migrationEndpoint: ORIGIN,
    onWait: (seconds) => waits.push(seconds),
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    ...settings,
  });
  return { writer, requests, forms, pauses, waits };
}

const draft = { title: 'Gel', type: 'product', uid: 'gel', lang: 'fr-fr', tags: ['peau'] };
const change = { title: 'Gel', uid: 'gel', tags: [], data: { rank: 1 } };
const asset = { id: 'a1', url: 'http://img/a1.webp', filename: 'a.webp', size: 3 };

describe('the calls of specification section 7', () => {
  test('every call carries the token and names the repository', async () => {
    const { writer, requests } = service([{ status: 200, body: { items: [] } }]);
    await writer.tags();
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(requests[0]?.headers.get('repository')).toBe('silene');
    expect(requests[0]?.url).toBe(`${ORIGIN}/library/tags`);
  });

  test('an asset is a form with its file and the texts that are not empty', async () => {
    const { writer, requests, forms } = service([{ status: 200, body: asset }]);
    const file = new Blob(['abc'], { type: 'image/webp' });
    expect(await writer.createAsset(file, 'a.webp', { notes: 'N', credits: '', tags: ['hero'] })).toEqual(asset);
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['POST', `${ORIGIN}/library/assets`]);
    expect([...(forms[0]?.keys() ?? [])].sort()).toEqual(['file', 'notes']);
    const sent = forms[0]?.get('file') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['a.webp', 'image/webp', 'abc']);
  });

  test('a description, a tag, a search of the library', async () => {
    const { writer, requests } = service([
      { status: 200 },
      { status: 201, body: { id: 't1', name: 'hero' } },
      { status: 200, body: { items: [asset] } },
    ]);
    await writer.updateAsset('a1', { alt: 'A', tags: ['t1'] });
    expect(await writer.createTag('hero')).toEqual({ id: 't1', name: 'hero' });
    expect(await writer.findAssets('a.webp')).toEqual([asset]);
    expect(requests.map(({ method, url }) => `${method} ${url.slice(ORIGIN.length)}`)).toEqual([
      'PATCH /library/assets/a1',
      'POST /library/tags',
      'GET /library/assets?keyword=a.webp&limit=100',
    ]);
    expect(await requests[0]?.json()).toEqual({ alt: 'A', tags: ['t1'] });
    expect(await requests[1]?.json()).toEqual({ name: 'hero' });
  });

  test('a document is created empty, beside its alternate, and filled afterwards', async () => {
    const { writer, requests } = service([{ status: 201, body: { id: 'd1' } }, { status: 200 }]);
    expect(await writer.createDocument(draft, 'd0')).toBe('d1');
    await writer.updateDocument('d1', change);
    expect(await requests[0]?.json()).toEqual({ ...draft, alternate_language_id: 'd0', data: {} });
    expect([requests[1]?.method, requests[1]?.url]).toEqual(['PUT', `${ORIGIN}/documents/d1`]);
    expect(await requests[1]?.json()).toEqual(change);
  });

  test('a document that links to nothing is created whole', async () => {
    const { writer, requests } = service([{ status: 201, body: { id: 'd1' } }]);
    await writer.createDocument({ ...draft, data: { name: 'Basile' } });
    expect(await requests[0]?.json()).toEqual({ ...draft, data: { name: 'Basile' } });
  });

  test('without addresses of its own it speaks to the hosted services', async () => {
    const seen: string[] = [];
    server.use(
      http.all('https://*.prismic.io/*', ({ request }) => {
        seen.push(request.url);
        return HttpResponse.json({ items: [], id: 'd1' }, { status: request.method === 'POST' ? 201 : 200 });
      }),
    );
    const writer = createWriter({
      repository: 'silene',
      writeToken: 'secret',
      assetEndpoint: '',
      migrationEndpoint: '',
    });
    await writer.tags();
    await writer.createDocument(draft);
    expect(seen).toEqual(['https://asset-api.prismic.io/tags', 'https://migration.prismic.io/documents']);
  });

  test('calls are spaced as the services ask', async () => {
    const { writer, pauses } = service([{ status: 200, body: { items: [] } }], { spacingMs: 60_000 });
    await writer.tags();
    await writer.tags();
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThan(50_000);
  });
});

describe('a refusal', () => {
  test.each([
    [401, { error: 'Unauthorized' }, { code: 'contentForbidden', message: /Unauthorized/ }],
    [403, { Message: 'explicit deny' }, { code: 'contentForbidden', message: /explicit deny/ }],
    [
      400,
      { message: 'A document with this UID already exists' },
      { code: 'http', message: /status 400 .*\/documents: A document with this UID/ },
    ],
    [404, { message: 'no such document' }, { code: 'http', message: /status 404/ }],
  ])('%i is said with what the service says', async (status, body, { code, message }) => {
    const { writer, requests } = service([{ status, body }]);
    const failed = writer.createDocument(draft);
    await expect(failed).rejects.toMatchObject({ code, values: { status } });
    await expect(failed).rejects.toThrow(message);
    expect(requests).toHaveLength(1);
  });

  test('the token is in no message', async () => {
    const { writer } = service([{ status: 500, body: { message: 'boom' } }]);
    const error = await writer.createDocument(draft).catch((reason: unknown) => reason);
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  });

  test('an answer of another shape is a failure, not an id', async () => {
    const { writer } = service([{ status: 201, body: { uid: 'gel' } }]);
    await expect(writer.createDocument(draft)).rejects.toThrow('the answer is not what was expected');
  });
});

describe('too many requests', () => {
  test('wait as long as was asked, then go on', async () => {
    const { writer, pauses, waits, requests } = service([
      { status: 429, headers: { 'retry-after': '30' } },
      { status: 429 },
      { status: 201, body: { id: 'd1' } },
    ]);
    expect(await writer.createDocument(draft)).toBe('d1');
    // Section 8: "wait for retry-after seconds (default 1.5 s), then retry".
    expect(waits).toEqual([30, 1.5]);
    expect(pauses).toEqual([30_000, 1_500]);
    expect(requests).toHaveLength(3);
  });

  test('for ever are given up after five', async () => {
    const { writer, requests } = service([{ status: 429, headers: { 'retry-after': '1' } }]);
    await expect(writer.createDocument(draft)).rejects.toMatchObject({ code: 'throttled' });
    expect(requests).toHaveLength(5);
  });
});

describe('a passing failure', () => {
  test.each([['nothing' as const], [{ status: 503 }]])('%j of a change is tried again, twice', async (failure) => {
    const { writer, requests, pauses } = service([failure, failure, { status: 200 }]);
    await writer.updateDocument('d1', change);
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual([1_000, 2_000]);
  });

  test.each([
    ['nothing' as const, 'unreachable'],
    [{ status: 502 }, 'http'],
  ])('%j of a creation is not: it may have happened', async (failure, code) => {
    const { writer, requests } = service([failure, { status: 201, body: { id: 'd1' } }]);
    await expect(writer.createDocument(draft)).rejects.toMatchObject({ code });
    expect(requests).toHaveLength(1);
  });

  test('a service that is silent is given up after the time-out', async () => {
    server.use(http.all(`${ORIGIN}/*`, () => new Promise<never>(() => {})));
    const writer = createWriter({
      repository: 'silene',
      writeToken: 'secret',
      migrationEndpoint: ORIGIN,
      timeoutMs: 30,
    });
    await expect(writer.createDocument(draft)).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('reading the repository', () => {
  test('says its languages, master first, and its types', async () => {
    const { writer } = service([
      { status: 200, body: { refs: [], languages: [{ id: 'fr-fr' }, { id: 'nl-be' }], types: { product: 'Product' } } },
    ]);
    expect(await writer.repository()).toEqual({ languages: ['fr-fr', 'nl-be'], types: ['product'] });
  });

  test('says when documents were last published, fifty at a time', async () => {
    const results = [{ id: 'd1', last_publication_date: '2026-11-20T10:30:00+0000' }];
    const { writer, requests } = service([
      { status: 200, body: { refs: [{ id: 'master', ref: 'r', isMasterRef: true }] } },
      { status: 200, body: { results } },
    ]);
    const ids = Array.from({ length: 51 }, (_, index) => `d${index + 1}`);
    expect([...(await writer.publicationDates(ids))]).toEqual([['d1', Date.UTC(2026, 10, 20, 10, 30)]]);
    const queries = requests.map(({ url }) => new URL(url).searchParams.get('q') ?? '').filter(Boolean);
    expect(queries.map((query) => query.match(/"d\d+"/g)?.length)).toEqual([50, 1]);
  });

  test('without access is forbidden, without the repository not found', async () => {
    const { writer } = service([{ status: 403, body: {} }]);
    await expect(writer.repository()).rejects.toMatchObject({ code: 'contentForbidden' });
    const { writer: other } = service([{ status: 404, body: {} }]);
    await expect(other.repository()).rejects.toMatchObject({ code: 'contentNotFound' });
  });
});
