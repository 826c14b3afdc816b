import { asText } from '@prismicio/client';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import YourRequest from '../../../app/[country]/[locale]/your-request/page.tsx';
import { requestJobAlert } from '../../../lib/careers/actions.ts';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { readRefusedForm, shortAnswer } from '../../../lib/forms/refused-form.ts';
import { subscribe } from '../../../lib/newsletter/actions.ts';
import { takeMail } from '../../../lib/rate-limit/consume.ts';
import { getAll } from '../../../lib/services/prismic/documents.ts';
import { requestStockAlert } from '../../../lib/stock-alert/actions.ts';
import careers from '../../../messages/fr/careers.json';
import words from '../../../messages/fr/forms.json';
import submission from '../../../messages/fr/submission.json';
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

  test('once more after its confirmation: is confirmed again on that page, which no longer shows what was refused before', async () => {
    const jar = withoutScript();
    const ask = (more: object = {}) => redirectOf(requestJobAlert(null, posted({ ...jobs, ...more })));
    const token = tokenOf(new URL(await ask(), 'http://be.localhost:3000'));
    await redirectOf(followLink(posted({ token, locale: 'fr-be', form: 'jobs' })));
    expect(await ask({ email: 'odile' })).toBe('/votre-demande?form=jobs');
    expect(jar.has('short-form')).toBe(true);
    const query = { outcome: 'done', form: 'jobs' };
    const again = new URL(await ask(), 'http://be.localhost:3000');
    expect([again.pathname, again.searchParams.get('form')]).toEqual(['/votre-demande', 'jobs']);
    expect(tokenOf(again).split('.')[1]).not.toBe(token.split('.')[1]);
    expect(jar.has('short-form')).toBe(false);
    expect(await ask({ token: tokenOf(again) })).toBe(`/votre-demande?${new URLSearchParams(query)}`);
    const params = Promise.resolve({ country: 'be', locale: 'fr-be' });
    const { prelude } = await prerender(await YourRequest({ params, searchParams: Promise.resolve(query) }));
    const html = await new Response(prelude).text();
    expect(html).toContain(words.jobs.done);
    expect(html).not.toContain('type="email"');
  });

  const pageOf = async (query: Record<string, string>) => {
    const params = Promise.resolve({ country: 'be', locale: 'fr-be' });
    const { prelude } = await prerender(await YourRequest({ params, searchParams: Promise.resolve(query) }));
    return (await new Response(prelude).text()).replaceAll('<!-- -->', '').replaceAll('&nbsp;', '\u00a0');
  };
  const limited = { status: 'error', problem: { code: 'limitedToday', values: {} } } as const;

  test.each([
    ['of every offer', '', careers.alert.all],
    ['of a list with filters', 'category=sales&place=liege', `${careers.facet.place}\u00a0: Liège`],
  ])(
    'an alert %s is shown again with its criteria, in words as well, and with what it consents to',
    async (_, criteria, said) => {
      withoutScript();
      await redirectOf(requestJobAlert(null, posted({ ...jobs, email: 'odile', criteria })));
      const html = await pageOf({ form: 'jobs' });
      expect(html).toContain(said);
      expect(html).toContain(`name="criteria" value="${criteria.replace('&', '&amp;')}"`);
      for (const text of [careers.alert.consent, careers.alert.privacy, words.link.refused.text])
        expect(html).toContain(text);
      expect(html.includes(careers.alert.all)).toBe(criteria === '');
    },
  );

  test('an alert whose criteria are not known is not offered as one for every offer', async () => {
    withoutScript();
    const html = await pageOf({ form: 'jobs' });
    expect(html).toContain(words.link.refused.title);
    expect(html).not.toContain('name="criteria"');
  });

  test('the address is blamed only where it is at fault', async () => {
    withoutScript();
    await redirectOf(
      shortAnswer({ ...limited, result: { initialValue: { email: 'odile@exemple.be' } } }, posted(jobs), 'jobs'),
    );
    const html = await pageOf({ form: 'jobs' });
    expect(html).toContain(submission.problems.limitedToday);
    expect(html).not.toContain(words.link.refused.text);
  });

  test('the newsletter and a stock alert are shown again with what the address is for', async () => {
    withoutScript();
    const [footer] = await getAll('footer', 'fr-be');
    const note = asText(footer?.data.newsletter_note ?? []);
    await redirectOf(subscribe(null, posted({ ...fields, locale: 'fr-be', email: 'camille' })));
    const [form] = (await pageOf({ form: 'newsletter' })).match(/<form.*?type="email".*?<\/form>/s) ?? [];
    expect(note).not.toBe('');
    expect(form?.replace(/<[^>]*>/g, '')).toContain(note);
    await redirectOf(
      requestStockAlert(null, posted({ ...fields, locale: 'fr-be', email: 'camille', variantId: '70061' })),
    );
    expect(await pageOf({ form: 'alert' })).toContain(words.alert.text);
  });

  test('confirmed when its address gets no more mails today: the page of links says so, and keeps the button', async () => {
    withoutScript();
    for (const _ of [1, 2, 3]) await takeMail(jobs.email);
    const token = tokenOf(new URL(await redirectOf(requestJobAlert(null, posted(jobs))), 'http://be.localhost:3000'));
    const to = await redirectOf(followLink(posted({ token, locale: 'fr-be', form: 'jobs' })));
    expect(to).toContain('outcome=limitedToday');
    const html = await pageOf(Object.fromEntries(new URL(to, 'http://be.localhost:3000').searchParams));
    expect(html).toContain(submission.problems.limitedToday);
    expect(html).toContain(words.link['submission-confirm'].action);
    expect(await forms.subscriptions()).toEqual([]);
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
