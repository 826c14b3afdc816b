import { type ClientRequest, request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { bodyMemoryLimiter } from '../../../server/validate-request.ts';
import { ask, form, framework, type Hooked, MAX_BODY, open, SITE } from '../../setup/site-server.ts';

const LARGE = 1_000_000;

describe('room for the bodies of posts', () => {
  test('is for three of the largest of one visitor, and for eight of all', () => {
    const room = bodyMemoryLimiter(LARGE);
    expect([1, 2, 3, 4].map(() => room.take('a', LARGE) !== null)).toEqual([true, true, true, false]);
    expect(['b', 'b', 'b', 'c', 'c'].map((who) => room.take(who, LARGE) !== null)).not.toContain(false);
    expect(room.take('d', LARGE)).toBeNull();
  });

  test('is given back once by each, and taken by their size', () => {
    const room = bodyMemoryLimiter(LARGE);
    const back = [1, 2, 3].map(() => room.take('a', LARGE));
    back[0]?.();
    expect([1, 2].map(() => room.take('a', LARGE / 2) !== null)).toEqual([true, true]);
    expect(room.take('a', LARGE / 2)).toBeNull();
  });

  test('is not asked of what is small', () => {
    const room = bodyMemoryLimiter(LARGE);
    for (let each = 0; each < 8; each++) room.take(String(each), LARGE);
    expect(room.take('a', 64 * 1024)).not.toBeNull();
    expect(room.take('a', 64 * 1024 + 1)).toBeNull();
  });
});

const held: ClientRequest[] = [];
afterEach(() => {
  for (const post of held.splice(0)) post.destroy();
});

/** A POST request that holds back its last bytes. */
const hold = ({ port }: Hooked, visitor: string): Promise<ClientRequest> =>
  new Promise((resolve) => {
    const headers = {
      ...form,
      host: new URL(SITE).host,
      origin: SITE,
      'content-length': MAX_BODY,
      'x-forwarded-for': visitor,
    };
    const post = request({ host: '127.0.0.1', port, method: 'POST', path: '/', headers });
    post.on('error', () => {});
    held.push(post);
    post.write('x'.repeat(1_000), () => setTimeout(() => resolve(post), 20));
  });

test('who holds posts back keeps nobody else out, and learns that there is no room', async () => {
  const site = await open(framework(200));
  const posted = (visitor: string, body: string | Buffer) =>
    ask(site, { headers: { ...form, 'x-forwarded-for': visitor }, body });
  const large = Buffer.alloc(MAX_BODY);
  for (const _ of [1, 2, 3]) await hold(site, '192.0.2.1');
  const refused = await posted('192.0.2.1', large);
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '60',
    '<p>fr-fr post-refused/busy</p>',
  ]);
  expect((await posted('192.0.2.1', 'small')).status).toBe(200);
  expect((await posted('192.0.2.2', large)).status).toBe(200);
  held[0]?.destroy();
  await expect.poll(async () => (await posted('192.0.2.1', large)).status).toBe(200);
});
