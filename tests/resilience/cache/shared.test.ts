import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShared, PATIENCE_MS } from '../../../lib/platform/cache/shared-cache.ts';
import { sharedCache, UNSHARED_TAG } from '../../../lib/platform/cache/tags.ts';
import { freePort } from '../../../packages/tools/lib/ports.ts';
import { findRedis, type RedisServer, startRedis } from '../../../packages/tools/lib/redis.ts';
import { makeBuild, startInstance } from './instances.ts';

/** A Redis that hangs never responds: nobody may wait for it longer than this, even on a busy machine. */
const BUSY_MS = 3_000;

const program = findRedis();
const build = makeBuild('first-build');
const nextBuild = makeBuild('second-build');

/** The best of five, in milliseconds: a real wait occurs every time, a delay of the machine does not. */
async function quickest(instance: typeof a, key: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time++) best = Math.min(best, (await instance.timed('entry', key)).ms);
  return best;
}

let redis: RedisServer;
let a: ReturnType<typeof startInstance>;
let b: ReturnType<typeof startInstance>;

test('one instance alone shares nothing: its pages stay with it', () => {
  expect(openShared()).toBeUndefined();
  expect(sharedCache.current).toBeUndefined();
});

// On a machine that has Redis; `npm test` installs Debian's package.
describe.each(program ? [program] : [])('two instances on one Redis (%s)', (redisServer) => {
  beforeAll(async () => {
    redis = await startRedis(redisServer, await freePort());
    [a, b] = [startInstance(redis.url, build.dir), startInstance(redis.url, build.dir)];
    await Promise.all([a, b].map((each) => each.ask('entry', 'nothing')));
  });
  afterAll(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await redis.stop();
    build.remove();
    nextBuild.remove();
  });

  test('what a cached function returned to one, the other has', async () => {
    await a.ask('keepEntry', { key: 'list', text: 'as made by a', tags: ['prismic/list'] });
    await vi.waitFor(async () =>
      expect(await b.ask('entry', 'list')).toEqual({ text: 'as made by a', revalidate: 300 }),
    );
  });

  test('a page of one is the page of the other, with its segments and what is left of its time', async () => {
    await a.ask('keepPage', { key: '/page', text: '<p>as made by a</p>', tags: ['prismic/page'] });
    await vi.waitFor(async () => expect(await b.ask('page', '/page')).not.toBeNull());
    const page = await b.ask('page', '/page');
    expect(page).toMatchObject({ text: '<p>as made by a</p>', segment: '<p>as made by a</p>' });
    expect(page?.revalidate).toBeGreaterThan(290);
    expect(page?.revalidate).toBeLessThanOrEqual(300);
  });

  test('what is published at one is not shown by the other any more, from its memory or from Redis', async () => {
    for (const key of ['own', 'other']) await a.ask('keepEntry', { key, text: 'old', tags: ['prismic/own'] });
    await a.ask('keepPage', { key: '/own', text: 'old', tags: ['prismic/own', 'prismic/else'] });
    await vi.waitFor(async () => expect(await b.ask('page', '/own')).not.toBeNull());
    await vi.waitFor(async () => expect(await b.ask('entry', 'own')).not.toBeNull());
    const before = await b.ask('publications');
    await a.ask('invalidate', ['prismic/own'], 0);
    await vi.waitFor(async () => expect(await b.ask('publications')).toBe(before + 1));
    expect(await b.ask('entry', 'own')).toBeNull();
    expect(await b.ask('entry', 'other')).toBeNull();
    expect(await b.ask('page', '/own')).toBeNull();
    await b.ask('keepPage', { key: '/own', text: 'new', tags: ['prismic/own'] });
    await vi.waitFor(async () => expect(await a.ask('page', '/own')).toMatchObject({ text: 'new' }));
  });

  test('what may be shown until it is made anew is shown by the other too, as due', async () => {
    await a.ask('keepEntry', { key: 'price', text: '9,90', tags: ['shopify/product/1'] });
    await vi.waitFor(async () => expect(await b.ask('entry', 'price')).not.toBeNull());
    await a.ask('invalidate', ['shopify/product/1'], 86_400);
    await vi.waitFor(async () => expect(await b.ask('entry', 'price')).toEqual({ text: '9,90', revalidate: -1 }));
  });

  test('what is published as stale after it expired drops no page of the other that is newer than its expiry', async () => {
    const tags = ['prismic/renewed'];
    const before = await a.ask('publications');
    await b.ask('invalidate', tags, 0);
    await vi.waitFor(async () => expect(await a.ask('publications')).toBe(before + 1));
    await a.ask('keepPage', { key: '/renewed', text: 'of now', tags });
    await a.ask('keepEntry', { key: 'renewed entry', text: 'of now', tags });
    await b.ask('invalidate', tags, 31_536_000);
    await vi.waitFor(async () => expect(await a.ask('publications')).toBe(before + 2));
    expect(await a.ask('page', '/renewed')).toMatchObject({ text: 'of now', revalidate: 1 });
    expect(await a.ask('entry', 'renewed entry')).toEqual({ text: 'of now', revalidate: -1 });
  });

  test('what each has to compute itself no other gets: where a renamed page is now, a page without the store', async () => {
    await a.ask('keepEntry', { key: 'renamed', text: 'null', tags: ['prismic/missing/page/fr-fr/old', UNSHARED_TAG] });
    await a.ask('keepEntry', { key: 'missing', text: 'null', tags: ['prismic/missing/page/fr-fr/new'] });
    await a.ask('keepPage', { key: '/unreviewed', text: 'without reviews', tags: ['reviews/7', UNSHARED_TAG] });
    await a.ask('keepPage', { key: '/reviewed', text: 'four stars', tags: ['reviews/7'] });
    await vi.waitFor(async () => expect(await b.ask('entry', 'missing')).not.toBeNull());
    await vi.waitFor(async () => expect(await b.ask('page', '/reviewed')).not.toBeNull());
    expect([await b.ask('entry', 'renamed'), await b.ask('page', '/unreviewed')]).toEqual([null, null]);
    expect(await a.ask('entry', 'renamed')).not.toBeNull();
    expect(await a.ask('page', '/unreviewed')).not.toBeNull();
  });

  test('an answer to a made-up address stays with who gave it', async () => {
    await a.ask('keepPage', { key: '/made-up', text: 'not found', tags: [] }, 404);
    await a.ask('keepPage', { key: '/found', text: 'found', tags: [] });
    await vi.waitFor(async () => expect(await b.ask('page', '/found')).not.toBeNull());
    expect(await b.ask('page', '/made-up')).toBeNull();
  });

  test('a page that was being made while something of it was published is not kept', async () => {
    expect(await a.ask('page', '/late')).toBeNull();
    await b.ask('invalidate', ['prismic/late'], 0);
    const before = await a.ask('publications');
    await b.ask('invalidate', ['prismic/late'], 0);
    await vi.waitFor(async () => expect(await a.ask('publications')).toBeGreaterThan(before));
    await a.ask('keepPage', { key: '/late', text: 'of what was before', tags: ['prismic/late'] });
    expect(await a.ask('page', '/late')).toBeNull();
  });

  test('nor is one that was being made while a price of it changed: the one before stays, as due', async () => {
    const page = { key: '/price', tags: ['shopify/product/2'], revalidate: 1 };
    await a.ask('keepPage', { ...page, text: '9,90' });
    await vi.waitFor(async () => expect(await b.ask('page', '/price')).toMatchObject({ text: '9,90' }));
    await new Promise((done) => setTimeout(done, 1_100));
    // It has expired and is being regenerated, with a price that changes before it is ready.
    await a.ask('page', '/price');
    await a.ask('invalidate', ['shopify/product/2'], 86_400);
    await a.ask('keepPage', { ...page, text: 'still 9,90', revalidate: 300 });
    expect(await a.ask('page', '/price')).toMatchObject({ text: '9,90' });
    await a.ask('keepPage', { ...page, text: '7,77', revalidate: 300 });
    expect(await a.ask('page', '/price')).toMatchObject({ text: '7,77' });
    await vi.waitFor(async () => expect(await b.ask('page', '/price')).toMatchObject({ text: '7,77' }));
  });

  test('another build reads no page and no entry of this one', async () => {
    await a.ask('keepEntry', { key: 'here', text: 'here', tags: [] });
    await vi.waitFor(async () => expect(await b.ask('entry', 'here')).not.toBeNull());
    const other = startInstance(redis.url, nextBuild.dir);
    expect(await other.ask('entry', 'here')).toBeNull();
    await other.stop();
  });

  test('what is published at an instance of one build, those of another know: while they run, and at their start', async () => {
    const other = startInstance(redis.url, nextBuild.dir);
    await other.ask('keepEntry', { key: 'upgrade', text: 'old', tags: ['prismic/upgrade'] });
    await a.ask('invalidate', ['prismic/upgrade'], 0);
    await vi.waitFor(async () => expect(await other.ask('entry', 'upgrade')).toBeNull());
    await a.ask('keepEntry', { key: 'back', text: 'old', tags: ['prismic/back'] });
    await other.ask('invalidate', ['prismic/back'], 0);
    await vi.waitFor(async () => expect(await a.ask('entry', 'back')).toBeNull());
    for (const tag of ['later', 'never'])
      await other.ask('keepEntry', { key: tag, text: 'old', tags: [`prismic/${tag}`] });
    await b.ask('invalidate', ['prismic/later'], 0);
    await vi.waitFor(async () => expect(await other.ask('entry', 'later')).toBeNull());
    const next = startInstance(redis.url, nextBuild.dir);
    expect(await next.ask('entry', 'never')).not.toBeNull();
    expect(await next.ask('entry', 'later')).toBeNull();
    await Promise.all([other.stop(), next.stop()]);
  });

  test('an instance that starts knows what was published before', async () => {
    await a.ask('keepEntry', { key: 'before', text: 'old', tags: ['prismic/before'] });
    await vi.waitFor(async () => expect(await b.ask('entry', 'before')).not.toBeNull());
    await a.ask('invalidate', ['prismic/before'], 0);
    const late = startInstance(redis.url, build.dir);
    expect(await late.ask('entry', 'before')).toBeNull();
    expect(await late.ask('entry', 'here')).not.toBeNull();
    await late.stop();
  });

  test('what an instance publishes before it has served a page, the others know', async () => {
    await a.ask('keepPage', { key: '/first', text: 'old', tags: ['prismic/first'] });
    await vi.waitFor(async () => expect(await b.ask('page', '/first')).not.toBeNull());
    const restarted = startInstance(redis.url, build.dir);
    await restarted.ask('invalidate', ['prismic/first'], 0);
    await vi.waitFor(async () => expect(await b.ask('page', '/first')).toBeNull());
    expect(await a.ask('page', '/first')).toBeNull();
    await restarted.stop();
  });

  test('while Redis hangs nobody waits longer than agreed, and while it is away nobody waits at all', async () => {
    await a.ask('keepEntry', { key: 'kept', text: 'kept', tags: ['prismic/kept'] });
    await vi.waitFor(async () => expect(await b.ask('entry', 'kept')).not.toBeNull());
    redis.signal('SIGSTOP');
    const hanging = await b.timed('entry', 'unknown');
    expect(hanging.answer).toBeNull();
    expect(hanging.ms).toBeLessThan(BUSY_MS);
    // After one timeout it is not requested for a while.
    expect(await quickest(b, 'unknown too')).toBeLessThan(PATIENCE_MS / 2);
    expect(await b.ask('entry', 'kept')).not.toBeNull();
    redis.signal('SIGCONT');
    await redis.stop('SIGKILL');
    await vi.waitFor(() => expect(b.log()).toMatch(/\[cache]|"area":"cache"/));
    expect(await quickest(b, 'unknown')).toBeLessThan(PATIENCE_MS / 2);
    expect(await b.ask('entry', 'kept')).not.toBeNull();
    expect((await a.timed('invalidate', ['prismic/kept'], 0)).ms).toBeLessThan(BUSY_MS);
    expect(await a.ask('entry', 'kept')).toBeNull();
    // The pending invalidation is sent when Redis is back, with an empty memory.
    redis = await startRedis(redisServer, redis.port);
    await vi.waitFor(async () => expect(await b.ask('entry', 'kept')).toBeNull());
    await a.ask('keepEntry', { key: 'again', text: 'again', tags: [] });
    await vi.waitFor(async () => expect(await b.ask('entry', 'again')).not.toBeNull());
  });
});
