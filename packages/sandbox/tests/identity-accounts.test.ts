import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { checkRegistration } from '../identity/registration.ts';
import { camille, claimsIn, formOf, lotte, type Opened, openIdentity, signIn, told } from './identity-fixture.ts';

const newcomer = {
  givenName: 'Noé',
  familyName: 'D’Haese',
  email: 'Noe@Exemple.be',
  password: ' huit caractères ',
};

const screens = { fr: { ui_locales: 'fr-BE' }, nl: { ui_locales: 'nl-BE' } };

async function openRegistration(opened: Opened, extra: Record<string, string> = { screen: 'register' }) {
  const browser = opened.browser();
  const page = await formOf(await browser.visit(opened.authorize({ ...screens.fr, ...extra })));
  return { ...page, browser };
}

describe('the sign-in page', () => {
  it.each([
    ['fr-FR fr', 'fr-FR', 'Connexion', 'Adresse e-mail', 'Créer un compte', camille.email],
    ['fr-BE', 'fr-BE', 'Connexion', 'Mot de passe', 'Annuler et retourner sur le site', camille.email],
    ['nl-BE', 'nl-BE', 'Aanmelden', 'E-mailadres', 'Account aanmaken', lotte.email],
    ['nl', 'nl-BE', 'Aanmelden', 'Wachtwoord', 'Annuleren en terug naar de site', lotte.email],
    ['de-DE', 'fr-FR', 'Connexion', 'Se connecter', 'Créer un compte', camille.email],
  ])('speaks the language of %s', async (asked, lang, title, label, link, account) => {
    const { browser, authorize } = await openIdentity();
    const page = await browser().visit(authorize({ ui_locales: asked, login_hint: 'lea@exemple.fr' }));
    const text = await page.text();
    for (const words of [`lang="${lang}"`, `<h1>${title}</h1>`, `>${label}<`, `>${link}</a>`, account])
      expect(text).toContain(words);
    expect(text).toMatch(/<input id="email"[^>]* value="lea@exemple.fr" autocomplete="username" required>/);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
  });

  it('says what is missing beside its field, and opens with the cursor there', async () => {
    const { browser, authorize } = await openIdentity();
    const user = browser();
    const { action } = await formOf(await user.visit(authorize()));
    const text = await (await user.post(action, { email: 'lea@exemple.fr', password: '' })).text();
    expect(text).toMatch(/<input id="password"[^>]* aria-invalid="true" aria-describedby="password-error" autofocus>/);
    expect(text).toContain('<p class="error" id="password-error">Ce champ est obligatoire.</p>');
    expect(text).toMatch(/role="alert".*<a href="#password">Mot de passe<\/a>/s);
    expect(text).toContain('value="lea@exemple.fr"');
    expect(text.match(/autofocus/g)).toHaveLength(1);
  });

  it('takes what is no form for an empty one', async () => {
    const { browser, authorize } = await openIdentity();
    const user = browser();
    const { action } = await formOf(await user.visit(authorize()));
    const text = await (await user.visit(action, { method: 'POST', body: '{}' })).text();
    expect(text.match(/Ce champ est obligatoire\.<\/p>/g)).toHaveLength(2);
  });

  it('does not say whether the address or the password is wrong, nor shows the password again', async () => {
    const { browser, authorize } = await openIdentity();
    const user = browser();
    const { action } = await formOf(await user.visit(authorize()));
    const answers = [];
    for (const email of [camille.email, 'nobody@exemple.fr']) {
      const text = await (await user.post(action, { email, password: 'n’importe quoi' })).text();
      answers.push(text.replace(`value="${email}"`, ''));
      expect(text).toContain('Cette adresse et ce mot de passe ne vont pas ensemble.');
      expect(text).not.toContain('n’importe quoi');
    }
    expect(answers[0]).toBe(answers[1]);
  });

  it('refuses an address after ten wrong passwords, for ten minutes, and no other address', async () => {
    let now = Date.parse('2026-11-21T09:00:00Z');
    const { browser, authorize } = await openIdentity({ clock: () => new Date(now) });
    const user = browser();
    const { action } = await formOf(await user.visit(authorize(screens.nl)));
    const wrong = { ...camille, password: 'wrong' };
    const first = await Promise.all(Array.from({ length: 12 }, () => user.post(action, wrong)));
    expect(first.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(10);
    const refused = await user.post(action, { ...camille, email: camille.email.toUpperCase() });
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('Wacht tien minuten')]);
    expect((await user.post(action, { ...lotte, password: 'wrong' })).status).toBe(200);
    now += 10 * 60_000;
    expect(told(await user.post(action, camille))).toHaveProperty('code');
  });
});

