import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { identityOperation } from '../control/operation.ts';
import {
  callback,
  camille,
  claimsIn,
  client,
  createBrowser,
  formOf,
  lotte,
  openIdentity,
  signIn,
  sites,
  told,
} from './identity-fixture.ts';

async function stateFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'identity-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'identity.json');
}

it('says where everything is, and nothing on the console', async () => {
  const said = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const { issuer } = await openIdentity();
  const found = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  expect(found).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/end-session`,
    scopes_supported: expect.arrayContaining(['openid', 'profile', 'email', 'offline_access']),
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
});

describe('signing in', () => {
  it('gives a signed id_token with the profile, an access token for it, and a refresh token', async () => {
    const opened = await openIdentity();
    const { back, status, body } = await signIn(opened, opened.browser());
    expect(back).toMatchObject({ address: callback, state: 'the-state', iss: opened.issuer });
    expect([status, body.token_type, Number(body.expires_in)]).toEqual([200, 'Bearer', 300]);
    const profile = {
      sub: 'silene-3001',
      email: camille.email,
      email_verified: true,
      given_name: 'Camille',
      family_name: 'Morel',
      name: 'Camille Morel',
      locale: 'fr-FR',
    };
    expect(claimsIn(body.id_token)).toMatchObject({
      ...profile,
      iss: opened.issuer,
      aud: client.id,
      nonce: 'the-nonce',
    });
    const { keys } = (await (await fetch(`${opened.issuer}/jwks`)).json()) as { keys: JsonWebKey[] };
    const [head, claims, signature = ''] = body.id_token?.split('.') ?? [];
    const key = createPublicKey({ key: keys[0] as JsonWebKey, format: 'jwk' });
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(keys[0]).not.toHaveProperty('d');
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect(await (await fetch(`${opened.issuer}/userinfo`, { headers })).json()).toEqual(profile);
  });

  it('is not asked for twice in a browser, unless the site wants it', async () => {
    const opened = await openIdentity();
    const browser = opened.browser();
    const first = await signIn(opened, browser);
    const be = `${sites.SITE_URL_BE}/api/auth/callback/idp`;
    const again = told(await browser.visit(opened.authorize({ redirect_uri: be })));
    expect(again).toMatchObject({ address: be, code: expect.any(String) });
    expect((await opened.refresh(first.body.refresh_token)).status).toBe(200);
    expect(await (await browser.visit(opened.authorize({ prompt: 'login' }))).text()).toContain('<h1>Connexion</h1>');
  });

  it('of another account ends the session of the first', async () => {
    const opened = await openIdentity();
    const browser = opened.browser();
    const first = await signIn(opened, browser);
    const { action } = await formOf(await browser.visit(opened.authorize({ prompt: 'login', ui_locales: 'nl-BE' })));
    const change = await formOf(await browser.post(action, lotte));
    expect(change.text).toContain('<h1>Wisselen van account</h1>');
    const back = told(await browser.post(change.action, change.fields));
    expect(claimsIn((await opened.exchange(back.code ?? null)).body.id_token)).toMatchObject({ sub: 'silene-3002' });
    expect((await opened.refresh(first.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it.each([
    ['an address that is not the site’s', { redirect_uri: 'http://evil.test/api/auth/callback/idp' }],
    ['a path that is not the site’s', { redirect_uri: `${sites.SITE_URL_FR}/elsewhere` }],
    ['another client', { client_id: 'nobody' }],
  ])('is refused on a page of its own to %s', async (_, extra) => {
    const { browser, authorize } = await openIdentity();
    const answer = await browser().visit(authorize(extra));
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('<h1>Cette demande n’a pas abouti</h1>');
  });

  it('needs PKCE, and tells the site so with its own name', async () => {
    const { browser, authorize, issuer } = await openIdentity();
    const address = authorize().replace(/&code_challenge=[^&]*&code_challenge_method=S256/, '');
    expect(told(await browser().visit(address))).toMatchObject({ error: 'invalid_request', iss: issuer });
  });

  it('that is cancelled goes back to the site', async () => {
    const { browser, authorize, issuer } = await openIdentity();
    const user = browser();
    const { text } = await formOf(await user.visit(authorize()));
    const cancel = text.match(/href="([^"]*\/cancel)"/)?.[1] ?? '';
    expect(told(await user.visit(cancel))).toMatchObject({
      address: callback,
      error: 'access_denied',
      state: 'the-state',
      iss: issuer,
    });
  });

  it('belongs to the browser that began it, and to this origin', async () => {
    const { browser, authorize, issuer } = await openIdentity();
    const user = browser();
    const { action } = await formOf(await user.visit(authorize()));
    const other = await createBrowser(issuer).post(action, camille);
    expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('Cette page n’est plus valable')]);
    for (const origin of ['http://evil.test', 'null'])
      expect((await user.post(action, camille, { origin })).status).toBe(403);
    expect(told(await user.post(action, camille))).toHaveProperty('code');
    expect((await user.post(action, camille)).status).toBe(400);
  });

  it('gives nothing for a code used twice, nor to a wrong secret', async () => {
    const opened = await openIdentity();
    const { back, body } = await signIn(opened, opened.browser());
    expect((await opened.exchange(back.code ?? null)).body.error).toBe('invalid_grant');
    expect((await opened.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await opened.token({ grant_type: 'authorization_code', code: 'any' }, 'wrong')).body.error).toBe(
      'invalid_client',
    );
  });
});

describe('a refresh token', () => {
  it('is exchanged for a new one, and used again ends all of them', async () => {
    const opened = await openIdentity();
    const { body } = await signIn(opened, opened.browser());
    const next = await opened.refresh(body.refresh_token);
    expect(next.status).toBe(200);
    expect(next.body.refresh_token).not.toBe(body.refresh_token);
    expect(claimsIn(next.body.id_token)).toMatchObject({ email: camille.email });
    expect((await opened.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await opened.refresh(next.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('outlasts a restart, as the session does', async () => {
    const file = await stateFile();
    const before = await openIdentity({ file });
    const browser = before.browser();
    const { body } = await signIn(before, browser);
    await before.close();
    const after = await openIdentity({ file, port: before.port });
    expect((await after.refresh(body.refresh_token)).status).toBe(200);
    expect(told(await browser.visit(after.authorize()))).toHaveProperty('code');
    after.identity.reset();
    expect(await (await browser.visit(after.authorize())).text()).toContain('<h1>Connexion</h1>');
  });
});

describe('signing out', () => {
  const back = `${sites.SITE_URL_FR}/auth/signed-out`;

  it('ends session and tokens, and leads back with the state', async () => {
    const opened = await openIdentity();
    const browser = opened.browser();
    const { body } = await signIn(opened, browser);
    const query = { id_token_hint: body.id_token ?? '', post_logout_redirect_uri: back, state: '/compte' };
    const address = `/end-session?${new URLSearchParams({ ...query, ui_locales: 'fr-FR' })}`;
    const page = await browser.visit(address);
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'sha256-.+; form-action 'self' http:\/\/fr\./,
    );
    const { text, action, fields } = await formOf(page);
    expect(text).toMatch(/<button>Se déconnecter<\/button>.*<script>document\.forms\[0\]\.submit\(\)<\/script>/s);
    expect(told(await browser.post(action, fields))).toEqual({ address: back, state: '/compte' });
    expect((await opened.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await fetch(`${opened.issuer}/userinfo`, { headers })).status).toBe(401);
    expect(await (await browser.visit(opened.authorize())).text()).toContain('<h1>Connexion</h1>');
    const again = await formOf(await browser.visit(address));
    expect(again.text).toContain('<h1>Déconnexion</h1>');
    expect(told(await browser.post(again.action, again.fields)).address).toBe(back);
  });

  it('is asked about when the request does not show that it comes from the site', async () => {
    const opened = await openIdentity();
    const browser = opened.browser();
    const { body } = await signIn(opened, browser);
    const { text, action, fields } = await formOf(await browser.visit('/end-session?ui_locales=nl-BE'));
    expect(text).toContain('Wilt u zich afmelden?');
    expect(text).not.toContain('<script>');
    expect((await opened.refresh(body.refresh_token)).status).toBe(200);
    expect(await (await browser.post(action, fields)).text()).toContain('<h1>Vous avez quitté votre compte</h1>');
  });

  test.each([`${back}/`, `${back}?to=/`, 'http://fr.localhost:3000/', 'http://evil.test/auth/signed-out'])(
    'leads nowhere else: %s',
    async (address) => {
      const opened = await openIdentity();
      const browser = opened.browser();
      const { body } = await signIn(opened, browser);
      const query = new URLSearchParams({ id_token_hint: body.id_token ?? '', post_logout_redirect_uri: address });
      expect((await browser.visit(`/end-session?${query}`)).status).toBe(400);
      expect((await opened.refresh(body.refresh_token)).status).toBe(200);
    },
  );
});

it('breaks as it is told, and only what it is told', async () => {
  const opened = await openIdentity();
  const { body } = await signIn(opened, opened.browser());
  const rule = { service: 'identity', share: 1, seed: 1, times: 1 };
  opened.faults.set({ ...rule, operation: 'token', kind: 'down' });
  await expect(opened.refresh(body.refresh_token)).rejects.toThrow('fetch failed');
  expect((await opened.refresh(body.refresh_token)).status).toBe(200);
  opened.faults.set({ ...rule, operation: 'discovery', kind: 'status', status: 503 });
  expect((await fetch(`${opened.issuer}/jwks`)).status).toBe(200);
  expect((await fetch(`${opened.issuer}/.well-known/openid-configuration`)).status).toBe(503);
});

test.each([
  ['/.well-known/openid-configuration', 'discovery'],
  ['/authorize?client_id=a', 'authorize'],
  ['/authorize/abc', 'authorize'],
  ['/token', 'token'],
  ['/userinfo', 'userinfo'],
  ['/jwks', 'jwks'],
  ['/end-session/confirm', 'end_session'],
  ['/interaction/abc/sign-in', 'interaction'],
])('%s is called %s', (address, name) => expect(identityOperation(new Request(`http://s${address}`))).toBe(name));
