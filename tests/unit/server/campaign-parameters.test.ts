import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasParameters, hasQuery } from '../../../lib/platform/request.ts';
import { shopRedirects } from '../../../lib/redirects/table.ts';
import { CAMPAIGN_NAMES, redirectWithCampaign, splitCampaign } from '../../../server/campaign-parameters.ts';
import { action, ask, form, open, SITE, type TestRequest } from '../../setup/site-server.ts';

const root = path.join(import.meta.dirname, '../../..');

const ADDRESSES: [url: string, address: string, parameters: string][] = [
  ['/', '/', ''],
  ['/nos-produits', '/nos-produits', ''],
  ['/nos-produits?need=sommeil&sort=name', '/nos-produits?need=sommeil&sort=name', ''],
  ['/nos-produits?srsltid=AfmB', '/nos-produits', 'srsltid=AfmB'],
  ['/?gad_source=1&gad_campaignid=22&gbraid=0A&gclid=Cj0', '/', 'gad_source=1&gad_campaignid=22&gbraid=0A&gclid=Cj0'],
  ['/nl?utm_id=7&need=slaap&fbclid=Iw&page=2&mc_eid', '/nl?need=slaap&page=2', 'utm_id=7&fbclid=Iw&mc_eid'],
  ['/nl?page=2&_ga=1.2&_rsc=1a2b', '/nl?page=2&_rsc=1a2b', '_ga=1.2'],
  ['/x?pk_campaign=a&mtm_kwd=b%26c=d&utm_social-type=e', '/x', 'pk_campaign=a&mtm_kwd=b%26c=d&utm_social-type=e'],
  // Only whole names, as they are written.
  ['/x?my_gclid=1&gclids=2&GCLID=3&utm=4&q=gclid', '/x?my_gclid=1&gclids=2&GCLID=3&utm=4&q=gclid', ''],
  ['/x?q=a?b&hsa_net=c?d&&variant=%20+', '/x?q=a?b&&variant=%20+', 'hsa_net=c?d'],
  ['/x&gclid=1?q=2', '/x&gclid=1?q=2', ''],
];

test.each(ADDRESSES)('%s is the address %s', (url, address, parameters) => {
  expect(splitCampaign(url)).toEqual([address, parameters]);
});

test('the recipe for Varnish takes off the same', () => {
  const recipe = readFileSync(path.join(root, 'docs/varnish.vcl'), 'utf8');
  const [, condition = ''] = /if \(req\.url ~ "([^"]*)" && [^)]*_next/.exec(recipe) ?? [];
  const [, names = ''] = /regsuball\(req\.url, "([^"]*)"/.exec(recipe) ?? [];
  const [, end = ''] = /set req\.url = regsub\(req\.url, "([^"]*)"/.exec(recipe) ?? [];
  const taken = ADDRESSES.map(([url]) =>
    new RegExp(condition).test(url) ? url.replace(new RegExp(names, 'g'), '').replace(new RegExp(end), '') : url,
  );
  expect(taken).toEqual(ADDRESSES.map(([, address]) => address));
  expect(names).toContain(`(?:${CAMPAIGN_NAMES})`);
});

test('none is a name that the code uses', () => {
  const files = globSync('{app,components,lib,server,slices}/**/*.{ts,tsx}', { cwd: root });
  const sources = [...files, 'middleware.ts'].filter((file) => file !== 'server/campaign-parameters.ts');
  expect(sources.length).toBeGreaterThan(500);
  const used = new Set(sources.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/[\w-]+/g) ?? []));
  expect(used).toContain('variant');
  expect([...used].filter((name) => splitCampaign(`/?${name}`)[1] !== '')).toEqual([]);
});

const URLS = { SITE_URL_FR: SITE, SITE_URL_BE: 'https://silene.example.be', SITE_URL_TN: 'http://tn.localhost:3000' };

