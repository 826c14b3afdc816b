import type { Kind, Kinds } from './malformed.ts';
import type { Random } from './random.ts';
import type { Target } from './raw-post.ts';

const header = (
  name: string,
  valuesOf: (target: Target, random: Random) => readonly (string | null)[],
): Kind['draft'] =>
  function draft(random, target) {
    return { headers: { [name]: random.pick(valuesOf(target, random)) } };
  };

const lookalikes = ({ origin, otherOrigin }: Target): string[] => [
  'https://evil.example',
  otherOrigin,
  `${origin}.evil.example`,
  `${origin}/`,
  `${origin}:1`,
  origin.replace('//', '//evil.'),
  origin.replace('//', '//user@'),
  origin.replace(/^\w+/, (scheme) => (scheme === 'http' ? 'https' : 'http')),
  origin.toUpperCase(),
];

/** Headers that state the sender and the target. */
const origins: Kinds = {
  'origin of another site': { expected: 403, draft: header('origin', lookalikes) },
  'origin null': { expected: 403, draft: header('origin', () => ['null', 'NULL', 'undefined']) },
  'origin that is no address': {
    expected: 403,
    draft: header('origin', () => ['http://', '://', 'http://[::', 'javascript:alert(1)', '%00', '*', ' ', '\xff\xfe']),
  },
  'no origin': {
    expected: 403,
    draft: (random) => ({
      headers: {
        origin: null,
        'sec-fetch-site': random.pick([null, 'cross-site', 'same-site', 'none', 'same-origin,']),
      },
    }),
  },
  'origin twice': { expected: 400, draft: (_, { origin }) => ({ headers: { origin: [origin, origin] } }) },
  'host of a proxy header': {
    expected: 403,
    draft: () => ({ headers: { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' } }),
  },
  'another site, at the address of a handler': {
    expected: 403,
    draft: () => ({ path: '/api/none', headers: { origin: 'https://evil.example' } }),
  },
  'host of nobody': {
    expected: 403,
    draft: () => ({ headers: { host: 'evil.example', origin: 'http://evil.example' } }),
  },
  'host twice': {
    expected: 400,
    draft: (_, { origin }) => ({ headers: { host: [new URL(origin).host, 'evil.example'] } }),
  },
  'no host in HTTP/1.0': { expected: 403, draft: () => ({ version: '1.0', headers: { host: null } }) },
};

/** Headers that declare the length of the body. */
const lengths: Kinds = {
  'no length': { expected: 411, draft: () => ({ headers: { 'content-length': null }, body: '' }) },
  'length that is no number': {
    expected: 400,
    draft: header('content-length', () => ['ten', '-5', '1e3', '0x10', '5.0', '+5', '5, 5', '99999999999999999999']),
  },
  'length too large': {
    expected: 413,
    draft: header('content-length', ({ maxBody }) => [String(maxBody + 1), '2147483648', '9007199254740993']),
  },
  'length twice': { expected: 400, draft: () => ({ headers: { 'content-length': ['2', '3'] } }) },
  chunked: {
    expected: 411,
    draft: () => ({
      headers: { 'content-length': null, 'transfer-encoding': 'chunked' },
      body: '2\r\n[]\r\n0\r\n\r\n',
    }),
  },
  'chunked drip': {
    expected: 411,
    draft: () => ({
      headers: { 'content-length': null, 'transfer-encoding': 'chunked' },
      body: '',
      pieces: ['1', '\r\n[\r', '\n1\r\n]', '\r\n', '0\r\n\r\n'],
    }),
  },
  'chunked and a length': { expected: 400, draft: () => ({ headers: { 'transfer-encoding': 'chunked' } }) },
  'coding of the transfer that nobody has': {
    expected: 411,
    draft: () => ({ headers: { 'content-length': null, 'transfer-encoding': 'xchunked' } }),
  },
  'body with GET': { expected: 400, draft: (random) => ({ method: random.pick(['GET', 'HEAD']) }) },
};

/** Headers that declare the type of the body. */
const contents: Kinds = {
  'action id of another shape': {
    expected: 400,
    draft: header('next-action', (_, random) => [
      '',
      'x',
      '__proto__',
      'toString',
      random.hex(8),
      `40${random.hex(39)}`,
      `40${random.hex(41)}`,
      `40${'G'.repeat(40)}`,
      `40${random.hex(38).toUpperCase()}AB`,
    ]),
  },
  'id of a cached function': {
    expected: 400,
    draft: (random) => ({ headers: { 'next-action': random.pick(['80', 'c0', 'e0', 'f8']) + random.hex(40) } }),
  },
  'action id twice': {
    expected: 400,
    draft: (random, { actionIds }) => ({
      headers: { 'next-action': [random.pick(actionIds), random.pick(actionIds)] },
    }),
  },
  'no type': { expected: 415, draft: () => ({ headers: { 'content-type': null } }) },
  'another type': {
    expected: 415,
    draft: header('content-type', () => [
      'application/json',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'text/x-component',
      'multipart/mixed; boundary=x',
      'image/png',
      'x',
      '/',
    ]),
  },
  'another charset': {
    expected: 415,
    draft: header('content-type', () => ['text/plain; charset=utf-16', 'text/plain;charset=utf-7', 'text/plain; x=y']),
  },
  'compressed body': { expected: 415, draft: () => ({ headers: { 'content-encoding': 'gzip' } }) },
  'no sane boundary': {
    expected: 400,
    draft: header('content-type', (_, random) => [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=""',
      'multipart/form-data; boundary="x',
      'multipart/form-data; boundary=a b',
      'multipart/form-data; boundary=a; boundary=b',
      'multipart/form-data; charset=utf-16; boundary=x',
      `multipart/form-data; boundary=${random.hex(71)}`,
      `multipart/form-data; boundary=${random.hex(5_000)}`,
    ]),
  },
  'router state that is none': {
    expected: 400,
    draft: header('next-router-state-tree', () => [
      '%',
      '{',
      '[]',
      'null',
      '[1,2]',
      '["",{"a":1}]',
      '%5B%22%22%5D',
      '['.repeat(5_000),
    ]),
  },
};

/** Method, path and version of the request. */
const lines: Kinds = {
  'another method': {
    expected: 405,
    draft: (random) => ({ method: random.pick(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE']) }),
  },
  'method that nobody has': {
    expected: 400,
    draft: (random) => ({ method: random.pick(['FOO', 'post', 'PO ST', '']) }),
  },
  'method CONNECT': { expected: 'closed', draft: () => ({ method: 'CONNECT', path: 'evil.example:443' }) },
  'absolute address': {
    expected: 400,
    draft: (random, { origin }) => ({ path: random.pick([`${origin}/`, 'http://evil.example/', 'https://[::1]/']) }),
  },
  'address without a slash': {
    expected: 400,
    draft: (random) => ({ path: random.pick(['*', 'contact', '\\', '?x']) }),
  },
  'version that nobody has': {
    expected: 400,
    draft: (random) => ({ version: random.pick(['3.7', '1', '1.1 ', 'x']) }),
  },
  'another protocol': {
    expected: 400,
    // Offers without a web socket are ignored.
    draft: (random) => ({
      headers: { connection: 'upgrade', upgrade: random.pick(['websocket', 'h2c, websocket', 'WebSocket/13']) },
    }),
  },
  'header too large': { expected: 431, draft: (random) => ({ headers: { 'x-large': random.hex(20_000) } }) },
  'header with a line in it': { expected: 400, draft: () => ({ headers: { 'x-line': 'a\rb', 'x-nul': '\0' } }) },
};

/** Rejected before the body is parsed: by the guard, or by the HTTP parser of Node.js. */
export const hostileHeads: Kinds = { ...origins, ...lengths, ...contents, ...lines };
