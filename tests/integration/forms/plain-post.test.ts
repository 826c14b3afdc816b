import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import YourRequest from '../../../app/[country]/[locale]/your-request/page.tsx';
import { requestJobAlert } from '../../../lib/careers/actions.ts';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { readRefusedForm, shortAnswer } from '../../../lib/forms/refused-form.ts';
import { subscribe } from '../../../lib/newsletter/actions.ts';
import { requestStockAlert } from '../../../lib/stock-alert/actions.ts';
import words from '../../../messages/fr/forms.json';
import { formsOn, posted, tokenOf } from '../../setup/forms.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';

await startServices();
const jobs = { locale: 'fr-be', email: 'odile@exemple.be', criteria: '' };
const fields = { locale: 'nl-be', email: 'camille@exemple.fr', registration_channel: 'newsletter_block' };

/** A browser that posts a form without script. */
const withoutScript = () =>
  newRequest({
    host: 'be.localhost:3000',
    headers: { 'x-client-address': '203.0.113.200', 'content-type': 'multipart/form-data; boundary=x' },
  });

const redirectOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => expect.unreachable(),
    (error: { to?: string }) => error.to ?? '',
  );

describe('a short form that a browser posts itself', () => {
  const forms = formsOn();

  test('is confirmed on the page of links, which says what comes of it', async () => {
    withoutScript();
    const asked = await redirectOf(subscribe(null, posted(fields)));
    expect(asked).toMatch(/^\/nl\/uw-aanvraag\?t=submission-confirm\.[^&]+&form=newsletter$/);
    expect(await forms.subscribers()).toEqual([]);
    const token = tokenOf(new URL(asked, 'http://be.localhost:3000'));
    const press = () => redirectOf(followLink(posted({ token, locale: 'nl-be', form: 'newsletter' })));
    expect(await press()).toBe(`/nl/uw-aanvraag?t=${token}&outcome=done&form=newsletter`);
    expect(await forms.subscribers()).toMatchObject([{ email: 'camille@exemple.fr', locale: 'nl-be' }]);
    expect(await press()).toContain('outcome=done');
    expect(await redirectOf(followLink(posted({ token: 'cut', locale: 'nl-be' })))).toContain('outcome=invalid');
  });

  test.each([
    ['newsletter', () => subscribe(null, posted({ ...fields, email: 'camille' })), undefined],
    ['alert', () => requestStockAlert(null, posted({ ...fields, email: 'camille', variantId: '70061' })), '70061'],
  ] as const)('is shown again with what was typed and what is wrong with it: %s', async (form, post, about) => {
    const jar = withoutScript();
    const asked = await redirectOf(post());
    expect(asked).toBe(`/nl/uw-aanvraag?form=${form}`);
    expect(jar.get('short-form')).toMatchObject({ httpOnly: true, secure: true, sameSite: 'strict', maxAge: 300 });
    expect(await readRefusedForm(form)).toEqual({
      state: {
        status: 'error',
        result: { status: 'error', initialValue: { email: 'camille' }, error: { email: ['emailInvalid'] } },
      },
      about,
    });
    expect(await readRefusedForm(form === 'alert' ? 'newsletter' : 'alert')).toBeNull();
  });

  test('says also why nothing could be done with it, until it is right', async () => {
    const jar = withoutScript();
    const problem = { code: 'limited', values: { minutes: 3 } };
    const result = { status: 'error', initialValue: { email: 'x'.repeat(9_000) } } as const;
    await redirectOf(shortAnswer({ status: 'error', result, problem }, posted(fields), 'newsletter'));
    const { state } = (await readRefusedForm('newsletter')) ?? {};
    expect(state).toMatchObject({ problem, result: { initialValue: { email: 'x'.repeat(300) }, error: {} } });
    await redirectOf(subscribe(null, posted(fields)));
    expect(jar.has('short-form')).toBe(false);
  });

  test('once more after its confirmation: is answered on that page, which no longer shows what was refused before', async () => {
    const jar = withoutScript();
    const ask = (more: object = {}) => redirectOf(requestJobAlert(null, posted({ ...jobs, ...more })));
    const token = tokenOf(new URL(await ask(), 'http://be.localhost:3000'));
    await redirectOf(followLink(posted({ token, locale: 'fr-be', form: 'jobs' })));
    expect(await ask({ email: 'odile' })).toBe('/votre-demande?form=jobs');
    expect(jar.has('short-form')).toBe(true);
    const query = { outcome: 'done', form: 'jobs' };
    expect(await ask()).toBe(`/votre-demande?${new URLSearchParams(query)}`);
    expect(jar.has('short-form')).toBe(false);
    const params = Promise.resolve({ country: 'be', locale: 'fr-be' });
    const { prelude } = await prerender(await YourRequest({ params, searchParams: Promise.resolve(query) }));
    const html = await new Response(prelude).text();
    expect(html).toContain(words.jobs.done);
    expect(html).not.toContain('type="email"');
  });

  test.each(['', 'no-json', Buffer.from('{"form":"newsletter"}').toString('base64url')])(
    'a cookie that is none of ours says nothing: %j',
    async (value) => {
      newRequest({ cookies: { 'short-form': value } });
      expect(await readRefusedForm('newsletter')).toBeNull();
    },
  );

  test('with script its answer stays in its page', async () => {
    newRequest({ host: 'be.localhost:3000', headers: { 'x-client-address': '203.0.113.201', 'next-action': 'a' } });
    expect(await subscribe(null, posted({ ...fields, email: 'camille' }))).toMatchObject({ status: 'error' });
  });
});
