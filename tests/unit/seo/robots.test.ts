import { expect, test } from 'vitest';
import { GET } from '../../../app/robots.txt/route.ts';

async function robots(host: string) {
  const response = await GET(new Request('http://localhost/robots.txt', { headers: { host } }));
  return { status: response.status, lines: (await response.text()).trimEnd().split('\n') };
}

const french = [
  ...['/commande', '/cart', '/mon-compte', '/connexion', '/recherche', '/faq/recherche'],
  '/annuaire-des-professionnels/resultats',
];

/** What the host of a market disallows for crawlers, before its sitemap URL. */
const closed: [host: string, paths: string[]][] = [
  ['fr.localhost:3000', french],
  [
    'be.localhost:3000',
    [
      ...french,
      ...[
        '/nl/bestelling',
        '/nl/cart',
        '/nl/mijn-account',
        '/nl/aanmelden',
        '/nl/zoeken',
        '/nl/veelgestelde-vragen/zoeken',
      ],
      '/nl/register-van-gezondheidsprofessionals/resultaten',
    ],
  ],
  ['tn.localhost:3000', ['/recherche']],
];

test.each(closed)('%s closes what is personal, and what is made of what somebody types', async (host, paths) => {
  const { status, lines } = await robots(host);
  expect(status).toBe(200);
  expect(lines).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: http://${host}/sitemap.xml`,
  ]);
});

test('a host that is not ours gets none', async () => {
  expect(await robots('elsewhere.example')).toMatchObject({ status: 421 });
});
