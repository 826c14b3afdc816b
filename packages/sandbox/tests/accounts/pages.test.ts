import { describe, expect, it, test } from 'vitest';
import { formOf, sites, told } from '../identity-fixture.ts';
import { callback, camille, lotte, type OpenedAccounts, openAccounts } from './fixture.ts';

const right = async ({ codeFor }: OpenedAccounts, email = camille) => codeFor(email);

/** A sign-in that waits for its code. */
async function begin(opened: OpenedAccounts, email = camille, extra: Record<string, string> = {}) {
  const browser = opened.browser();
  const { action } = await formOf(await browser.visit(opened.authorize(extra)));
  const page = await formOf(await browser.post(action, { email }));
  const base = action.replace(/\/email$/, '');
  const enter = async (code: string) => browser.post(`${base}/code`, { code });
  return { browser, page, base, enter };
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the e-mail with the code', () => {
  it('arrives in the inbox, in the language of the visitor', async () => {
    const opened = await openAccounts();
    await begin(opened, camille);
    await begin(opened, lotte, { ui_locales: 'nl-BE' });
    const [dutch, french] = await opened.inbox.list();
    expect([french?.to, french?.subject]).toEqual([
      [camille],
      expect.stringMatching(/^Votre code de connexion : \d{6}$/),
    ]);
    expect([dutch?.to, dutch?.subject]).toEqual([[lotte], expect.stringMatching(/^Uw aanmeldcode: \d{6}$/)]);
    const { message } = (await opened.inbox.read(dutch?.id ?? '')) ?? {};
    expect(message?.text).toContain(`Uw aanmeldcode is ${await opened.codeFor(lotte)}.`);
  });

  test.each([
    [{ ui_locales: 'nl-BE' }, 'nl-BE'],
    [{ locale: 'nl', region_country: 'BE' }, 'nl-BE'],
    [{ locale: 'fr', region_country: 'BE' }, 'fr-BE'],
    [{ locale: 'en' }, 'fr-FR'],
    [{}, 'fr-FR'],
  ])('follows a page in the language of %j', async (extra: Record<string, string>, lang) => {
    const { browser, authorize } = await openAccounts();
    expect(await (await browser().visit(authorize(extra))).text()).toContain(`<html lang="${lang}">`);
  });

  it('is not sent to something that is no address', async () => {
    const opened = await openAccounts();
    for (const [typed, sentence] of [
      ['camille', 'Saisissez une adresse e-mail complète'],
      [' ', 'Ce champ est obligatoire.'],
    ] as const) {
      const { page } = await begin(opened, typed);
      expect(page.text).toContain(sentence);
      expect(page.text).toContain(`value="${typed}"`);
    }
    expect(await opened.inbox.list()).toEqual([]);
  });

  it('is sent ten times in ten minutes at most', async () => {
    const opened = await openAccounts();
    const { browser, base } = await begin(opened);
    for (let count = 1; count < 10; count++) expect((await browser.post(`${base}/again`, {})).status).toBe(200);
    const refused = await browser.post(`${base}/again`, {});
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('Trop de codes')]);
    expect((await browser.post(`${base}/email`, { email: camille })).status).toBe(429);
    expect((await opened.inbox.list()).length).toBe(10);
    opened.wait(10 * 60_000);
    expect((await browser.post(`${base}/again`, {})).status).toBe(200);
  });

  it('fills in the address that the site knows', async () => {
    const { browser, authorize } = await openAccounts();
    const page = await browser().visit(authorize({ login_hint: camille }));
    expect(await page.text()).toContain(`value="${camille}"`);
  });
});

describe('the code', () => {
  it('that is wrong may be typed again, spaces do not matter', async () => {
    const opened = await openAccounts();
    const { enter } = await begin(opened);
    const code = await right(opened);
    for (const [typed, sentence] of [
      [wrongOf(code), 'Ce code n’est pas le bon.'],
      ['12', 'Saisissez les 6 chiffres'],
      ['', 'Saisissez les 6 chiffres'],
    ] as const)
      expect(await (await enter(typed)).text()).toContain(sentence);
    expect(told(await enter(` ${code.slice(0, 3)} ${code.slice(3)} `))).toMatchObject({ address: callback });
  });

  it('is spent after five wrong ones, and a new one helps', async () => {
    const opened = await openAccounts();
    const { enter, browser, base } = await begin(opened);
    const code = await right(opened);
    for (let count = 0; count < 5; count++) await enter(wrongOf(code));
    expect(await (await enter(code)).text()).toContain('Il y a eu trop d’essais avec ce code.');
    await browser.post(`${base}/again`, {});
    expect(told(await enter(await right(opened)))).toHaveProperty('code');
  });

  it('is over after ten minutes', async () => {
    const opened = await openAccounts();
    const { enter } = await begin(opened);
    opened.wait(10 * 60_000);
    expect(await (await enter(await right(opened))).text()).toContain('Ce code n’est plus valable.');
  });

  it('of an earlier e-mail is not accepted', async () => {
    const opened = await openAccounts();
    const { enter, browser, base } = await begin(opened);
    const first = await right(opened);
    await browser.post(`${base}/again`, {});
    if (first === (await right(opened))) return;
    expect(await (await enter(first)).text()).toContain('Ce code n’est pas le bon.');
  });

  it('is stored as a hash alone', async () => {
    const opened = await openAccounts();
    await begin(opened);
    expect(JSON.stringify(opened.shop.state.data)).not.toContain(await right(opened));
  });

  it('is asked for after the address only', async () => {
    const opened = await openAccounts();
    const browser = opened.browser();
    const { action } = await formOf(await browser.visit(opened.authorize()));
    const page = await browser.visit(action.replace(/email$/, 'code'));
    expect(await page.text()).toContain('<h1>Connexion</h1>');
  });
});

