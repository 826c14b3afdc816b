import { expect, test } from 'vitest';
import { toE164 } from '../../../../lib/platform/text/phone.ts';
import { logProblems } from '../../lib/log-check.ts';

const line = (more: object): string =>
  JSON.stringify({
    level: 'error',
    time: '2026-11-20T10:00:00.000Z',
    area: 'cart',
    message: 'm',
    request: 'r',
    ...more,
  });

test('a sound log has no problem; what the framework says at its start is no part of it', () => {
  const log = ['   ▲ Next.js 16', ' ✓ Ready in 300ms', line({ area: 'server', request: undefined }), line({}), ''];
  expect(logProblems(log.join('\n'))).toEqual([]);
});

test.each([
  ['info', '✓ Ready in 300ms'],
  ['warn', 'Failed to find Server Action "x". This request might be from an older or newer deployment.'],
  ['warn', 'The Server Reference ID did not match the expected format. Received "x".'],
  ['warn', '⚠ Missing `origin` header from a forwarded Server Actions request.'],
  ['error', 'failed to get redirect response: fetch failed'],
  ['error', 'failed to forward action response: fetch failed'],
  ['error', '⨯: Invalid reference.'],
  ['error', '⨯: Failed to parse body as FormData.'],
  ['error', '⨯: the action of a form takes a form'],
  ['error', 'Error handling upgrade request: Invalid URL'],
  ['error', 'aborted'],
  [
    'error',
    '`host` header with value `a` does not match `origin` header with value `b` from a forwarded Server Actions …',
  ],
])('what the framework has to say is expected on the console: %s, %s', (level, message) => {
  expect(logProblems(line({ area: 'console', level, message, request: undefined }))).toEqual([]);
});

test('an error that ended a rendering is repeated there', () => {
  const repeated = { area: 'console', message: 'the preview has expired', error: 'AppError' };
  expect(logProblems(line({ ...repeated, digest: '1' }))).toEqual([]);
  expect(logProblems(line(repeated))).toHaveLength(1);
});

test.each([
  ['words', 'Error: x'],
  ['a number', '5'],
  ['no time', line({ time: undefined })],
  ['no id', line({ request: undefined })],
  ['an address', line({ message: 'to camille@exemple.fr' })],
  ['an encoded address', line({ path: '/a%40b.fr' })],
  ['a cart', line({ message: 'gid://shopify/Cart/abc' })],
  ['a session', line({ message: 'eyJhbGciOiJkaXIi.x' })],
  ['a name', line({ message: 'Sentinelle-Nom is missing' })],
  ['a number as it is passed on', line({ message: `to ${toE164('06 98 76 54 32', 'FR')}` })],
  ['a number in an address', line({ path: '/x?phone=%2B33698765432' })],
  ['a leak that Node.js suspects', line({ area: 'node', level: 'warn', message: '11 close listeners added' })],
  ['a warning on the console', line({ area: 'console', level: 'warn', message: 'the tag count is exceeded' })],
  ['an error on the console', line({ area: 'console', message: 'Failed to parse postponed state' })],
  ['colours', line({ message: '\u001b[31mred' })],
])('%s is a problem', (_, bad) => {
  expect(logProblems([line({}), bad].join('\n'))).toHaveLength(1);
});

test('a log of which nothing is the site’s is one', () => {
  expect(logProblems('')).toHaveLength(1);
});
