import { expect, test } from 'vitest';
import { redirects } from '../../../lib/content/rules/redirects.ts';
import { found, type Written } from '../written.ts';

const only = { locales: ['fr-fr'] };
const themes: Written = {
  'health_theme/sommeil.fr': { title: 'Sommeil', ...only },
  'health_theme/peau.fr': { title: 'Peau', ...only },
};
const to = 'document:health_theme/sommeil';
const redirect = (from: string[], target: string = to) => ({
  ...only,
  from: from.map((path) => ({ path })),
  to: target,
});

test('a redirect from addresses without a page to one with a page is fine, in each market by its path', async () => {
  const files = {
    ...themes,
    'health_theme/sommeil.nl': { title: 'Slaap', uid: 'slaap' },
    'redirect/a.fr': redirect(['/ancien', '/ancien.html']),
    'redirect/a.nl': { from: [{ path: '/nl/oud' }], to },
  };
  expect(await found(redirects, files)).toEqual([]);
});

test.each<[string, Written, string]>([
  ['a page', { 'redirect/a.fr': redirect(['/nos-conseils-sante/peau']) }, 'is the address of a page'],
  ['a page with a slash', { 'redirect/a.fr': redirect(['/nos-conseils-sante/peau/']) }, 'is the address of a page'],
  ['a fixed page', { 'redirect/a.fr': redirect(['/nos-produits']) }, 'is the address of a page'],
  ['no path', { 'redirect/a.fr': redirect(['ancien']) }, 'ancien is not a path of this market, as /ancienne-adresse'],
  ['nothing', { 'redirect/a.fr': redirect([]) }, 'the redirect has no old address'],
  [
    'two documents',
    { 'redirect/a.fr': redirect(['/a']), 'redirect/b.fr': redirect(['/A']) },
    'is redirected by documents/redirect/a.fr.md as well',
  ],
  [
    'the same address with a slash',
    { 'redirect/a.fr': redirect(['/vieux/conseil', '/Vieux/Conseil/']) },
    '/Vieux/Conseil/ is redirected by documents/redirect/a.fr.md as well',
  ],
  ['itself', { 'redirect/a.fr': redirect(['/a'], '/a') }, '/a leads in a circle'],
  [
    'an address without TLS',
    { 'redirect/a.fr': redirect(['/a'], 'http://presse.example/') },
    'or to an address that is not https',
  ],
])('one from or to %s is found', async (_, files, sentence) => {
  expect((await found(redirects, { ...themes, ...files })).join('\n')).toContain(sentence);
});

test('one that leads to no page of its language is found', async () => {
  const files = { ...themes, 'redirect/a.nl': { from: [{ path: '/nl/oud' }], to } };
  expect(await found(redirects, files)).toContainEqual(
    'redirect/a.nl nl-be to: the redirect leads to no page of this language',
  );
});
