import { runInNewContext } from 'node:vm';
import { PreviewTokenExpiredError } from '@prismicio/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveRefOf, readRequestedRef, tokenOf } from '../../prismic/engine/requested-ref.ts';
import { handClock, type OpenService, ORIGIN, openService, retitle } from './fixture.ts';

const MINUTE = 60_000;
let clock: ReturnType<typeof handClock>;
let service: OpenService;
let id: string;
let token: string;
let live: string;

beforeEach(async () => {
  clock = handClock();
  service = await openService({ clock });
  id = retitle(service, 'Nuit en cours');
  const { session } = service.repository.previews.open(id);
  token = tokenOf(ORIGIN, id, session);
  live = liveRefOf(id, session);
});

const jar = (value: string) => JSON.stringify({ _tracker: 'abc', 'silene.prismic.io': { preview: value } });
const titleAt = async (ref: string) => (await service.client().getByID(id, { ref })).data.title;

describe('a preview', () => {
  it('has a token that clients know for one', () => {
    expect(token).toMatch(/^http:\/\/cms\.test\/previews\/[\w-]{16}:[\w-]{16}\?websitePreviewId=[\w-]+$/);
  });

  it.each([
    ['the token', () => token],
    ['the token, percent-encoded', () => encodeURIComponent(token)],
    ['the cookie of the toolbar', () => jar(token)],
    ['the cookie, percent-encoded', () => encodeURIComponent(jar(token))],
    ['the ref of a live preview', () => live],
  ])('shows the draft over what is published: %s', async (_, ref) => {
    expect(await titleAt(ref())).toBe('Nuit en cours');
    const { data } = await service.client().getByUID('product', 'gel-arnica', { ref: ref() });
    expect(data.rank).toBe(30);
    expect(await service.client().getByID(id)).toMatchObject({ data: { title: 'Nuit posée' } });
  });

  it('follows the draft as it is saved', async () => {
    const status = async () => (await service.get(token)).json();
    const before = await status();
    expect(before).toMatchObject({ state: 'active', documentId: id, expires_at: '2026-11-21T09:30:00.000Z' });
    retitle(service, 'Nuit finie');
    expect(await titleAt(token)).toBe('Nuit finie');
    expect((await status()).version).not.toBe(before.version);
    expect((await service.get(token)).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('leads to the address of the document', async () => {
    const routes = [{ type: 'product', path: '/nos-produits/:uid' }];
    const url = await service
      .client({ routes })
      .resolvePreviewURL({ documentID: id, previewToken: token, defaultURL: '/' });
    expect(url).toBe('/nos-produits/nuit-posee');
  });

  it.each([
    ['after its time', () => clock.forward(30 * MINUTE)],
    ['when it is ended', () => service.repository.previews.end(id)],
    ['when it is forgotten', () => service.reset()],
  ])('is over %s', async (_, end) => {
    clock.forward(29 * MINUTE);
    expect(await titleAt(token)).toBe('Nuit en cours');
    await end();
    for (const ref of [token, jar(token), live]) {
      await expect(titleAt(ref)).rejects.toBeInstanceOf(PreviewTokenExpiredError);
    }
    const response = await service.get(`/api/v2/documents/search?ref=${encodeURIComponent(token)}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      type: 'api_security_error',
      message: 'This preview token has expired',
    });
    expect(await (await service.get(token)).json()).toEqual({ state: 'ended', documentId: id });
  });

  it('is not entered with a token for another document, or a guessed one', async () => {
    const other = retitle(service, 'Gel neuf', 'gel-arnica');
    for (const guess of [token.replace(id, other), tokenOf(ORIGIN, id, 'guessed'), liveRefOf(id, 'guessed')]) {
      await expect(titleAt(guess)).rejects.toBeInstanceOf(PreviewTokenExpiredError);
    }
    expect((await service.get('/previews/nothing')).status).toBe(404);
  });

  it('lasts as long as it is set to', async () => {
    const brief = await openService({ clock, previewMinutes: 1 });
    const documentId = retitle(brief, 'Bref');
    const { session } = brief.repository.previews.open(documentId);
    clock.forward(MINUTE);
    expect(brief.repository.previews.find(documentId, session)).toBeUndefined();
  });
});

describe('a ref parameter', () => {
  it.each([
    ['abc', { ref: 'abc' }],
    ['abc~def', { ref: 'abc~def' }],
    [jar('abc~def'), { ref: 'abc~def' }],
    ['{"_tracker":"abc"}', { ref: '{"_tracker":"abc"}' }],
    ['{"other.prismic.io":{"preview":"x"}}', { ref: '{"other.prismic.io":{"preview":"x"}}' }],
    ['{', { ref: '{' }],
    ['%7B%E0%A4', { ref: '%7B%E0%A4' }],
    ['http://h/previews/a', { ref: 'http://h/previews/a' }],
    ['http://h/previews/a:b', { documentId: 'a', session: 'b', token: 'http://h/previews/a:b' }],
    ['m-a:p-p-b', { documentId: 'a', session: 'p-b', token: 'm-a:p-p-b' }],
    ['m-a:b', { ref: 'm-a:b' }],
  ])('%s', (raw, asked) => {
    expect(readRequestedRef(raw, 'silene')).toEqual(asked);
  });

  it('that is none sends clients to the master ref', async () => {
    const response = await service.get(`/api/v2/documents/search?ref=${encodeURIComponent('{"_tracker":"abc"}')}`);
    expect(await response.json()).toMatchObject({ type: 'api_notfound_error' });
  });
});

it('has a script that raises the events of the toolbar', async () => {
  const script = await (await service.get('/toolbar.js')).text();
  const document = { cookie: `a=b; io.prismic.preview=${encodeURIComponent(jar(token))}`, visibilityState: 'visible' };
  const events: { name: string; ref: string }[] = [];
  const ticks: (() => Promise<void>)[] = [];
  runInNewContext(script, {
    document,
    decodeURIComponent,
    setInterval: (tick: () => Promise<void>) => ticks.push(tick),
    fetch: (address: string) => service.get(address),
    CustomEvent: class {
      name: string;
      ref: string;
      constructor(name: string, { detail }: { detail: { ref: string } }) {
        this.name = name;
        this.ref = detail.ref;
      }
    },
    window: {
      dispatchEvent: ({ name, ref }: { name: string; ref: string }) => events.push({ name, ref }),
    },
  });
  await vi.waitFor(() => expect(service.requests.at(-1)?.pathname).toContain('/previews/'));
  await ticks[0]?.();
  expect(events).toEqual([]);
  retitle(service, 'Nuit finie');
  await ticks[0]?.();
  service.repository.previews.end(id);
  await ticks[0]?.();
  expect(events).toEqual([
    { name: 'prismicPreviewUpdate', ref: token },
    { name: 'prismicPreviewEnd', ref: token },
  ]);
  expect(document.cookie).toContain('max-age=0');
});
