import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { claimsIn, createBrowser, formOf, sites, told } from '../identity-fixture.ts';
import { callback, camille, client, lotte, openAccounts, publicClient } from './fixture.ts';

const profile = '{ customer { id emailAddress { emailAddress } } }';
const logout = (endpoint: string | undefined, fields: Record<string, string>) =>
  `${endpoint}?${new URLSearchParams(fields)}`;

describe('discovery', () => {
  it('lists the endpoints of the provider, whose issuer is not the shop’s domain, and nothing on the console', async () => {
    const said = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const { found, origin } = await openAccounts();
    const issuer = `${origin}/authentication/1`;
    expect(found).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      end_session_endpoint: `${issuer}/logout`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      scopes_supported: ['openid', 'email', 'customer-account-api:full'],
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: expect.arrayContaining(['authorization_code', 'refresh_token']),
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    });
    expect(await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()).toEqual(found);
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  it('names the API', async () => {
    const { origin } = await openAccounts();
    const apis = await (await fetch(`${origin}/.well-known/customer-account-api`)).json();
    expect(apis).toEqual({
      graphql_api: expect.stringMatching(new RegExp(`^${origin}/customer/api/20\\d\\d-\\d\\d/graphql$`)),
      mcp_api: `${origin}/customer/api/mcp`,
    });
  });
});