describe('a registration', () => {
  it.each<Record<string, string>>([{ screen: 'register' }, { prompt: 'create' }])(
    'opens with %j, signs in, and is remembered',
    async (extra) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'identity-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const file = path.join(folder, 'identity.json');
      const opened = await openIdentity({ file });
      const { text, action, browser } = await openRegistration(opened, extra);
      expect(text).toContain('<h1>Créer un compte</h1>');
      const { code = '' } = told(await browser.post(action, newcomer));
      const profile = { email: 'noe@exemple.be', email_verified: true, name: 'Noé D’Haese', locale: 'fr-BE' };
      const { sub, ...claims } = claimsIn((await opened.exchange(code)).body.id_token);
      expect(claims).toMatchObject(profile);
      expect(await readFile(file, 'utf8')).not.toContain(newcomer.password);
      await opened.close();
      const after = await openIdentity({ file });
      const { body } = await signIn(after, after.browser(), newcomer);
      expect(claimsIn(body.id_token)).toMatchObject({ ...profile, sub });
    },
  );

  it('shows what was typed, and what to mend, in words beside the fields', async () => {
    const opened = await openIdentity();
    const { action, browser } = await openRegistration(opened);
    const mistakes = { givenName: '<b>', email: 'noe', password: 'court' };
    const text = await (await browser.post(action, { ...newcomer, ...mistakes })).text();
    expect(text).toContain('value="&lt;b&gt;"');
    expect(text).toMatch(/id="email"[^>]* value="noe"[^>]* aria-describedby="email-error" autofocus>/);
    expect(text).toMatch(/id="password"[^>]* value=""[^>]* aria-describedby="password-error password-hint">/);
    expect(text).toContain('Choisissez un mot de passe d’au moins 8 caractères.');
  });

  it('of an address that has an account is refused politely, of two at once one is made', async () => {
    const opened = await openIdentity();
    const { action, browser } = await openRegistration(opened, { ...screens.nl, screen: 'register' });
    const taken = await browser.post(action, { ...newcomer, email: camille.email.toUpperCase() });
    expect(await taken.text()).toContain('Er bestaat al een account met dit adres.');
    const both = await Promise.all([browser.post(action, newcomer), browser.post(action, newcomer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 303]);
    expect(opened.identity.accounts.list().filter(({ email }) => email === 'noe@exemple.be')).toHaveLength(1);
  });

  it('can be left for the sign-in page, which answers prompt=create too', async () => {
    const opened = await openIdentity();
    const { text, browser } = await openRegistration(opened, { prompt: 'create' });
    const { action } = await formOf(await browser.visit(text.match(/href="([^"]*\/sign-in)"/)?.[1] ?? ''));
    expect(told(await browser.post(action, lotte))).toHaveProperty('code');
  });

  it('is not verified for addresses made for that', async () => {
    const opened = await openIdentity();
    const { action, browser } = await openRegistration(opened);
    const { code = '' } = told(await browser.post(action, { ...newcomer, email: 'noe@site.unverified.example' }));
    expect(claimsIn((await opened.exchange(code)).body.id_token)).toMatchObject({ email_verified: false });
  });

  test.each([
    [{}, {}],
    [{ givenName: '' }, { givenName: 'required' }],
    [{ familyName: 'x'.repeat(101) }, { familyName: 'tooLong' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'noe@exemple' }, { email: 'emailInvalid' }],
    [{ password: '1234567' }, { password: 'passwordShort' }],
    [{ password: '12345678' }, {}],
    [{ password: '' }, { password: 'required' }],
  ])('with %j is told %j', (change, errors) => {
    expect(checkRegistration({ ...newcomer, ...change })).toEqual(errors);
  });
});

describe('on the control page', () => {
  const desk = ({ control }: Opened, address: string, body?: object) =>
    control(
      new Request(`http://desk.test${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      }),
    );

  it('an account is closed: nobody signs in, nothing is refreshed, until it is opened again', async () => {
    const opened = await openIdentity();
    const browser = opened.browser();
    const { body } = await signIn(opened, browser);
    const account = { email: camille.email };
    await desk(opened, '/control/account', { ...account, action: 'disable' });
    expect((await opened.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    const { action } = await formOf(await browser.visit(opened.authorize()));
    expect(await (await browser.post(action, camille)).text()).toContain('Ce compte est fermé.');
    await desk(opened, '/control/account', { ...account, action: 'enable' });
    expect(told(await browser.post(action, camille))).toHaveProperty('code');
  });

  it('an address is no longer verified, until a reset', async () => {
    const opened = await openIdentity();
    await desk(opened, '/control/account', { email: lotte.email, action: 'unverify' });
    expect(claimsIn((await signIn(opened, opened.browser(), lotte)).body.id_token)).toMatchObject({
      email_verified: false,
    });
    expect(await (await desk(opened, '/')).text()).toContain('aria-label="verify lotte.peeters@voorbeeld.be"');
    await desk(opened, '/control/reset', {});
    expect(claimsIn((await signIn(opened, opened.browser(), lotte)).body.id_token)).toMatchObject({
      email_verified: true,
    });
  });

  test.each([
    [{ service: 'identity', kind: 'down', operation: 'token' }, 200],
    [{ service: 'identity', kind: 'refuse' }, 400],
    [{ service: 'mail', kind: 'lost' }, 400],
  ])('the fault %j is answered with %i', async (body, status) => {
    expect((await desk(await openIdentity(), '/control/faults', body)).status).toBe(status);
  });

  test.each([
    { email: 'nobody@exemple.fr', action: 'disable' },
    { email: camille.email, action: 'explode' },
  ])('%j is refused', async (body) => {
    expect((await desk(await openIdentity(), '/control/account', body)).status).toBe(400);
  });
});
