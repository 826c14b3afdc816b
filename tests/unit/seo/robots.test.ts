import { expect, test } from 'vitest';
import { GET } from '../../../app/robots.txt/route.ts';

async function robots(host: string) {
  const response = await GET(new Request('http://localhost/robots.txt', { headers: { host } }));
  return { status: response.status, lines: (await response.text()).trimEnd().split('\n') };
}

/** With what is below a path, not what begins with the same letters. */
const exactly = (...paths: string[]) => paths.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]);

const french = [
  ...exactly('/commande'),
  '/cart/',
  ...exactly('/mon-compte', '/connexion', '/recherche', '/faq/recherche', '/annuaire-des-professionnels/resultats'),
];

/** What the host of a market disallows for crawlers, before its sitemap URL. */
const closed: [host: string, paths: string[]][] = [
  ['fr.localhost:3000', french],
  [
    'be.localhost:3000',
    [
      ...french,
      ...exactly('/nl/bestelling'),
      '/nl/cart/',
      ...exactly('/nl/mijn-account', '/nl/aanmelden', '/nl/zoeken', '/nl/veelgestelde-vragen/zoeken'),
      ...exactly('/nl/register-van-gezondheidsprofessionals/resultaten'),
    ],
  ],
  ['tn.localhost:3000', exactly('/recherche')],
];

test.each(closed)('%s closes what is personal, and what is made of what somebody types', async (host, paths) => {
  const { status, lines } = await robots(host);
  expect(status).toBe(200);
  expect(lines).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    ...[...exactly('/auth'), ...paths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: http://${host}/sitemap.xml`,
  ]);
});

/** As RFC 9309 matches a rule: `$` is the end of an address, which has no other special characters here. */
const isClosed = (lines: string[], address: string) =>
  lines.some((line) => line.startsWith('Disallow: ') && `${address}$`.startsWith(line.slice('Disallow: '.length)));

test.each([
  ['be.localhost:3000', ['/cartouches', '/commande-speciale', '/recherches-cliniques', '/connexions', '/authentique']],
  ['be.localhost:3000', ['/nl/cart-blanche', '/nl/zoekend', '/nl/bestellingen', '/nl/aanmeldenpagina', '/nl']],
  ['tn.localhost:3000', ['/recherchez-nous', '/apiculture', '/']],
])('%s lets crawlers fetch %j', async (host, addresses) => {
  const { lines } = await robots(host);
  expect(addresses.filter((address) => isClosed(lines, address))).toEqual([]);
});

test('a closed page is closed with its query and what is below it', async () => {
  const { lines } = await robots('be.localhost:3000');
  const addresses = [
    '/cart/41:2',
    '/nl/zoeken?q=tijm',
    '/recherche/maux-de-tete',
    '/mon-compte',
    '/auth?to=%2F',
    '/auth/error',
  ];
  expect(addresses.filter((address) => !isClosed(lines, address))).toEqual([]);
});

test('a host that is not ours gets none', async () => {
  expect(await robots('elsewhere.example')).toMatchObject({ status: 421 });
});
