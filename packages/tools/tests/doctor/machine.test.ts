import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { secretsIn } from '../../../../lib/platform/secret.ts';
import { isSigned } from '../../../../lib/services/shopify/webhook.ts';
import { contextWith, linesOf } from '../../../../tests/setup/doctor.ts';
import { DRIVERS } from '../../../../tests/setup/store.ts';
import { database, judge as judgeDatabase, judgeMigrations } from '../../lib/doctor/database.ts';
import { judge as judgeRedis, judgeAddress as judgeRedisAddress, redis } from '../../lib/doctor/redis.ts';
import { preview, site } from '../../lib/doctor/site.ts';
import { store } from '../../lib/doctor/store.ts';
import { contentWebhook, shopWebhook } from '../../lib/doctor/webhooks.ts';
import { startPostgres } from '../../lib/postgres-server.ts';

const HOUR = 3_600_000;
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'silene-doctor-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the folder of the store', () => {
  const now = Date.now();
  const look = (changes = {}) =>
    linesOf(
      store,
      contextWith({ STORE_DIR: dir, ...changes }, () => now),
    );
  const lock = (holder: object, hours: number) => {
    writeFileSync(path.join(dir, 'lock'), JSON.stringify({ ...holder, since: now - hours * HOUR }));
  };
  const copy = (hours: number, name = 'a') => {
    const place = path.join(dir, 'backups', name);
    mkdirSync(place, { recursive: true });
    const madeAt = new Date(now - hours * HOUR).toISOString();
    const manifest = { version: 1, madeAt, database: null, rows: {}, files: [] };
    writeFileSync(path.join(place, 'manifest.json'), JSON.stringify(manifest));
  };

  test('is tried by a file, which goes again', async () => {
    expect(await look()).toEqual([
      expect.stringMatching(/^ok: STORE_DIR=.* can be written, [\d.]+ GB free$/),
      'ok: nobody has the embedded store',
      'ok: no copies yet: the site makes one each hour',
    ]);
    writeFileSync(path.join(dir, 'file'), '');
    const [first] = await look({ STORE_DIR: path.join(dir, 'file') });
    expect(first).toMatch(/^problem: STORE_DIR=.* cannot be written$/);
  });

  test.each<[string, object, string]>([
    ['this machine', { host: hostname(), pid: 12, started: '1' }, 'ok: process 12 has the embedded store'],
    ['another machine', { host: 'elsewhere', pid: 1, started: '1' }, 'warning: elsewhere has the embedded store'],
  ])('is held by %s', async (_, holder, line) => {
    lock(holder, 1);
    expect(await look()).toContain(line);
  });

  test.each<[number, number | null, string]>([
    [1, null, 'ok: no copies yet'],
    [9, null, 'warning: there is no copy in'],
    [9, 1, 'ok: newest copy: a'],
    [9, 5, 'warning: newest copy: a, 5 hours ago'],
    [1, 5, 'ok: newest copy: a'],
  ])('of a site that runs for %d hours, the copy being %s hours old', async (hours, age, line) => {
    lock({ host: hostname(), pid: 1, started: '1' }, hours);
    if (age !== null) copy(age);
    expect((await look()).at(-1)).toMatch(new RegExp(`^${line}`));
  });

  test('has copies that were made while the clock was ahead: they are not the newest', async () => {
    lock({ host: hostname(), pid: 1, started: '1' }, 9);
    copy(-50, 'ahead');
    expect((await look()).slice(-2)).toEqual([
      expect.stringMatching(/^warning: there is no copy in/),
      'warning: 1 copies have a date that is still to come: ahead',
    ]);
    copy(-0.5, 'a clock that differs');
    copy(7, 'old');
    expect((await look()).slice(-2)).toEqual([
      'ok: newest copy: a clock that differs',
      'warning: 1 copies have a date that is still to come: ahead',
    ]);
  });

  test('is not locked where there is PostgreSQL; copies may go to a disk of their own', async () => {
    const lines = await look({ DATABASE_URL: 'postgres://silene@127.0.0.1/silene' });
    expect(lines).toContainEqual(expect.stringMatching(/^unset: the embedded store is not used/));
    expect(await look({ BACKUP_DIR: path.join(dir, 'elsewhere') })).toContainEqual(
      expect.stringMatching(/^ok: BACKUP_DIR=.*elsewhere can be written/),
    );
  });

  test.each<[hours: number, age: number | null, line: string]>([
    [0, null, 'ok: no copies yet'],
    [9, null, 'warning: there is no copy in'],
    [9, 1, 'ok: newest copy: a'],
    [9, 6, 'warning: newest copy: a, 6 hours ago'],
  ])('with PostgreSQL, %d hours after the first start, has a copy of %s hours', async (hours, age, line) => {
    mkdirSync(path.join(dir, 'files'));
    const later = now + hours * HOUR;
    const BACKUP_DIR = path.join(dir, 'backups');
    if (age !== null) copy(age - hours);
    const DATABASE_URL = 'postgres://silene@127.0.0.1/silene';
    const lines = await linesOf(
      store,
      contextWith({ STORE_DIR: dir, DATABASE_URL, BACKUP_DIR }, () => later),
    );
    expect(lines.at(-1)).toMatch(new RegExp(`^${line}`));
    expect(lines).toContainEqual(expect.stringMatching(/^ok: BACKUP_DIR=.*backups can be written/));
  });

  test('that is missing is not created: it would belong to who asks', async () => {
    const [own, copies] = [path.join(dir, 'a/b'), path.join(dir, 'c')];
    const lines = await look({ STORE_DIR: own, BACKUP_DIR: copies });
    expect(lines).toContainEqual(expect.stringMatching(/^ok: STORE_DIR=.*a\/b can be written, [\d.]+ GB free$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ok: BACKUP_DIR=.*c can be written/));
    expect(readdirSync(dir)).toEqual([]);
  });

  test.each(['file/store', 'file/a/store'])('cannot be created below a file: %s', async (place) => {
    writeFileSync(path.join(dir, 'file'), '');
    const [first] = await look({ STORE_DIR: path.join(dir, place) });
    expect(first).toMatch(/^problem: STORE_DIR=.* cannot be written$/);
  });
});

