import { beforeEach, describe, expect, it } from 'vitest';
import { handClock, type OpenService, ORIGIN, openService, retitle } from './fixture.ts';

type Sent = { url: string; body: Record<string, unknown>; headers: Headers };
const URLS = ['http://site.test/api/revalidate', 'http://other.test/hook'];
let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let service: OpenService;

const open = (waits: number[] = [1, 1, 1]) =>
  openService({
    clock: handClock(),
    webhooks: {
      urls: URLS.slice(0, 1),
      secret: 'shared',
      waits,
      send: async (url, init) => {
        sent.push({ url: String(url), body: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) });
        return (answers.shift() ?? (() => new Response('ok')))();
      },
    },
  });

beforeEach(async () => {
  sent = [];
  answers = [];
  service = await open();
});

describe('a webhook', () => {
  it('tells what was published, as the hosted service does', async () => {
    const id = retitle(service, 'Nuit nouvelle');
    await service.webhooks.idle();
    expect(sent).toEqual([]);
    service.repository.drafts.publish(id);
    await service.webhooks.idle();
    const { ref } = await service.client().getMasterRef();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe(URLS[0]);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.body).toEqual({
      type: 'api-update',
      secret: 'shared',
      domain: 'silene',
      apiUrl: `${ORIGIN}/api`,
      masterRef: ref,
      documents: [id],
      releases: {},
      masks: {},
      tags: {},
      experiments: {},
    });
  });

  it('tells what was unpublished, with the tags that went', async () => {
    const { id } = await service.client().getByUID('product', 'creme-calendula', { lang: 'fr-fr' });
    service.repository.drafts.save({ ...service.repository.drafts.existing(id), tags: ['rare'] });
    service.repository.drafts.publish(id);
    service.repository.drafts.unpublish(id);
    await service.webhooks.idle();
    expect(sent.map(({ body }) => [body.documents, body.tags])).toEqual([
      [[id], { addition: [{ id: 'rare' }] }],
      [[id], { deletion: [{ id: 'rare' }] }],
    ]);
  });

  it('tells about releases', async () => {
    const { releases, drafts } = service.repository;
    const { id } = releases.create('Hiver');
    const night = retitle(service, 'Nuit d’hiver');
    releases.put(id, drafts.existing(night));
    releases.publish(id);
    await service.webhooks.idle();
    const label = 'Hiver';
    const ref = expect.any(String);
    expect(sent.map(({ body }) => [body.documents, body.releases])).toEqual([
      [[], { addition: [{ id, label, ref, documents: [] }] }],
      [[], { update: [{ id, label, ref, documents: [night] }] }],
      [[night], { deletion: [{ id, label, ref, documents: [night] }] }],
    ]);
  });

  it('tells what a reset takes back, and nothing when that is nothing', async () => {
    await service.reset();
    await service.webhooks.idle();
    expect(sent).toEqual([]);
    const id = retitle(service, 'Nuit nouvelle');
    service.repository.drafts.publish(id);
    await service.reset();
    await service.webhooks.idle();
    expect(sent.at(-1)?.body.documents).toEqual([id]);
  });

  it('has no secret when none is set, and can be tried', async () => {
    service = await openService({
      webhooks: {
        urls: URLS,
        send: async (url, init) => {
          sent.push({ url: String(url), body: JSON.parse(String(init?.body)), headers: new Headers() });
          return new Response();
        },
      },
    });
    service.webhooks.test();
    await service.webhooks.idle();
    expect(sent.map(({ url }) => url)).toEqual(URLS);
    expect(sent[0]?.body).toEqual({ type: 'test-trigger', secret: null, domain: 'silene', apiUrl: `${ORIGIN}/api` });
  });
});

describe('a receiver that fails', () => {
  it('is tried again after a while, and each attempt is in the log', async () => {
    answers = [
      () => new Response('busy', { status: 503 }),
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
    ];
    service.repository.drafts.publish(retitle(service, 'Nuit nouvelle'));
    await service.webhooks.idle();
    const log = {
      url: URLS[0],
      type: 'api-update',
      documents: 1,
      at: '2026-11-21T09:00:00.000Z',
      ms: expect.any(Number),
    };
    expect(service.repository.core.state.deliveries).toEqual([
      { ...log, attempt: 3, status: 200 },
      { ...log, attempt: 2, status: null, error: 'connect ECONNREFUSED' },
      { ...log, attempt: 1, status: 503 },
    ]);
  });

  it('is given up after the last wait', async () => {
    answers = Array.from({ length: 9 }, () => () => new Response(null, { status: 500 }));
    service.webhooks.test();
    await service.webhooks.idle();
    expect(sent).toHaveLength(4);
  });

  it('keeps nobody waiting when the service stops', async () => {
    service = await open([60_000]);
    answers = [() => new Response(null, { status: 500 })];
    service.webhooks.test();
    await expect.poll(() => service.repository.core.state.deliveries).toHaveLength(1);
    service.webhooks.stop();
    await service.webhooks.idle();
    expect(sent).toHaveLength(1);
  });
});
