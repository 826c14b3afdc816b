import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { GET, POST } from '../../../app/api/leave/route.ts';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { readLink, signLink } from '../../../lib/links/signed.ts';
import { subscribe } from '../../../lib/newsletter/actions.ts';
import { isStillMeant } from '../../../lib/newsletter/subscribe.ts';
import { outbox, subscribers } from '../../../lib/services/store/schema.ts';
import { deliverRow } from '../../../lib/worker/deliver.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, scripted, tokenOf } from '../../setup/forms.ts';

const fields = { locale: 'fr-fr', email: 'Camille@Exemple.fr', registration_channel: 'newsletter_block' };

describe('the newsletter', () => {
  const forms = formsOn();
  const ask = async (more: object = {}) => {
    newVisitor();
    return subscribe(null, await scripted('newsletter', { ...fields, ...more }));
  };
  const follow = (url: unknown) => followLink(posted({ token: tokenOf(url) }));
  const lastQuestion = async () => (await forms.mails('newsletter-confirm')).at(-1)?.values.confirmUrl;
  const lastLeaveUrl = async () => (await forms.mails('newsletter-welcome')).at(-1)?.values.leaveUrl;
  const leaveByMail = (url = '') => POST(new Request(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' }));
  /** Empties the outbox, as after delivery and erasure of all mails. */
  const deliverAll = () => forms.place.store.db.delete(outbox);

  test('asked: the address is noted and asked, and nothing more', async () => {
    expect(await ask()).toEqual({ status: 'done' });
    expect(await forms.subscribers()).toMatchObject([
      { email: 'camille@exemple.fr', locale: 'fr-fr', channel: 'newsletter_block', confirmedAt: null, leftAt: null },
    ]);
    expect(await forms.deliveries()).toMatchObject([
      { kind: 'mail', template: 'newsletter-confirm', locale: 'fr-fr', to: { address: 'camille@exemple.fr' } },
    ]);
    expect(await lastQuestion()).toMatch(/^http:\/\/fr\.localhost:3000\/votre-demande\?t=/);
  });

  test('asked, answered, left, asked again: the whole life of a subscription', async () => {
    await ask();
    const question = await lastQuestion();
    expect(await follow(question)).toEqual({ outcome: 'done', purpose: 'newsletter-confirm' });
    expect(await follow(question)).toEqual({ outcome: 'done', purpose: 'newsletter-confirm' });
    expect(await forms.subscribers()).toMatchObject([{ confirmedAt: expect.any(Date), leftAt: null }]);
    expect(await forms.mails('newsletter-welcome')).toMatchObject([{ to: { address: 'camille@exemple.fr' } }]);

    const leave = await lastLeaveUrl();
    expect(await follow(leave)).toEqual({ outcome: 'done', purpose: 'newsletter-leave' });
    const [{ leftAt } = { leftAt: null }] = await forms.subscribers();
    expect(leftAt).toBeInstanceOf(Date);
    expect(await follow(leave)).toMatchObject({ outcome: 'done' });
    expect(await forms.subscribers()).toMatchObject([{ leftAt }]);
    // The link that confirmed the subscription no longer reports one.
    expect(await follow(question)).toEqual({ outcome: 'gone', purpose: 'newsletter-confirm' });

    await deliverAll();
    expect(await ask()).toEqual({ status: 'done' });
    expect(await forms.subscribers()).toMatchObject([{ confirmedAt: null, leftAt: null }]);
    expect(await follow(await lastQuestion())).toMatchObject({ outcome: 'done' });
    expect(await forms.mails('newsletter-welcome')).toHaveLength(1);
    expect(await forms.subscribers()).toMatchObject([{ confirmedAt: expect.any(Date), leftAt: null }]);
  });

  test('whoever has subscribed gets nothing more, and the answer does not tell', async () => {
    await ask();
    await follow(await lastQuestion());
    await deliverAll();
    const before = await forms.subscribers();
    expect(await ask()).toEqual({ status: 'done' });
    expect(await forms.deliveries()).toEqual([]);
    // The dates are the proof of consent, and whoever typed the address cannot change it.
    expect(await forms.subscribers()).toEqual(before);
  });

  test('with a provider, whom it alone knows to have left is asked again, and comes back to its list', async () => {
    Object.assign(changed, { BREVO_API_KEY: 'key', NEWSLETTER_LIST_ID: 12 });
    const dutch = { locale: 'nl-be', email: 'lotte@voorbeeld.be' };
    const askInDutch = async () => {
      newVisitor('be.localhost:3000');
      return subscribe(null, await scripted('newsletter', { ...fields, ...dutch }));
    };
    await askInDutch();
    await follow(await lastQuestion());
    await deliverAll();
    const [before] = await forms.subscribers();
    expect(await askInDutch()).toEqual({ status: 'done' });
    expect(await forms.deliveries()).toMatchObject([
      { template: 'newsletter-confirm', locale: 'nl-be', to: { address: 'lotte@voorbeeld.be' } },
    ]);
    const question = await lastQuestion();
    await deliverAll();
    expect(await follow(question)).toEqual({ outcome: 'done', purpose: 'newsletter-confirm' });
    expect(await forms.deliveries()).toEqual([{ kind: 'list', action: 'add', listId: 12, ...dutch }]);
    const [after] = await forms.subscribers();
    expect(after).toEqual({ ...before, lastContactAt: expect.any(Date) });
  });

  test('whoever left, or has not answered, consents on the day of the last question', async () => {
    await ask();
    const [asked] = await forms.subscribers();
    await ask();
    const [askedAgain] = await forms.subscribers();
    await follow(await lastQuestion());
    await follow(await lastLeaveUrl());
    await ask();
    const [afterLeaving] = await forms.subscribers();
    const dates = [asked, askedAgain, afterLeaving].map((row) => Number(row?.createdAt));
    expect(dates).toEqual([...new Set(dates)].sort());
  });

  test('somebody who has lost the question gets it again', async () => {
    await ask();
    await ask();
    expect(await forms.mails('newsletter-confirm')).toHaveLength(2);
    expect(await forms.subscribers()).toHaveLength(1);
  });

  test('twenty clicks at once are one question; two languages are two subscriptions', async () => {
    const data = await scripted('newsletter', fields);
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(null, data)));
    expect(answers.every(({ status }) => status === 'done')).toBe(true);
    expect(await forms.deliveries()).toHaveLength(1);
    expect(await forms.dueDeliveries()).toHaveLength(1);
    newVisitor('be.localhost:3000');
    expect(await subscribe(null, await scripted('newsletter', { ...fields, locale: 'nl-be' }))).toEqual({
      status: 'done',
    });
    const locales = (await forms.subscribers()).map(({ locale }) => locale);
    expect(locales.sort()).toEqual(['fr-fr', 'nl-be']);
  });

  test('without script nothing is noted and nobody is written to before the button', async () => {
    const state = await subscribe(null, posted(fields));
    expect(state.status).toBe('confirm');
    expect(await forms.subscribers()).toEqual([]);
    expect(await forms.deliveries()).toEqual([]);
    const token = state.status === 'confirm' ? state.token : '';
    expect(await subscribe(null, posted({ token }))).toEqual({ status: 'done' });
    expect(await subscribe(null, posted({ token }))).toEqual({ status: 'done' });
    expect(await forms.subscribers()).toMatchObject([{ email: 'camille@exemple.fr', confirmedAt: null }]);
    expect(await forms.mails('newsletter-confirm')).toHaveLength(1);
  });

  test('the mail program leaves by itself (RFC 8058), with links that leave something only', async () => {
    await ask();
    const question = new URL(String(await lastQuestion()));
    await follow(question);
    const [welcome] = await forms.mails('newsletter-welcome');
    expect(welcome?.unsubscribeUrl).toMatch(/^http:\/\/fr\.localhost:3000\/api\/leave\?t=newsletter-leave\./);
    const before = await forms.subscribers();
    const misused = new URL(`/api/leave${question.search}`, question);
    expect((await leaveByMail(misused.href)).status).toBe(400);
    expect((await leaveByMail('http://fr.localhost:3000/api/leave')).status).toBe(400);
    expect(await forms.subscribers()).toEqual(before);
    expect((await leaveByMail(welcome?.unsubscribeUrl)).status).toBe(200);
    expect((await leaveByMail(welcome?.unsubscribeUrl)).status).toBe(200);
    expect(await forms.subscribers()).toMatchObject([{ leftAt: expect.any(Date) }]);
  });

  test.each([
    ['fr.localhost:3000', 'fr-fr', '/votre-demande'],
    ['be.localhost:3000', 'fr-be', '/votre-demande'],
    ['be.localhost:3000', 'nl-be', '/nl/uw-aanvraag'],
  ])(
    'a mail program that opens the address instead is led to the page with the button, %s %s',
    async (host, locale, path) => {
      newVisitor(host);
      await subscribe(null, await scripted('newsletter', { ...fields, locale }));
      await follow(await lastQuestion());
      const [welcome] = await forms.mails('newsletter-welcome');
      const address = welcome?.unsubscribeUrl ?? '';
      expect(new URL(address).host).toBe(host);
      newVisitor(host);
      const opened = await GET(new Request(address));
      expect([opened.status, opened.headers.get('cache-control')]).toEqual([303, 'no-store']);
      const page = new URL(opened.headers.get('location') ?? '', address);
      expect([page.host, page.pathname, tokenOf(page)]).toEqual([host, path, tokenOf(address)]);
      expect(await forms.subscribers()).toMatchObject([{ leftAt: null }]);
      expect(await follow(page)).toEqual({ outcome: 'done', purpose: 'newsletter-leave' });
    },
  );

  test('leaving waits for the provider where its address is closed, as while mails are held for a look', async () => {
    Object.assign(changed, { BREVO_API_KEY: 'key', NEWSLETTER_LIST_ID: 7, BREVO_API_URL: 'http://127.0.0.1:9' });
    expectConsole('error', /^\[outbox\] AppError: mail delivery failed temporarily/);
    await ask();
    await follow(await lastQuestion());
    const leave = await lastLeaveUrl();
    await deliverAll();
    await follow(leave);
    const { db } = forms.place.store;
    const [row] = await db.select().from(outbox);
    expect(await deliverRow(forms.place.store, row?.id ?? '')).toBe('waiting');
    expect(await db.select().from(outbox)).toMatchObject([
      { state: 'waiting', attempts: 1, delivery: { kind: 'list', action: 'remove', email: 'camille@exemple.fr' } },
    ]);
  });

  /** Confirmed in two languages, the last question in Dutch. */
  const inTwoLanguages = async () => {
    await ask({ email: 'lotte@voorbeeld.be' });
    await follow(await lastQuestion());
    newVisitor('be.localhost:3000');
    await subscribe(null, await scripted('newsletter', { ...fields, locale: 'nl-be', email: 'lotte@voorbeeld.be' }));
    await follow(await lastQuestion());
    await ask({ email: 'odile@exemple.fr' });
    await follow(await lastQuestion());
    const [, welcome] = await forms.mails('newsletter-welcome');
    await deliverAll();
    return welcome?.values.leaveUrl;
  };
  const readers = async () =>
    (await forms.subscribers()).flatMap(({ email, locale, leftAt }) => (leftAt ? [] : `${locale} ${email}`)).sort();

  test('left in one language, the one list of the provider is left', async () => {
    Object.assign(changed, { BREVO_API_KEY: 'key', NEWSLETTER_LIST_ID: 12 });
    const leaveUrl = await inTwoLanguages();
    expect(await follow(leaveUrl)).toEqual({ outcome: 'done', purpose: 'newsletter-leave' });
    expect(await readers()).toEqual(['fr-fr odile@exemple.fr']);
    const removal = { kind: 'list', action: 'remove', listId: 12, email: 'lotte@voorbeeld.be' } as const;
    expect(await forms.deliveries()).toMatchObject([removal]);
    expect(await isStillMeant(forms.place.store.db, { ...removal, locale: 'nl-be' })).toBe(true);
  });

  test('left in one language, it goes on in the other where the store is the list', async () => {
    expect(await follow(await inTwoLanguages())).toMatchObject({ outcome: 'done' });
    expect(await readers()).toEqual(['fr-fr lotte@voorbeeld.be', 'fr-fr odile@exemple.fr']);
  });

  /** Left, erased as after seven days, and subscribed again by a mail that is not the one whose link is returned. */
  const subscribedAnew = async (more: { email: string; locale: string }, again = more.locale) => {
    const subscribeIn = async (locale: string) => {
      newVisitor(locale === 'fr-fr' ? 'fr.localhost:3000' : 'be.localhost:3000');
      await subscribe(null, await scripted('newsletter', { ...fields, ...more, locale }));
      await follow(await lastQuestion());
    };
    await subscribeIn(more.locale);
    const [first] = (await forms.mails('newsletter-welcome')).slice(-1);
    await follow(first?.values.leaveUrl);
    await deliverAll();
    await forms.place.store.db.delete(subscribers);
    await subscribeIn(again);
    newVisitor();
    await ask({ email: 'odile@exemple.fr' });
    await follow(await lastQuestion());
    return first;
  };

  test('the link of an old mail leaves what was subscribed again since, on the page and by the mail program', async () => {
    const first = await subscribedAnew({ email: 'lotte@voorbeeld.be', locale: 'nl-be' });
    expect(await readers()).toEqual(['fr-fr odile@exemple.fr', 'nl-be lotte@voorbeeld.be']);
    expect((await leaveByMail(first?.unsubscribeUrl)).status).toBe(200);
    expect(await readers()).toEqual(['fr-fr odile@exemple.fr']);
    expect((await forms.mails('newsletter-welcome')).map(({ to }) => to.address)).toEqual(['odile@exemple.fr']);
    expect(await follow(first?.values.leaveUrl)).toMatchObject({ outcome: 'done' });
  });

  test('subscribed again in another language, an old link leaves the one list of a provider, and no other', async () => {
    const old = await subscribedAnew({ email: 'lotte@voorbeeld.be', locale: 'nl-be' }, 'fr-be');
    expect(await follow(old?.values.leaveUrl)).toMatchObject({ outcome: 'gone' });
    Object.assign(changed, { BREVO_API_KEY: 'key', NEWSLETTER_LIST_ID: 12 });
    expect(await follow(old?.values.leaveUrl)).toMatchObject({ outcome: 'done' });
    expect(await readers()).toEqual(['fr-fr odile@exemple.fr']);
  });

  test('no link to leave has expired after four years, and that of an earlier mail names the row alone', async () => {
    await ask();
    await follow(await lastQuestion());
    const leave = tokenOf(await lastLeaveUrl());
    const secret = process.env.FORMS_SECRET ?? '';
    expect(readLink(leave, secret, Date.now() + 4 * 365 * 86_400_000)).toMatchObject({ valid: true });
    const [row] = await forms.subscribers();
    const earlier = signLink({ purpose: 'newsletter-leave', id: row?.id ?? '' }, Date.now() + 60_000, secret);
    expect(await followLink(posted({ token: earlier }))).toMatchObject({ outcome: 'done' });
    expect(await readers()).toEqual([]);
  });

  test('left while a mail waits, the welcome or another question, it is not sent', async () => {
    await ask();
    await follow(await lastQuestion());
    const leaveUrl = await lastLeaveUrl();
    await ask({ email: 'odile@exemple.fr' });
    await follow(await lastQuestion());
    const ofOdile = { to: { address: 'odile@exemple.fr' } };
    expect(await follow(leaveUrl)).toMatchObject({ outcome: 'done' });
    expect(await forms.mails('newsletter-welcome')).toMatchObject([ofOdile]);
    await ask();
    expect(await forms.mails('newsletter-confirm')).toHaveLength(2);
    expect(await follow(leaveUrl)).toMatchObject({ outcome: 'done' });
    expect(await forms.mails('newsletter-confirm')).toMatchObject([ofOdile]);
  });

  describe('the list of the provider is what the store says, however late a delivery is', () => {
    const list = { kind: 'list', listId: 7, email: 'camille@exemple.fr', locale: 'fr-be' } as const;
    const meant = async () => {
      const { db } = forms.place.store;
      return [
        await isStillMeant(db, { ...list, action: 'add' }),
        await isStillMeant(db, { ...list, action: 'remove' }),
      ];
    };
    const row = (locale: string, more: object) => ({
      id: randomUUID(),
      email: list.email,
      locale,
      channel: 'newsletter_block',
      ...more,
    });
    const now = new Date();
    test.each<[what: string, rows: object[], action: 'add' | 'remove']>([
      ['nobody', [], 'remove'],
      ['asked', [row('fr-be', {})], 'remove'],
      ['subscribed', [row('fr-be', { confirmedAt: now })], 'add'],
      ['left', [row('fr-be', { confirmedAt: now, leftAt: now })], 'remove'],
      [
        'left, and subscribed again in another language',
        [row('fr-be', { confirmedAt: now, leftAt: now }), row('nl-be', { confirmedAt: now })],
        'add',
      ],
      [
        'left in both',
        [row('fr-be', { confirmedAt: now, leftAt: now }), row('nl-be', { confirmedAt: now, leftAt: now })],
        'remove',
      ],
    ])('%s', async (_, rows, action) => {
      changed.NEWSLETTER_LIST_ID = 7;
      if (rows.length > 0)
        await forms.place.store.db.insert(subscribers).values(rows as (typeof subscribers.$inferInsert)[]);
      expect(await meant()).toEqual([action === 'add', action === 'remove']);
    });

    test('another list is none of its business', async () => {
      changed.NEWSLETTER_LIST_ID = 8;
      expect(await meant()).toEqual([true, true]);
    });
  });

  test('links of an address that was erased meanwhile lead to nothing, without an error', async () => {
    await ask();
    const question = await lastQuestion();
    const [row] = await forms.subscribers();
    const id = row?.id ?? '';
    await forms.place.store.db.delete(subscribers).where(eq(subscribers.id, id));
    expect(await follow(question)).toMatchObject({ outcome: 'gone' });
    const secret = process.env.FORMS_SECRET ?? '';
    const leave = signLink({ purpose: 'newsletter-leave', id }, Date.now() + 60_000, secret);
    expect(await followLink(posted({ token: leave }))).toMatchObject({ outcome: 'gone' });
    const late = signLink({ purpose: 'newsletter-leave', id }, Date.now() - 60_000, secret);
    expect(await followLink(posted({ token: late }))).toEqual({ outcome: 'expired' });
    expect(await followLink(posted({ token: 'x' }))).toEqual({ outcome: 'invalid' });
  });

  test('one address is asked three times a day; the fourth hears when to come back', async () => {
    for (let time = 0; time < 3; time++) expect(await ask()).toEqual({ status: 'done' });
    expect(await ask()).toMatchObject({
      status: 'error',
      problem: { code: 'limitedToday' },
      result: { initialValue: { email: fields.email } },
    });
    expect(await forms.mails('newsletter-confirm')).toHaveLength(3);
    expect(await ask({ email: 'autre@exemple.fr' })).toEqual({ status: 'done' });
  });
});