describe('PostgreSQL', () => {
  const facts = { version: '17.2', encoding: 'UTF8', most: 100, now: new Date(1_000_000), creates: true };

  test.each<[string, Partial<typeof facts>, RegExp]>([
    ['version', { version: '12.9' }, /^PostgreSQL 12\.9/],
    ['encoding', { encoding: 'SQL_ASCII' }, /^its encoding/],
    ['connections', { most: 20 }, /^max_connections is 20/],
    ['rights', { creates: false }, /may not create tables/],
    ['clock', { now: new Date(1_060_000) }, /^its clock is 60 s off/],
  ])('is told its %s', (_, changes, says) => {
    expect(judgeDatabase(facts, 1_000_000)).toEqual([]);
    expect(judgeDatabase({ ...facts, ...changes }, 1_000_000)).toEqual([
      expect.objectContaining({ says: expect.stringMatching(says) }),
    ]);
  });

  test.each<[number, number, string]>([
    [0, 2, 'ok'],
    [2, 2, 'ok'],
    [3, 2, 'warning'],
  ])('of %d migrations for a program of %d', (done, known, level) => {
    expect(judgeMigrations(done, known).level).toBe(level);
  });

  test('that is away is a problem, without its password', async () => {
    const [line] = await linesOf(database, contextWith({ DATABASE_URL: 'postgres://silene:hush@127.0.0.1:9/silene' }));
    expect(line).toMatch(/^problem: PostgreSQL does not answer \(ECONNREFUSED\)$/);
    expect(await linesOf(database, contextWith())).toEqual([expect.stringMatching(/^unset/)]);
  });

  test.each(DRIVERS.filter((driver) => driver === 'postgres'))(
    'that is new waits for its tables',
    async () => {
      const cluster = await startPostgres();
      const lines = await linesOf(database, contextWith({ DATABASE_URL: cluster?.url ?? '' }, Date.now));
      await cluster?.stop();
      expect(lines).toEqual([
        expect.stringMatching(/^ok: PostgreSQL \d+/),
        expect.stringMatching(/^ok: \d+ migrations are to come/),
      ]);
    },
    60_000,
  );
});

describe('Redis', () => {
  test.each<[string, string, string[]]>([
    ['a limit and a rule', 'maxmemory:268435456\r\nmaxmemory_policy:volatile-lru\r\n', []],
    ['a limit that refuses', 'maxmemory:268435456\r\nmaxmemory_policy:noeviction\r\n', ['warning']],
    ['no limit', 'maxmemory:0\r\nmaxmemory_policy:noeviction\r\n', ['warning']],
  ])('with %s', (_, info, levels) => {
    expect(judgeRedis(info).map(({ level }) => level)).toEqual(levels);
  });

  test.each<[string, number]>([
    ['redis://127.0.0.1:6379', 0],
    ['redis://:word@cache.silene.test:6379', 0],
    ['rediss://site:word@cache.silene.test', 0],
    ['redis://cache.silene.test:6379', 1],
    ['redis://site@10.0.0.9', 1],
  ])('at %s: %i warnings about its password', (url, count) => {
    expect(judgeRedisAddress(url)).toHaveLength(count);
  });

  test('that is away is a problem', async () => {
    expect(await linesOf(redis, contextWith())).toEqual([expect.stringMatching(/^unset/)]);
    const [line] = await linesOf(redis, contextWith({ REDIS_URL: 'redis://127.0.0.1:9' }));
    expect(line).toMatch(/^problem: Redis does not answer/);
  });
});