describe('a confidential client', () => {
  it('gets a signed id_token with the address, an access token for an hour, and a refresh token', async () => {
    const { signIn, found, ask } = await openAccounts();
    const { back, status, body } = await signIn();
    expect(back).toMatchObject({ address: callback, state: 'the-state' });
    expect([status, Number(body.expires_in), body.scope]).toEqual([
      200,
      3600,
      'openid email customer-account-api:full',
    ]);
    expect(claimsIn(body.id_token)).toMatchObject({
      iss: found.issuer,
      aud: client.id,
      sub: '3001',
      nonce: 'the-nonce',
      email: camille,
      email_verified: true,
    });
    const { keys } = (await (await fetch(`${found.jwks_uri}`)).json()) as { keys: JsonWebKey[] };
    const [head, claims, signature = ''] = body.id_token?.split('.') ?? [];
    const key = createPublicKey({ key: keys[0] as JsonWebKey, format: 'jwk' });
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(keys[0]).not.toHaveProperty('d');
    const { data } = await ask(body.access_token ?? '', profile);
    expect(data.customer).toEqual({ id: 'gid://shopify/Customer/3001', emailAddress: { emailAddress: camille } });
  });

  it.each([
    ['a wrong secret', { authorization: `Basic ${Buffer.from('the-site:wrong').toString('base64')}` }],
    ['no secret', { origin: sites.SITE_URL_FR }],
    ['another client', { authorization: `Basic ${Buffer.from('nobody:the-secret').toString('base64')}` }, 'nobody'],
  ])('is refused with %s', async (_, headers, client_id = client.id) => {
    const { enter, browser, token } = await openAccounts();
    const { code = '' } = await enter(browser(), camille);
    const { status, body } = await token({ grant_type: 'authorization_code', code, client_id }, headers);
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  it('needs no PKCE, as it has a secret', async () => {
    const { authorize, browser, codeFor, token } = await openAccounts();
    const user = browser();
    const address = authorize().replace(/&code_challenge=[^&]*&code_challenge_method=S256/, '');
    const first = await formOf(await user.visit(address));
    const second = await formOf(await user.post(first.action, { email: camille }));
    const { code = '' } = told(await user.post(second.action, { code: await codeFor(camille) }));
    expect((await token({ grant_type: 'authorization_code', code, code_verifier: '' })).status).toBe(200);
  });
});

describe('a public client', () => {
  const open = () => openAccounts({ client: publicClient });

  it('gets its tokens with PKCE and the Origin of a site', async () => {
    const { signIn, refresh } = await open();
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  test.each([
    ['no Origin', {}],
    ['another Origin', { origin: 'https://evil.test' }],
    ['the Origin null', { origin: 'null' }],
  ])('is refused with %s', async (_, headers: Record<string, string>) => {
    const { enter, browser, token } = await open();
    const { code = '' } = await enter(browser(), camille);
    const refused = await token({ grant_type: 'authorization_code', code }, headers);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('invalid_token'),
    ]);
    expect((await token({ grant_type: 'authorization_code', code })).status).toBe(200);
  });

  it('needs PKCE, with the right verifier', async () => {
    const { authorize, browser, enter, token } = await open();
    const address = authorize().replace(/&code_challenge=[^&]*&code_challenge_method=S256/, '');
    expect(told(await browser().visit(address))).toMatchObject({ address: callback, error: 'invalid_request' });
    const { code = '' } = await enter(browser(), camille);
    const fields = { grant_type: 'authorization_code', code, code_verifier: 'w'.repeat(43) };
    expect((await token(fields)).body.error).toBe('invalid_grant');
  });
});

describe('an authorization request', () => {
  test.each([
    ['an address that is not the site’s', { redirect_uri: 'https://evil.test/api/auth/callback/shop-account' }],
    ['a path that is not the site’s', { redirect_uri: `${sites.SITE_URL_FR}/elsewhere` }],
    ['another client', { client_id: 'nobody' }],
  ])('with %s ends on a page of the provider', async (_, extra) => {
    const { browser, authorize } = await openAccounts();
    const answer = await browser().visit(authorize(extra));
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('<h1>Cette demande n’a pas abouti</h1>');
  });

  it('gets no scope that the client has not', async () => {
    const { signIn } = await openAccounts();
    const { body } = await signIn(camille, undefined, { scope: 'openid email profile:all' });
    expect(body.scope).toBe('openid email');
  });

  it('without a screen needs a session', async () => {
    const { browser, authorize, enter } = await openAccounts();
    const user = browser();
    expect(told(await user.visit(authorize({ prompt: 'none' })))).toMatchObject({ error: 'login_required' });
    await enter(user, camille);
    expect(told(await user.visit(authorize({ prompt: 'none' })))).toHaveProperty('code');
  });

  it('is answered at once in a browser that is signed in, for every site of the shop', async () => {
    const { browser, authorize, enter } = await openAccounts();
    const user = browser();
    await enter(user, camille);
    const be = `${sites.SITE_URL_BE}/api/auth/callback/shop-account`;
    expect(told(await user.visit(authorize({ redirect_uri: be })))).toMatchObject({
      address: be,
      code: expect.any(String),
    });
  });
});

it('lets a further process of a site sign in, on this machine alone', async () => {
  const { browser, authorize, codeFor, token, found } = await openAccounts({ client: publicClient });
  const site = 'http://fr.localhost:3020';
  const redirect_uri = `${site}/api/auth/callback/shop-account`;
  const user = browser();
  const first = await user.visit(authorize({ redirect_uri }));
  expect(first.headers.get('content-security-policy')).toContain(' http://fr.localhost:* ');
  const second = await formOf(await user.post((await formOf(first)).action, { email: camille }));
  const back = told(await user.post(second.action, { code: await codeFor(camille) }));
  expect(back.address).toBe(redirect_uri);
  const fields = { grant_type: 'authorization_code', code: back.code ?? '', redirect_uri };
  const { status, body } = await token(fields, { origin: site });
  expect(status).toBe(200);
  const leaving = { id_token_hint: body.id_token ?? '', post_logout_redirect_uri: `${site}/` };
  expect(told(await user.visit(logout(found.end_session_endpoint, leaving))).address).toBe(`${site}/`);
  for (const other of ['https://fr.localhost:3020', 'http://de.localhost:3020'])
    expect((await browser().visit(authorize({ redirect_uri: `${other}/api/auth/callback/shop-account` }))).status).toBe(
      400,
    );
});

describe('a code', () => {
  it('is good for one use', async () => {
    const { signIn, exchange, refresh } = await openAccounts();
    const { back, body } = await signIn();
    expect((await exchange(back.code)).body.error).toBe('invalid_grant');
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });
});

describe('a refresh token', () => {
  it('is exchanged for a new one, without a new id_token', async () => {
    const { signIn, refresh, ask } = await openAccounts();
    const { body } = await signIn();
    const next = await refresh(body.refresh_token);
    expect(next.status).toBe(200);
    expect(next.body).not.toHaveProperty('id_token');
    expect(next.body.refresh_token).not.toBe(body.refresh_token);
    expect((await ask(next.body.access_token ?? '', profile)).data.customer.id).toBe('gid://shopify/Customer/3001');
  });

  it('that was used before ends the sign-in', async () => {
    const { signIn, refresh, send } = await openAccounts();
    const { body } = await signIn();
    const next = await refresh(body.refresh_token);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(next.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await send(next.body.access_token ?? '', { query: profile })).status).toBe(401);
  });

  it('outlasts a restart, as the session does', async () => {
    const file = path.join(temporaryDir(), 'accounts.json');
    const before = await openAccounts({ file });
    const { body, browser } = await before.signIn();
    await before.close();
    const after = await openAccounts({ file, port: before.port });
    expect((await after.refresh(body.refresh_token)).status).toBe(200);
    expect(told(await browser.visit(after.authorize()))).toHaveProperty('code');
  });

  it('of a customer who may not sign in any more is refused', async () => {
    const { signIn, refresh, desk, send } = await openAccounts();
    const { body } = await signIn();
    await desk('/control/customer', { email: camille, action: 'disable' });
    expect((await send(body.access_token ?? '', { query: profile })).status).toBe(401);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });
});

describe('a sign-out', () => {
  it('ends session and tokens, and leads to any page of the site', async () => {
    const { signIn, found, refresh, send, authorize } = await openAccounts();
    const { body, browser } = await signIn();
    const target = `${sites.SITE_URL_BE}/nl/tot-ziens`;
    const fields = { id_token_hint: body.id_token ?? '', post_logout_redirect_uri: target, state: 's' };
    expect(told(await browser.visit(logout(found.end_session_endpoint, fields)))).toMatchObject({
      address: target,
      state: 's',
    });
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await send(body.access_token ?? '', { query: profile })).status).toBe(401);
    expect(told(await browser.visit(authorize({ prompt: 'none' })))).toMatchObject({ error: 'login_required' });
  });

  it('of a browser that is not signed in leads back, too', async () => {
    const { signIn, found, browser } = await openAccounts();
    const { body } = await signIn();
    const target = `${sites.SITE_URL_FR}/`;
    const fields = { id_token_hint: body.id_token ?? '', post_logout_redirect_uri: target };
    expect(told(await browser().visit(logout(found.end_session_endpoint, fields))).address).toBe(target);
  });

  test.each([
    ['no id_token', { post_logout_redirect_uri: `${sites.SITE_URL_FR}/` }, 'id_token_hint_missing'],
    ['an id_token of somebody else', { id_token_hint: 'a.b.c' }, 'invalid_request'],
  ])('with %s is refused', async (_, fields: Record<string, string>, reason) => {
    const { found, browser } = await openAccounts();
    const page = await browser().visit(logout(found.end_session_endpoint, fields));
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining(reason)]);
  });

  it('does not lead to a site that is not registered', async () => {
    const { signIn, found } = await openAccounts();
    const { body, browser } = await signIn();
    const fields = { id_token_hint: body.id_token ?? '', post_logout_redirect_uri: 'https://evil.test/' };
    const page = await browser.visit(logout(found.end_session_endpoint, fields));
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('invalid_logout_uri')]);
  });
});

it('signs another customer in, and the first one out', async () => {
  const opened = await openAccounts();
  const first = await opened.signIn();
  const second = await opened.signIn(lotte, first.browser, { prompt: 'login', ui_locales: 'nl-BE' });
  expect(claimsIn(second.body.id_token)).toMatchObject({ sub: '3002' });
  expect((await opened.refresh(first.body.refresh_token)).body.error).toBe('invalid_grant');
});

it('belongs to the browser that began it, and to this origin', async () => {
  const { browser, authorize, origin } = await openAccounts();
  const user = browser();
  const { action } = await formOf(await user.visit(authorize()));
  const other = await createBrowser(origin).post(action, { email: camille });
  expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('Cette page n’est plus valable')]);
  for (const foreign of ['http://evil.test', 'null'])
    expect((await user.post(action, { email: camille }, { origin: foreign })).status).toBe(403);
});