test.each([
  ['/nouvelle', '/nouvelle?gclid=a&utm_id=b'],
  ['/nouvelle?tab=2#avis?', '/nouvelle?tab=2&gclid=a&utm_id=b#avis?'],
  ['https://silene.example.be/nl', 'https://silene.example.be/nl?gclid=a&utm_id=b'],
  ['https://checkout.example/cart?key=1', 'https://checkout.example/cart?key=1'],
  ['//silene.example', '//silene.example'],
  ['/\\silene.example', '/\\silene.example'],
  ['mailto:contact@silene.example.be', 'mailto:contact@silene.example.be'],
])('a redirect to %s leads to %s', (target, expected) => {
  expect(redirectWithCampaign(target, 'gclid=a&utm_id=b', URLS)).toBe(expected);
  expect(redirectWithCampaign(target, '', URLS)).toBe(target);
});

describe('the framework and the caches', () => {
  const query = '?ttclid=a&need=b&utm_source=lettre';
  const rsc = { rsc: '1' };

  test.each<[string, string, TestRequest, string]>([
    ['a page', `/nos-produits${query}`, {}, '/nos-produits?need=b'],
    ['the headers of one', `/nl${query}`, { method: 'HEAD' }, '/nl?need=b'],
    ['its data for the router', '/nos-produits?yclid=a&_rsc=1a2b', { headers: rsc }, '/nos-produits?_rsc=1a2b'],
    ['a page whose campaign has a name like a file’s', '/contact?utm_content=pied.html', {}, '/contact'],
    ['an action of script', `/nl${query}`, { method: 'POST', headers: action, body: '[]' }, '/nl?need=b'],
    ['a form', `/contact${query}`, { method: 'POST', headers: form, body: 'x' }, `/contact${query}`],
    ['a handler', `/api/search${query}`, {}, `/api/search${query}`],
    ['a step of the sign-in', `/auth/login${query}`, {}, `/auth/login${query}`],
    ['a page whose name begins like one', `/authentique${query}`, {}, '/authentique?need=b'],
    ['a file', `/sitemap.xml${query}`, {}, `/sitemap.xml${query}`],
    ['a file of the build', `/_next/image${query}`, {}, `/_next/image${query}`],
  ])('%s', async (_, path, request, expected) => {
    let seen: unknown;
    const site = await open((incoming, response) => {
      seen = [incoming.url, hasQuery()];
      response.end();
    });
    await ask(site, { method: 'GET', path, ...request });
    expect(seen).toEqual([expected, hasParameters(expected)]);
  });

  test('one stored answer for all campaigns', async () => {
    let asked = 0;
    const site = await open((_, response) => {
      asked += 1;
      response.setHeader('content-type', 'text/html');
      response.setHeader('x-nextjs-prerender', '1');
      response.setHeader('cache-control', 's-maxage=300');
      response.end('<!doctype html><title>Nuit calme</title>');
    });
    const paths = ['?gclid=1', '?srsltid=2&utm_medium=cpc', '', '?mc_cid=3'].map((query) => `/nuit-posee${query}`);
    const bodies = [];
    for (const path of paths) bodies.push((await ask(site, { method: 'GET', path })).body);
    expect([asked, new Set(bodies).size]).toEqual([1, 1]);
  });

  test.each([
    ['/Nos-Produits?utm_source=lettre&page=2', '/nos-produits?page=2', '/nos-produits?page=2&utm_source=lettre'],
    ['/fr-be/contact?msclkid=a', 'http://be.localhost:3000/contact', 'http://be.localhost:3000/contact?msclkid=a'],
    ['/paiement?msclkid=a', 'https://checkout.example/', 'https://checkout.example/'],
    ['/api/preview?msclkid=a', '/contact', '/contact'],
  ])('%s is redirected with its campaign to our own pages', async (path, location, expected) => {
    const site = await open((_, response) => void response.writeHead(308, { location }).end());
    expect((await ask(site, { method: 'GET', path })).headers.location).toBe(expected);
  });

  test('the redirects of editors and shop get the address as it was', async () => {
    const targets = new Map([
      ['/ancienne', '/nouvelle'],
      ['/presse', 'https://presse.silene.example/'],
    ]);
    shopRedirects().current = { targets, dueAt: Number.POSITIVE_INFINITY, refresh: () => {} };
    const site = await open((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('');
    });
    const to = async (path: string) => (await ask(site, { method: 'GET', path })).headers.location;
    expect(await to('/ancienne?epik=a&q=b')).toBe('/nouvelle?q=b&epik=a');
    expect(await to('/presse?epik=a')).toBe('https://presse.silene.example/?epik=a');
    delete shopRedirects().current;
  });
});
