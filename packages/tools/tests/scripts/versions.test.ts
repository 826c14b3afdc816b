import { expect, test } from 'vitest';
import { candidates } from '../../lib/versions.ts';

const react = ['19.2.9', '19.3.0', '19.3.1'];
const own = { next: '16.4.2', react: '19.3.1' };

test.each([
  [
    'a patch, a minor version and a canary',
    ['16.4.2', '16.4.9', '16.4.10', '16.10.0', '17.0.0', '17.1.0-canary.9', '17.1.0-canary.10'],
    { patch: '16.4.10', minor: '16.10.0', canary: '17.1.0-canary.10' },
  ],
  [
    'a patch that is the newest minor version too',
    ['16.4.2', '16.4.3'],
    { patch: '16.4.3', minor: null, canary: null },
  ],
  ['a minor version without a patch', ['16.4.2', '16.5.0'], { patch: null, minor: '16.5.0', canary: null }],
  ['canaries of what is out', ['16.4.2-canary.40', '16.4.2'], { patch: null, minor: null, canary: null }],
  ['the next major version', ['16.4.2', '17.0.0'], { patch: null, minor: null, canary: null }],
  ['others before a release', ['16.4.2', '16.5.0-rc.1'], { patch: null, minor: null, canary: null }],
])('%s', (_, next, expected) => {
  const found = candidates(own, { next, react });
  expect({
    patch: found.patch?.next ?? null,
    minor: found.minor?.next ?? null,
    canary: found.canary?.next ?? null,
  }).toEqual(expected);
});

test('a newer React is tried with the Next.js that is there', () => {
  const found = candidates(own, { next: ['16.4.2'], react: [...react, '19.4.0'] });
  expect(found).toEqual({ patch: null, minor: { next: '16.4.2', react: '19.4.0' }, canary: null });
});