describe('the site of this machine', () => {
  type Table = Record<string, [status: number, text?: string]>;
  const ALIVE = '{"status":"ok","lag":0}';

  async function withServer<Result>(answer: RequestListener, work: (port: number) => Promise<Result>): Promise<Result> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await work((server.address() as AddressInfo).port);
    } finally {
      server.close();
    }
  }
  const withSite = <Result>(table: Table, work: (port: number) => Promise<Result>): Promise<Result> =>
    withServer((request, response) => {
      request.resume();
      const [status, text = ''] = table[request.url ?? ''] ?? [404];
      response.writeHead(status).end(text);
    }, work);
  const at = (port: number, changes = {}) => {
    const context = contextWith(changes);
    return { ...context, ports: { ...context.ports, PORT: port } };
  };

  test.each<[string, Table, string]>([
    ['is ready', { '/healthz': [200, ALIVE], '/readyz': [200] }, 'ok: it runs on port'],
    [
      'is not ready',
      { '/healthz': [200, ALIVE], '/readyz': [503, '{"disk":false}'] },
      'problem: it runs and is not ready: {"disk"',
    ],
    ['is another program', {}, 'problem: /healthz on port'],
    [
      'is a program that answers everything',
      { '/healthz': [200, 'Hello'], '/readyz': [200] },
      ': 200, and not from the',
    ],
  ])('%s', async (_, table, line) => {
    const lines = await withSite(table, (port) => linesOf(site, at(port)));
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  test.each([
    ['takes our secrets', 200, 'ok: a call with our secret is taken'],
    ['has other secrets', 401, 'problem: a call with'],
    ['is in trouble', 503, 'problem: /api/'],
  ])('%s', async (_, status, line) => {
    const table: Table = { '/api/revalidate': [status], '/api/webhooks/shopify': [status] };
    const lines = await withSite(table, async (port) => [
      ...(await linesOf(contentWebhook, at(port))),
      ...(await linesOf(shopWebhook, at(port))),
    ]);
    expect(lines).toEqual([expect.stringContaining(line), expect.stringContaining(line)]);
  });

  test.each(['before', 'before , after', ',before', ''])(
    'takes what is signed with the first of its secrets: %j',
    async (SHOPIFY_WEBHOOK_SECRET) => {
      const changes = { SHOPIFY_WEBHOOK_SECRET, SHOPIFY_CLIENT_SECRET: 'of the app' };
      const { env } = contextWith(changes);
      const known = [...secretsIn(env.SHOPIFY_WEBHOOK_SECRET), env.SHOPIFY_CLIENT_SECRET];
      const verify: RequestListener = async (request, response) => {
        const signature = String(request.headers['x-shopify-hmac-sha256']);
        const body = Buffer.concat(await request.toArray());
        response.writeHead(isSigned(body, signature, known) ? 200 : 401).end();
      };
      const lines = await withServer(verify, (port) => linesOf(shopWebhook, at(port, changes)));
      expect(lines).toEqual([expect.stringMatching(/^ok: a call with our secret is taken/)]);
    },
  );

  test('shows drafts, or was started without', async () => {
    const look = (status: number) => withSite({ '/api/preview': [status] }, (port) => linesOf(preview, at(port)));
    expect((await look(400))[0]).toMatch(/^ok: it waits for editors; .*\/api\/preview, simulator/);
    expect((await look(404))[0]).toMatch(/^problem: \/api\/preview answers 404/);
  });

  test('that does not run is not tried', async () => {
    const context = at(9);
    const lines = await Promise.all(
      [site, preview, contentWebhook, shopWebhook].map((check) => linesOf(check, context)),
    );
    expect(lines.flat().map((line) => line.split(':')[0])).toEqual(['ok', 'unset', 'unset', 'unset']);
    const without = contextWith({
      PRISMIC_WEBHOOK_SECRET: '',
      SHOPIFY_WEBHOOK_SECRET: '',
      SHOPIFY_CLIENT_ID: '',
      SHOPIFY_CLIENT_SECRET: '',
      PREVIEW_ENABLED: 'false',
    });
    const unset = await Promise.all([preview, contentWebhook, shopWebhook].map((check) => linesOf(check, without)));
    expect(unset.flat().map((line) => line.split(':')[0])).toEqual(['unset', 'warning', 'warning']);
  });
});
