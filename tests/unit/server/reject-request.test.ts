import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { action, ask, form, framework, logged, MAX_BODY, open, SITE } from '../../setup/site-server.ts';

describe('a refused post', () => {
  test('of an action is told the status in the one type that its script hands on', async () => {
    const site = await open(framework(200));
    const answer = await ask(site, { headers: { ...action, origin: 'https://evil.example' }, body: '[]' });
    expect([answer.status, answer.headers['content-type'], answer.headers.connection]).toEqual([
      403,
      'text/plain',
      'close',
    ]);
    expect(JSON.parse(answer.body)).toEqual({ status: 403 });
  });

  test('is in the log with what it was answered, not as one that was broken off', async () => {
    const site = await open(framework(200));
    await ask(site, { headers: { ...form, origin: 'https://evil.example' }, body: 'x' });
    await expect.poll(() => logged.map(({ status }) => status)).toEqual([403]);
  });

  const large = { body: Buffer.alloc(MAX_BODY + 1), headers: form };
  test.each([
    ['fr.localhost:3000', '/nous-ecrire', large, 413, 'fr-fr post-refused/too-large'],
    ['be.localhost:3000', '/nous-ecrire', large, 413, 'fr-be post-refused/too-large'],
    ['be.localhost:3000', '/nl/schrijf-ons', large, 413, 'nl-be post-refused/too-large'],
    ['be.localhost:3000', '/nl?utm_source=brief', large, 413, 'nl-be post-refused/too-large'],
    [
      'fr.localhost:3000',
      '/',
      { body: 'x', headers: { ...form, 'content-length': undefined, 'transfer-encoding': 'chunked' } },
      411,
      'fr-fr post-refused/not-understood',
    ],
  ])(
    'of a form without script at %s%s is the page that says so',
    async (host, path, { body, headers }, status, page) => {
      const site = await open(framework(200));
      const answer = await ask(site, { path, body, headers: { ...headers, host, origin: `http://${host}` } });
      expect([answer.status, answer.body]).toEqual([status, `<p>${page}</p>`]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test('of a program is plain text', async () => {
    const site = await open(framework(200));
    const answer = await ask(site, { headers: { 'content-type': 'application/json' }, body: '{}' });
    expect([answer.status, answer.body]).toEqual([415, 'Unsupported Media Type\n']);
  });

  test('with another method is told which there are, and HEAD gets no body', async () => {
    const site = await open(framework(200));
    const put = await ask(site, { method: 'PUT' });
    expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    const head = await ask(site, { method: 'HEAD', headers: { 'content-length': 3 }, body: 'abc' });
    expect([head.status, head.body.length]).toEqual([400, 0]);
  });

  test('of one of our interfaces is an error of theirs', async () => {
    const site = await open(framework(200));
    const answer = await ask(site, { method: 'GET', path: '/api/%', headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/json']);
    expect(JSON.parse(answer.body)).toEqual({
      name: 'ApiError',
      message: 'Bad Request',
      status: 400,
      data: null,
      code: 'refused',
    });
  });

  const head = (length: number) =>
    [
      'POST / HTTP/1.1',
      `host: ${new URL(SITE).host}`,
      `origin: ${SITE}`,
      'content-type: text/plain',
      `content-length: ${length}`,
    ].join('\r\n');

  test('is answered also to whoever sends everything before they listen', async () => {
    let reached = false;
    const site = await open(() => {
      reached = true;
    });
    const socket = connect(site.port, '127.0.0.1').pause();
    socket.write(`${head(20_000_000)}\r\n\r\n`);
    await new Promise<void>((resolve, reject) => {
      socket.write(Buffer.alloc(20_000_000), (error) => (error ? reject(error) : resolve()));
    });
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*Payload Too Large\n$/);
    expect(reached).toBe(false);
  });

  test('is not read without end', async () => {
    const site = await open(framework(200));
    const socket = connect(site.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.write(`${head(99_999_999_999)}\r\n\r\n`);
    const chunk = Buffer.alloc(1_000_000);
    let sent = 0;
    const more = (error?: Error | null) => {
      if (error || socket.destroyed) return;
      sent += 1;
      socket.write(chunk, more);
    };
    more();
    await closed;
    expect(sent).toBeGreaterThan(60);
    expect(sent).toBeLessThan(120);
  });
});

describe('a refused visit', () => {
  const deep = '/a'.repeat(300);
  test.each([
    ['fr.localhost:3000', '/%', 400, 'fr-fr request-refused/400'],
    ['be.localhost:3000', '/annuaire/%C3', 400, 'fr-be request-refused/400'],
    ['be.localhost:3000', '/nl/%zz?a=1', 400, 'nl-be request-refused/400'],
    ['tn.localhost:3000', deep, 414, 'fr-tn request-refused/414'],
    ['be.localhost:3000', `/nl/zoeken?${'q=1&'.repeat(500)}`, 414, 'nl-be request-refused/414'],
    ['fr.localhost:3000', '/?a%', 200, 'its own words'],
  ])('of %s%s is the page of the market that says so', async (host, path, status, page) => {
    const site = await open(framework(200));
    const answer = await ask(site, { method: 'GET', path, headers: { host, accept: 'text/html' } });
    expect([answer.status, answer.body]).toEqual([status, status === 200 ? page : `<p>${page}</p>`]);
    if (status !== 200) expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('of a part of a page, or of a file, is plain text', async () => {
    const site = await open(framework(200));
    for (const asked of [{ headers: { rsc: '1' } }, { path: '/brand/%.png' }, { headers: { accept: 'image/*' } }]) {
      const answer = await ask(site, { method: 'GET', path: '/%', ...asked });
      expect([answer.status, answer.body]).toEqual([400, 'Bad Request\n']);
    }
  });
});
