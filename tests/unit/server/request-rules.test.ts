import { describe, expect, test } from 'vitest';
import { methodsOf, type RequestHead, rejectionStatus } from '../../../server/request-rules.ts';

const FR = 'http://fr.localhost:3000';
const BE = 'https://www.silene.be';
const limits = { origins: [FR, BE], maxBody: 1_000, hops: 0 };

type Changes = { method?: string; url?: string } & Record<string, string | string[] | undefined>;

/** A valid call of an action with the changes of a row; undefined omits a header. */
function requestHead({ method = 'POST', url = '/nous-ecrire', ...changed }: Changes): RequestHead {
  const headers: Changes = {
    host: 'fr.localhost:3000',
    origin: FR,
    'next-action': `40${'ab'.repeat(20)}`,
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': '12',
    ...changed,
  };
  const lists = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat()]],
  );
  return { method, url, headersDistinct: Object.fromEntries(lists) };
}

const judge = (changes: Changes) => rejectionStatus(requestHead(changes), limits);
const form = { 'next-action': undefined, 'content-type': 'multipart/form-data; boundary=----WebKitFormBoundaryx1' };
const nothing = { 'next-action': undefined, 'content-type': undefined, 'content-length': undefined };
const read = { method: 'GET', ...nothing, origin: undefined };
const state = (tree: unknown) => ({ 'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)) });
const webhook = { ...nothing, url: '/api/revalidate', origin: undefined, 'content-type': 'application/json' };

describe('passes', () => {
  test.each<[string, Changes]>([
    ['a call of an action', {}],
    ['a call with a form', { 'content-type': form['content-type'] }],
    ['a form without script', form],
    ['a form of the other market', { ...form, host: 'www.silene.be', origin: BE }],
    ['a Host in capitals', { host: 'FR.localhost:3000' }],
    ['no origin from a browser that says where it comes from', { origin: undefined, 'sec-fetch-site': 'same-origin' }],
    ['a body of exactly the limit', { 'content-length': '1000' }],
    ['an empty form', { ...form, 'content-length': '0' }],
    ['a boundary of 70 characters', { ...form, 'content-type': `multipart/form-data; boundary=${'x'.repeat(70)}` }],
    ['a quoted charset', { 'content-type': 'text/plain; charset="utf-8"' }],
    ['the highest id of an action', { 'next-action': `7f${'a'.repeat(40)}` }],
    ['a quoted boundary', { ...form, 'content-type': 'multipart/form-data; boundary="a:b=c"' }],
    ['a form of the old kind', { ...form, 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' }],
    ['a post of nothing', nothing],
    ['a page', read],
    ['a page with a length of nothing', { ...read, 'content-length': '0' }],
    ['a page for a prefetch', { ...read, 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' }],
    [
      'a page below a layout that the browser has',
      { ...read, ...state(['', { children: [['path', 'a/b', 'oc', null], {}, null, 'inside-shared-layout', 1] }]) },
    ],
    ['the head of a page', { ...read, ...state(['', {}, ['/a', ''], 'metadata-only']) }],
    ['HEAD', { ...read, method: 'HEAD' }],
    ['a webhook without origin', { ...webhook, 'content-length': '5000' }],
    ['the form of a mail program', { ...form, url: '/api/leave?t=x', origin: undefined }],
    ['DELETE of a handler', { ...read, method: 'DELETE', url: '/api/x' }],
    ['a page with an offer of HTTP/2', { ...read, upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }],
    ['a call with one', { upgrade: 'H2C' }],
    ['a page with an offer of TLS', { ...read, upgrade: 'TLS/1.2' }],
    ['a page with two offers', { ...read, upgrade: ['h2c, TLS/1.0', 'not-websocket'] }],
  ])('%s', (_, changes) => {
    expect(judge(changes)).toBeNull();
  });
});

describe('403: whoever posts is not a page of this site', () => {
  test.each<[string, Changes]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another market', { origin: BE }],
    ['another market by its host', { host: 'www.silene.be' }],
    ['a host of nobody', { host: 'evil.example', origin: 'http://evil.example' }],
    [
      'a host of nobody, said to be the same',
      { host: 'evil.example', origin: undefined, 'sec-fetch-site': 'same-origin' },
    ],
    ['no host', { host: undefined }],
    ['null', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['another port', { origin: 'http://fr.localhost:3001' }],
    ['another scheme', { origin: 'https://fr.localhost:3000' }],
    ['a path in it', { origin: `${FR}/` }],
    ['no origin', { origin: undefined }],
    ['no origin from a site beside', { origin: undefined, 'sec-fetch-site': 'same-site' }],
    ['a form of the old kind', { ...form, 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }],
    ['an action at the address of a handler', { url: '/api/revalidate', origin: 'https://evil.example' }],
    ['a form at the address of a handler', { ...form, url: '/api/none', origin: 'https://evil.example' }],
    ['what a proxy says of the host', { host: 'evil.example', 'x-forwarded-host': 'fr.localhost:3000' }],
  ])('%s', (_, changes) => {
    expect(judge(changes)).toBe(403);
  });
});

describe('421: the host', () => {
  const foreign = ['evil.example', 'fr.localhost.evil.example', 'evil.example:3000', 'localhost', '127.0.0.1:3000', ''];
  test.each([...foreign, undefined])('%s is none of ours', (host) => {
    expect(judge({ ...read, host })).toBe(421);
    expect(judge({ ...webhook, url: '/api/leave', host })).toBe(421);
    expect(rejectionStatus(requestHead({ ...read, host }), { ...limits, anyHost: true })).toBeNull();
  });
  test.each(['fr.localhost', 'FR.localhost:8080', 'www.silene.be:443'])('%s is, behind whichever port', (host) => {
    expect(judge({ ...read, host })).toBeNull();
  });
  const machines = ['/healthz', '/readyz?verbose', '/api/revalidate', '/api/webhooks/shopify', '/api/ops/outbox'];
  test.each(machines)('%s is asked by address', (url) => {
    expect(judge({ ...read, url, host: '10.0.0.7:3000' })).toBeNull();
    expect(judge({ ...read, url: `/x${url}`, host: '10.0.0.7:3000' })).toBe(421);
  });
});

describe('404: what a proxy in front has no business with', () => {
  const forwarded = { ...read, 'x-forwarded-for': '203.0.113.7' };
  const behind = (changes: Changes) => rejectionStatus(requestHead(changes), { ...limits, hops: 1 });
  const places = [
    '/readyz',
    '/readyz?verbose',
    '/readyz?exclude=store',
    '/READYZ',
    '/%72eadyz',
    '/api/op%73/counts',
    '/api/ops/counts',
    '/api/ops',
  ];
  test.each(places)('%s is for who asks the process itself', (url) => {
    expect(behind({ ...forwarded, url })).toBe(404);
    expect(behind({ ...read, 'x-forwarded-for': [' ', '', '198.51.100.2, 10.0.0.7'], url })).toBe(404);
    expect(behind({ ...read, 'x-forwarded-for': '', url })).toBe(404);
    expect(behind({ ...forwarded, url: `${url}#?a=b` })).toBe(400);
    expect(behind({ ...read, url })).toBeNull();
    expect(judge({ ...forwarded, url }), 'without a proxy nobody speaks for others').toBeNull();
  });
  test.each(['/healthz', '/readyz-of-ours', '/api/opsis', '/api/revalidate'])('%s is for all', (url) => {
    expect(behind({ ...forwarded, url })).toBeNull();
  });
});

describe('an address that costs too much, or cannot be read', () => {
  test.each([
    ['400: broken', '/nos-produits/%E9', 400],
    ['414: too deep', '/a'.repeat(200), 414],
    ['414: one segment too many', '/a'.repeat(41), 414],
    ['as deep as may be', '/a'.repeat(40), null],
    ['414: too many parameters', `/notre-boutique?${'a=1&'.repeat(400)}`, 414],
    ['414: one parameter too many, behind another question mark', `/notre-boutique?a=?${'&b'.repeat(64)}`, 414],
    ['as many as may be', `/notre-boutique?a=?${'&b'.repeat(63)}`, null],
  ])('%s', (_, url, status) => {
    expect(judge({ ...read, url })).toBe(status);
    expect(judge({ url })).toBe(status);
    expect(judge({ ...read, url, host: 'other.example' }), 'another host is told nothing').toBe(421);
  });
});

describe('405: the method', () => {
  test.each(['TRACE', 'CONNECT', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'post', ''])(
    '%s of a page',
    (method) => {
      expect(judge({ ...read, method })).toBe(405);
    },
  );
  test.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s of a handler', (method) => {
    expect(judge({ ...read, method, url: '/api/x' })).toBe(405);
  });
  test('the address says what it answers to', () => {
    expect(methodsOf('/')).toEqual(['GET', 'HEAD', 'POST']);
    expect(methodsOf('/api/x')).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  });
});

describe('411 and 413: the length', () => {
  test.each<[string, 411 | 413, Changes]>([
    ['no length', 411, { 'content-length': undefined }],
    ['a form without length', 411, { ...form, 'content-length': undefined }],
    ['a type without length', 411, { ...nothing, 'content-type': 'text/plain' }],
    ['chunked', 411, { 'content-length': undefined, 'transfer-encoding': 'chunked' }],
    ['chunked and a length', 411, { 'transfer-encoding': 'chunked' }],
    ['a chunked webhook', 411, { ...webhook, 'transfer-encoding': 'chunked' }],
    ['one byte too many', 413, { 'content-length': '1001' }],
    ['a length beyond numbers', 413, { 'content-length': '9'.repeat(400) }],
    ['a large webhook', 413, { ...webhook, 'content-length': '5000000' }],
  ])('%s', (_, status, changes) => {
    expect(judge(changes)).toBe(status);
  });
});

describe('415: the kind of body', () => {
  test.each<[string, Changes]>([
    ['none', { 'content-type': undefined }],
    ['none, without an action', { ...nothing, 'content-length': '3' }],
    ['JSON', { 'content-type': 'application/json' }],
    ['a form of the old kind for an action', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another multipart', { ...form, 'content-type': 'multipart/mixed; boundary=x' }],
    ['another charset', { 'content-type': 'text/plain; charset=utf-16' }],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('%s', (_, changes) => {
    expect(judge(changes)).toBe(415);
  });
});

describe('400: nothing that a browser sends', () => {
  const boundary = (text: string): Changes => ({ ...form, 'content-type': `multipart/form-data; boundary=${text}` });
  test.each<[string, Changes]>([
    ['a body with GET', { ...read, 'content-length': '1' }],
    ['a length with GET that is no number', { ...read, 'content-length': 'x' }],
    ['a chunked body with HEAD', { ...read, method: 'HEAD', 'transfer-encoding': 'chunked' }],
    ['a length that is no number', { 'content-length': '1e2' }],
    [
      'a form of a mail program without boundary',
      { ...form, 'content-type': 'multipart/form-data', url: '/api/leave', origin: undefined },
    ],
    ['an absolute address', { ...read, url: 'http://fr.localhost:3000/' }],
    ['an address without a slash', { url: '*' }],
    ['an empty id', { 'next-action': '' }],
    ['an id that is too short', { 'next-action': `40${'a'.repeat(39)}` }],
    ['an id in capitals', { 'next-action': `40${'A'.repeat(40)}` }],
    ['the id of a cached function', { 'next-action': `c0${'a'.repeat(40)}` }],
    ['the lowest id of a cached function', { 'next-action': `80${'a'.repeat(40)}` }],
    ['the name of a method of every object', { 'next-action': 'toString' }],
    ['no boundary', { ...form, 'content-type': 'multipart/form-data' }],
    ['an empty boundary', boundary('')],
    ['a boundary of 71 characters', boundary('x'.repeat(71))],
    ['a boundary with a blank', boundary('a b')],
    ['two boundaries', boundary('a; boundary=b')],
    ['a boundary that does not close', boundary('"a')],
    ['a multipart call without boundary', { 'content-type': 'multipart/form-data;' }],
    ['a router state that is no JSON', { 'next-router-state-tree': '%7B' }],
    ['a router state that is too long', { ...read, ...state(['a'.repeat(40_000), {}]) }],
    ['a router state of another shape', { ...read, 'next-router-state-tree': '[]' }],
    ['a web socket', { ...read, upgrade: 'WebSocket' }],
    ['a web socket beside HTTP/2', { ...read, upgrade: 'h2c, websocket' }],
    ['a web socket in a second line', { ...read, upgrade: ['h2c', 'websocket'] }],
    ['a web socket with a version, of three', { ...read, upgrade: 'TLS/1.2,h2c ,  WebSocket/13' }],
  ])('%s', (_, changes) => {
    expect(judge(changes)).toBe(400);
  });

  test.each([
    'host',
    'origin',
    'content-type',
    'content-length',
    'next-action',
    'sec-fetch-site',
    'next-router-state-tree',
  ])('two values of %s', (name) => {
    const [value = 'same-origin'] = requestHead({}).headersDistinct[name] ?? [];
    expect(judge({ [name]: [value, value] })).toBe(400);
  });
});
