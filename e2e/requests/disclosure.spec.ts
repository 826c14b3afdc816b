import { expect, test } from '@playwright/test';
import { actionsOf } from '../../packages/tools/lib/resilience/target.ts';
import { secretsIn } from '../../packages/tools/lib/secrets.ts';
import { type BrowserResponse, httpBrowser } from '../fixtures/http-browser.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';

const market = 'fr-fr';
const site = siteOf(market);
const services = Object.entries(settings.ports).filter(([name]) => name.startsWith('SANDBOX'));

/** What only operators may know: where the site runs, its components, the services it calls, what failed inside. */
const INSIDE = [
  /\bat (?:async )?[\w.<>]+ \(|\n\s+at /,
  /node_modules|webpack|turbopack:\/\/|\.tsx?\b|\/\.next/,
  /\b(?:Type|Range|Syntax|Reference|App|Zod)Error\b|ECONN|ENOENT|EACCES/,
  /\b(?:select|insert into|update|delete from) ["\w]+|relation "|PGlite|drizzle|pg_/i,
  /graphql|storefront|myshopify|access_token/i,
  new RegExp(services.map(([, port]) => `:${port}\\b`).join('|')),
];

type Question = { path: string; method?: string; headers?: Record<string, string>; body?: string };
const json = { 'content-type': 'application/json' };
const asAction = {
  'content-type': 'text/plain;charset=UTF-8',
  accept: 'text/x-component',
  origin: site,
};
const action = {
  ...asAction,
  get 'next-action'(): string {
    return actionsOf().find(({ name }) => name === 'sendContact')?.id ?? '';
  },
};
/** A client on the inner side of the proxy, which requests the process directly. */
const direct = { 'x-forwarded-for': '' };
/** A failure in each layer: the HTTP server, the guard, the middleware, the framework, handlers, rules, services, the store. */
const FAILURES: readonly (Question & { status: number })[] = [
  { path: '/', headers: { cookie: 'x'.repeat(20_000) }, status: 431 },
  { path: '/', headers: { host: 'evil.example' }, status: 421 },
  { path: '/', method: 'DELETE', status: 405 },
  { path: '/', headers: { 'next-router-state-tree': '{' }, status: 400 },
  { path: '/%', status: 400 },
  { path: '/%E0%A4%A', status: 400 },
  { path: '/_next/static/none.js', status: 404 },
  { path: '/_next/data/x/index.json', status: 404 },
  { path: '/api/none', status: 404 },
  { path: '/nous-ecrire', method: 'POST', body: '{"then":"$1:then"}', headers: action, status: 400 },
  {
    path: '/nous-ecrire',
    method: 'POST',
    body: '[]',
    headers: { ...asAction, 'next-action': `40${'0'.repeat(40)}` },
    status: 409,
  },
  { path: '/api/revalidate', method: 'POST', body: '{', headers: json, status: 400 },
  { path: '/api/revalidate', method: 'POST', body: '{"type":"x"}', headers: json, status: 401 },
  { path: '/api/webhooks/shopify', method: 'POST', body: '{}', headers: json, status: 401 },
  { path: '/api/ops/outbox', method: 'POST', body: '{}', headers: json, status: 404 },
  { path: '/api/ops/outbox', method: 'POST', body: '{}', headers: { ...json, ...direct }, status: 401 },
  { path: '/readyz', status: 404 },
  {
    path: '/api/ops/retry',
    method: 'POST',
    body: '{"ids":["\' or 1=1"]}',
    headers: { ...json, ...direct, authorization: `Bearer ${settings.values.OPS_TOKEN}` },
    status: 400,
  },
  { path: '/api/proof?form=none', status: 400 },
  { path: '/api/search?locale=none', status: 400 },
  { path: '/api/directory/places?at=x', status: 400 },
  { path: '/api/leave?t=x', method: 'POST', status: 400 },
  { path: '/api/leave?t=x', status: 303 },
  { path: '/api/preview?documentId=x&token=y', status: 404 },
  { path: '/api/mail-preview/fr-fr/contact-team', status: 404 },
  { path: '/api/ecommerce/customer-orders', status: 401 },
  { path: '/api/ecommerce/customer-orders?first=x', status: 400 },
  { path: '/api/ecommerce/customer-export', status: 401 },
  { path: '/api/ecommerce/cart', headers: { cookie: 'cart=%00%ff' }, status: 200 },
  { path: '/api/auth/callback/idp?error=server_error&error_description=SELECT', status: 302 },
  { path: '/api/auth/callback/none', status: 302 },
  { path: '/locales/fr-fr/none.json', status: 404 },
];

const ask = ({ path, body, ...question }: Question): Promise<BrowserResponse> =>
  httpBrowser().send(site + path, { ...question, body: body === undefined ? undefined : Buffer.from(body) });

test('a failure of any layer says nothing of what is inside', async () => {
  for (const { status, ...question } of FAILURES) {
    const which = `${question.method ?? 'GET'} ${question.path}`;
    const answer = await ask(question);
    expect(answer.status, which).toBe(status);
    const said = answer.text + JSON.stringify(answer.headers);
    // A page of the brand contains URLs of its own files and of its services' images.
    const hidden = answer.text.startsWith('<!DOCTYPE html>') ? INSIDE.slice(0, 1) : INSIDE;
    for (const inside of hidden) expect(said, which).not.toMatch(inside);
    expect(secretsIn(said, settings), which).toEqual([]);
  }
});

const operator = { ...direct, authorization: `Bearer ${settings.values.OPS_TOKEN}` };
const ANSWERS: readonly Question[] = [
  ...['/', '/nos-produits', '/notre-boutique', '/nous-ecrire', '/nulle-part'].flatMap((path) => [
    { path },
    { path, headers: { rsc: '1' } },
  ]),
  ...['/commande/panier', '/connexion', '/recherche?q=thym', '/annuaire-des-professionnels'].map((path) => ({ path })),
  ...['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/jobs.xml', '/locales/fr-fr/cart.json'].map((path) => ({
    path,
  })),
  ...['session', 'providers', 'csrf', 'error?error=Configuration'].map((name) => ({ path: `/api/auth/${name}` })),
  { path: '/api/ecommerce/cart' },
  { path: '/readyz', headers: operator },
  ...['counts', 'outbox'].map((task) => ({
    path: `/api/ops/${task}`,
    method: 'POST',
    body: '{}',
    headers: { ...json, ...operator },
  })),
];

test('no answer holds a secret of the settings, not even to the operator', async () => {
  for (const question of ANSWERS) {
    const { text, headers } = await ask(question);
    expect(secretsIn(text + JSON.stringify(headers), settings), question.path).toEqual([]);
  }
});

test('no answer names the programs that it was made by', async () => {
  for (const path of ['/', pathOf(market, '/checkout/cart'), '/api/auth/session', '/robots.txt', '/nulle-part']) {
    const { headers } = await ask({ path });
    for (const name of ['x-powered-by', 'server', 'x-nextjs-rewritten-path', 'x-middleware-rewrite']) {
      expect(headers[name], `${path} ${name}`).toBeUndefined();
    }
  }
});
