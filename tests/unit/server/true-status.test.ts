import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { markEntered } from '../../../lib/platform/request.ts';
import { expectConsole } from '../../setup/console.ts';
import { action, ask, form, framework, open, type TestRequest, untouched } from '../../setup/site-server.ts';

describe('an action that the framework could not read', () => {
  test('ends with 400 and the status in words that the script hands on', async () => {
    expectConsole('error', /^\[posts\] the framework could not read/);
    const site = await open(framework(500, { 'content-type': 'text/x-component', 'set-cookie': 'a=b' }));
    const answer = await ask(site, { headers: action, body: '[' });
    expect([answer.status, answer.body]).toEqual([400, '{"status":400}']);
    expect([answer.headers['content-type'], answer.headers['set-cookie']]).toEqual(['text/plain', undefined]);
  });

  test('of a form without script ends with the page that says so', async () => {
    expectConsole('error', /^\[posts\] the framework could not read/);
    const site = await open(framework(500, { 'content-type': 'text/html' }));
    const headers = { ...form, 'accept-encoding': 'gzip' };
    const answer = await ask(site, { path: '/nous-ecrire', headers, body: '--' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([400, undefined]);
    expect(answer.body).toBe('<p>fr-fr post-refused/not-understood</p>');
  });

  test('is counted in one line for many', async () => {
    const lines = expectConsole('error', /^\[posts\] the framework could not read/);
    const site = await open(framework(500));
    for (let index = 0; index < 5; index++) await ask(site, { headers: action, body: '[' });
    expect(lines.length).toBeLessThan(2);
  });

  test('of a page from before the last deployment keeps its status and gets our words', async () => {
    const site = await open(framework(409, { 'x-nextjs-action-not-found': '1', 'content-type': 'text/plain' }));
    const page = await ask(site, { headers: form, body: '--x--' });
    expect([page.status, page.body]).toEqual([409, '<p>fr-fr post-refused/not-understood</p>']);
    // The framework's client script handles its own header.
    const call = await ask(site, { headers: action, body: '[]' });
    expect([call.status, call.headers['x-nextjs-action-not-found'], call.body]).toEqual([409, '1', untouched]);
  });
});

describe('left to the framework', () => {
  test('an error of our own action', async () => {
    const site = await open(framework(500, {}, markEntered));
    const answer = await ask(site, { headers: action, body: '[]' });
    expect([answer.status, answer.body]).toEqual([500, untouched]);
  });

  test.each<[string, number, TestRequest]>([
    ['an answer of an action', 200, { headers: action, body: '[]' }],
    ['an error of a page', 500, { method: 'GET' }],
    ['an error of a handler', 500, { path: '/api/x', headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['an error of a page that a plain post shows', 500, { headers: { 'content-type': 'text/plain' }, body: 'x' }],
  ])('%s', async (_, status, asked) => {
    const answer = await ask(await open(framework(status)), asked);
    expect([answer.status, answer.body]).toEqual([status, untouched]);
  });

  test('a compressed answer of an action', async () => {
    const site = await open(framework(200, { 'content-type': 'text/html' }));
    const answer = await ask(site, { headers: { ...form, 'accept-encoding': 'gzip' }, body: '--x--' });
    expect(gunzipSync(Buffer.from(answer.body, 'latin1')).toString()).toBe(untouched);
  });
});
