import { createHash, randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { type Answer, openShop } from '../../../../tests/fixtures/commerce.ts';
import { demonstration } from '../../../../tests/fixtures/random/demonstration.ts';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { tooMany } from '../../accounts/api.ts';
import type { Client } from '../../accounts/provider.ts';
import { createAccounts } from '../../accounts/service.ts';
import { createControl } from '../../control/control.ts';
import { createFaults, withFaults } from '../../control/faults.ts';
import { accountOperation } from '../../control/operation.ts';
import type { Handler } from '../../http.ts';
import { openInbox } from '../../mail/inbox.ts';
import { held, type Version } from '../../shopify/versions.ts';
import { type Browser, createBrowser, formOf, listen, sites, told } from '../identity-fixture.ts';

export const client = { id: 'the-site', secret: 'the-secret' };
export const publicClient = { id: 'the-site' };
export const callback = `${sites.SITE_URL_FR}/api/auth/callback/shop-account`;
export const camille = 'camille.morel@exemple.fr';
export const lotte = 'lotte.peeters@voorbeeld.be';

interface Options {
  client?: Client;
  file?: string;
  port?: number;
  /** Of the API that the discovery document names; the oldest one by default. */
  version?: Version;
}

/** The shop of the demonstration with its customer accounts on a free port, as the application reaches it. */
export async function openAccounts(options: Options = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  let lateMs = 0;
  const clock = () => new Date(Date.now() + lateMs);
  const shop = openShop({ catalogue: demonstration, clock, random: (bytes) => randomBytes(bytes).toString('hex') });
  const inbox = openInbox(temporaryDir());
  const faults = createFaults();
  let handler: Handler = async () => Response.error();
  const { port, origin, close } = await listen((request) => handler(request), 'Shop', options.port);
  const accounts = createAccounts({ commerce: shop, inbox, origin, client, sites, version: held[0], ...options });
  const faulty = withFaults(accounts.handle, {
    service: 'accounts',
    faults,
    operationOf: accountOperation,
    tooMany: ({ retryAfter }) => tooMany(retryAfter),
  });
  handler = (request) => (accounts.owns(request) ? faulty(request) : shop.handle(request));
  const control = createControl({ commerce: shop, accounts, content: null, inbox, faults });
  const desk = (path: string, body: object) =>
    control(
      new Request(`http://desk.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  const deskPage = async () => (await control(new Request('http://desk.test/'))).text();

  const read = async (path: string) => (await (await fetch(`${origin}${path}`)).json()) as Record<string, string>;
  const found = await read('/.well-known/openid-configuration');
  const graphql = (await read('/.well-known/customer-account-api')).graphql_api ?? '';
  const used = options.client ?? client;
  const verifier = randomBytes(32).toString('base64url');
  const authorize = (extra: Record<string, string> = {}) =>
    `${found.authorization_endpoint}?${new URLSearchParams({
      client_id: used.id,
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid email customer-account-api:full',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    })}`;

  /** A token request as the client sends it; `headers` replaces what proves the client. */
  async function token(fields: Record<string, string>, headers?: Record<string, string>) {
    const basic = `Basic ${Buffer.from(`${used.id}:${used.secret}`).toString('base64')}`;
    const proof: Record<string, string> = used.secret ? { authorization: basic } : { origin: sites.SITE_URL_FR };
    const body = new URLSearchParams({
      client_id: used.id,
      redirect_uri: callback,
      code_verifier: verifier,
      ...fields,
    });
    const response = await fetch(`${found.token_endpoint}`, { method: 'POST', body, headers: headers ?? proof });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, string>,
    };
  }
  const exchange = (code = '') => token({ grant_type: 'authorization_code', code });
  const refresh = (refreshToken = '') => token({ grant_type: 'refresh_token', refresh_token: refreshToken });

  /** The code of the latest message to an address. */
  async function codeFor(email: string): Promise<string> {
    const [entry] = await inbox.list({ to: email });
    return entry?.subject.match(/\d{6}/)?.[0] ?? '';
  }

  /** Types an address and the code that arrives; returns where the browser ends. */
  async function enter(browser: Browser, email: string, extra: Record<string, string> = {}) {
    const first = await formOf(await browser.visit(authorize(extra)));
    const second = await formOf(await browser.post(first.action, { email }));
    return told(await browser.post(second.action, { code: await codeFor(email) }));
  }

  /** Signs a customer in, from the site's button to the tokens. */
  async function signIn(email = camille, browser = createBrowser(origin), extra: Record<string, string> = {}) {
    const back = await enter(browser, email, extra);
    return { back, browser, ...(await exchange(back.code)) };
  }

  const send = (accessToken: string | null, body: unknown) =>
    fetch(graphql, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(accessToken === null ? {} : { authorization: accessToken }) },
      body: JSON.stringify(body),
    });
  const ask = async (accessToken: string, query: string, variables: object = {}): Promise<Answer> =>
    (await send(accessToken, { query, variables })).json() as Promise<Answer>;
  const storefront = async (query: string, variables: object = {}): Promise<Answer> => {
    const headers = { 'x-shopify-storefront-access-token': demonstration.shop.storefrontToken };
    return (await shop.send({ query, variables }, headers)).json() as Promise<Answer>;
  };
  return {
    ...{
      shop,
      accounts,
      inbox,
      faults,
      desk,
      origin,
      port,
      close,
      found,
      graphql,
      authorize,
      token,
      exchange,
      refresh,
    },
    ...{ deskPage, codeFor, enter, signIn, send, ask, storefront },
    browser: () => createBrowser(origin),
    /** Lets time pass for the shop: codes, access tokens and limits. */
    wait: (ms: number) => {
      lateMs += ms;
    },
  };
}

export type OpenedAccounts = Awaited<ReturnType<typeof openAccounts>>;
