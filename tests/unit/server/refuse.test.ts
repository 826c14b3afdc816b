import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { action, ask, form, framework, MAX_BODY, open, SITE } from '../../setup/hooked-server.ts';

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
