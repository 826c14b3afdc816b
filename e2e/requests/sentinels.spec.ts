import { expect, test } from '@playwright/test';
import { SENTINELS } from '../../packages/tools/lib/log-check.ts';
import { call, newVisitor } from '../../packages/tools/lib/resilience/form-client.ts';
import { ask } from '../fixtures/ask.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { plainBrowser } from '../fixtures/plain-browser.ts';

// What visitors type must not appear in the log: the step that runs these tests reads it when all of them have finished.
const market = 'fr-fr';
const site = siteOf(market);
const [givenName, familyName, mailbox, password, words, , phone] = SENTINELS;
/** Text that would forge a line of a log, or colour a terminal. */
const forgery = '\r\n{"level":"info","message":"forged"}\r\n\u001b[31mred\u001b[0m';
const email = `${mailbox}@exemple.test`;

test('a contact message', async () => {
  const fields = [
    ['name', `${givenName} ${familyName}`],
    ['email', email],
    ['phone_number', phone],
    ['country', 'FR'],
    ['message', `${givenName}, ${phone}${forgery}`],
  ] as const;
  const shown = await plainBrowser(site).submit(pathOf(market, '/contact'), 'name="message"', fields);
  expect(shown.text).toContain('>Votre message est arrivé</h2>');
});

test('a contact message that is refused', async () => {
  const fields = [
    ['name', `${givenName}${forgery}`],
    ['email', `${mailbox}@`],
    ['message', ''],
  ] as const;
  const { text } = await plainBrowser(site).fill(pathOf(market, '/contact'), 'name="message"', fields);
  expect(text).toContain('aria-invalid="true"');
});

const asked = encodeURIComponent(`${words} ${email} ${phone}${forgery}`);
for (const path of [
  `${pathOf(market, '/f-a-q/search')}?q=${asked}`,
  `/recherche?q=${asked}`,
  `/api/search?locale=fr-fr&q=${asked}`,
  `/annuaire-des-professionnels?lieu=${asked}`,
  `/api/directory/places?q=${asked}`,
  `/${encodeURIComponent(email)}/${encodeURIComponent(`${givenName} ${familyName}`)}`,
  `/api/preview?token=${asked}&documentId=${asked}`,
  `/api/leave?t=${asked}`,
  `/api/auth/callback/idp?code=${asked}&state=${asked}`,
  `/api/auth/error?error=${asked}`,
  `/votre-demande?t=${asked}`,
  `/mon-compte/commandes/${phone.replaceAll(' ', '')}`,
]) {
  test(`a visit of ${path.slice(0, 40)}`, async () => {
    const headers = {
      'user-agent': `${givenName} ${email}`.normalize('NFD').replace(/[^ -~]/g, ''),
      referer: `https://mail.example/?from=${encodeURIComponent(email)}`,
      cookie: `cart_id=${encodeURIComponent(`gid://shopify/Cart/${mailbox}`)}`,
      'x-forwarded-for': newVisitor(),
    };
    expect((await ask(site, path, { headers })).status).toBeLessThan(500);
  });
}

for (const [path, type, text] of [
  ['/api/ops/counts', 'application/json', JSON.stringify({ email })],
  ['/api/revalidate', 'application/json', JSON.stringify({ secret: password, name: familyName })],
  ['/api/webhooks/shopify', 'application/json', JSON.stringify({ customer: { email, name: familyName } })],
  ['/api/auth/_log', 'application/json', JSON.stringify({ level: 'error', code: `${givenName}${forgery}` })],
  ['/api/auth/callback/shop', 'application/x-www-form-urlencoded', `email=${email}&password=${password}`],
  ['/api/reports', 'application/reports+json', JSON.stringify([{ type: 'csp-violation', url: `${site}/?q=${asked}` }])],
  [pathOf(market, '/login'), 'application/x-www-form-urlencoded', `email=${email}&password=${password}`],
] as const) {
  test(`a post to ${path}`, async () => {
    const headers = { 'content-type': type, authorization: `Bearer ${password}`, 'x-forwarded-for': newVisitor() };
    const { status } = await call(settings, site, path, {
      method: 'POST',
      body: new TextEncoder().encode(text),
      headers,
    });
    expect(status).toBeLessThan(500);
  });
}