it('creates the customer of an unknown address', async () => {
  const { signIn, ask, shop } = await openAccounts();
  const { body } = await signIn(' Nora@Exemple.fr ');
  const { data } = await ask(
    body.access_token ?? '',
    '{ customer { displayName firstName emailAddress { emailAddress marketingState } addresses(first: 10) { nodes { id } } orders(first: 10) { nodes { id } } } }',
  );
  expect(data.customer).toEqual({
    displayName: 'nora@exemple.fr',
    firstName: null,
    emailAddress: { emailAddress: 'nora@exemple.fr', marketingState: 'NOT_SUBSCRIBED' },
    addresses: { nodes: [] },
    orders: { nodes: [] },
  });
  expect(Object.values(shop.state.data.customers)).toHaveLength(1);
});

it('tells a customer whose account is closed so, once the code is right', async () => {
  const opened = await openAccounts();
  await opened.desk('/control/customer', { email: camille, action: 'disable' });
  const { page, enter } = await begin(opened);
  expect(page.text).not.toContain('Ce compte est fermé');
  expect(await (await enter(await right(opened))).text()).toContain('Ce compte est fermé');
});

it('goes back to the site when it is cancelled', async () => {
  const opened = await openAccounts();
  const { browser, base } = await begin(opened);
  expect(told(await browser.visit(`${base}/cancel`))).toMatchObject({
    address: callback,
    error: 'access_denied',
    state: 'the-state',
  });
});

describe('the account page', () => {
  const nora = 'nora@exemple.fr';

  it('changes the address to one that receives the code', async () => {
    const { signIn, codeFor, ask, inbox } = await openAccounts();
    const { browser, body } = await signIn();
    const page = await formOf(await browser.visit('/account?ui_locales=fr-FR'));
    expect(page.text).toContain(camille);
    const step = await formOf(await browser.post(page.action, { email: nora }));
    expect((await inbox.list({ to: nora }))[0]?.subject).toMatch(/^Votre code de vérification/);
    expect(await (await browser.post(step.action, { code: '12' })).text()).toContain('Saisissez les 6 chiffres');
    const done = await (await browser.post(step.action, { code: await codeFor(nora) })).text();
    expect(done).toContain(`Vous vous connecterez désormais avec ${nora}.`);
    expect(done).toContain(`href="${sites.SITE_URL_FR}"`);
    const { data } = await ask(body.access_token ?? '', '{ customer { id emailAddress { emailAddress } } }');
    expect(data.customer).toEqual({ id: 'gid://shopify/Customer/3001', emailAddress: { emailAddress: nora } });
  });

  test.each([
    [lotte, 'Un autre compte utilise déjà cette adresse.'],
    ['nora', 'Saisissez une adresse e-mail complète'],
  ])('does not take %s', async (email, sentence) => {
    const { signIn } = await openAccounts();
    const { browser } = await signIn();
    const page = await formOf(await browser.visit('/account/profile'));
    expect(await (await browser.post(page.action, { email })).text()).toContain(sentence);
  });

  it('needs a session', async () => {
    const { browser, codeFor } = await openAccounts();
    const page = await browser().visit('/account/profile?ui_locales=nl-BE');
    expect([page.status, await page.text()]).toEqual([401, expect.stringContaining('U bent niet aangemeld')]);
    expect((await browser().post('/account/profile/email', { email: nora })).status).toBe(401);
    expect(
      (await browser().post('/account/profile/email', { email: nora }, { origin: 'http://evil.test' })).status,
    ).toBe(403);
    expect(await codeFor(nora)).toBe('');
  });

  it('loses no change to somebody who took the address meanwhile', async () => {
    const { signIn, codeFor } = await openAccounts();
    const { browser } = await signIn();
    const page = await formOf(await browser.visit('/account/profile'));
    const step = await formOf(await browser.post(page.action, { email: nora }));
    const code = await codeFor(nora);
    await signIn(nora);
    expect(await (await browser.post(step.action, { code })).text()).toContain('Un autre compte utilise déjà');
  });
});
