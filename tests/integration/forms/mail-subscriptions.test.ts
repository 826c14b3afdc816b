import { eq, sql } from 'drizzle-orm';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderReminders } from '../../../components/account/order-follow-up.tsx';
import { JobAlertSection } from '../../../components/careers/job-list.tsx';
import { ReminderView } from '../../../components/reminders/reminder-view.tsx';
import { requestJobAlert } from '../../../lib/careers/actions.ts';
import { checkJobAlerts } from '../../../lib/careers/alerts.ts';
import { readJobSelection } from '../../../lib/careers/offers.ts';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { eraseFavourites, favouritesOf, mergeFavourites, ownerOf } from '../../../lib/favourites/account.ts';
import { keepFavourites } from '../../../lib/favourites/actions.ts';
import { MOST_FAVOURITES } from '../../../lib/favourites/list.ts';
import { linkUrl } from '../../../lib/links/signed.ts';
import { publishDocuments } from '../../../lib/publication/publication.ts';
import { requestReminder } from '../../../lib/reminders/actions.ts';
import { getReminderPage } from '../../../lib/reminders/queries.ts';
import { sendReminders } from '../../../lib/reminders/send.ts';
import { bumpContentVersion } from '../../../lib/services/prismic/content-state.ts';
import { mailSubscriptions, outbox } from '../../../lib/services/store/schema.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, scripted, tokenOf } from '../../setup/forms.ts';
import { startServices } from '../../setup/services.ts';
import { DRIVERS } from '../../setup/store.ts';

const services = await startServices();
const { drafts } = services.content?.repository ?? {};
if (!drafts) throw new Error('these tests need the content service');

type Saved = Parameters<typeof drafts.save>[0];

/** A document of the demonstration by its type and language, with some other values. */
function documentWith(type: string, lang: string, matches: (data: Saved['data']) => boolean): Saved {
  const found = drafts?.all().find((each) => each.type === type && each.lang === lang && matches(each.data));
  if (!found) throw new Error(`no ${type} in ${lang}`);
  return found;
}

function publish(document: Saved): void {
  drafts?.save(document);
  drafts?.publish(document.id);
  bumpContentVersion();
}

const follow = (url: unknown) => followLink(posted({ token: tokenOf(url) }));

async function shown(element: Promise<React.ReactNode>): Promise<string> {
  const { prelude } = await prerender(await element);
  const html = await new Response(prelude as ReadableStream).text();
  return html.replaceAll('&nbsp;', '\u00a0').replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
}

describe('the pages', () => {
  test.each([
    [
      'fr-fr',
      'magnesium-marin',
      ['Me rappeler\u00a0: Magnésium marin', '30 jours (la durée prévue du produit)', '90 jours'],
    ],
    ['nl-be', 'marien-magnesium', ['Herinner mij: Marien magnesium', '30 dagen (zo lang gaat het product mee)']],
  ] as const)('in %s a product has its reminder', async (locale, uid, texts) => {
    const page = await getReminderPage(locale, uid);
    if (!page) throw new Error('no such page');
    const html = await shown(ReminderView({ locale, page }));
    for (const text of texts) expect(html).toContain(text);
    expect(html).toContain('name="agreement"');
    expect(page.product?.variants.length === 1).toBe(html.includes('type="hidden" name="variantId"'));
  });

  // As long as one a day, or two, of what the pack counts.
  test.each([
    ['fr-fr', 'clarte', 30],
    ['fr-be', 'bel-hiver', 30],
    ['nl-be', 'bel-hiver', 30],
    ['fr-fr', 'tisane-du-soir', 20],
    ['nl-be', 'avondthee', 20],
  ] as const)('in %s %s lasts as long as its dosage says', async (locale, uid, days) => {
    expect(await getReminderPage(locale, uid)).toMatchObject({ intakeDays: days });
  });

  test.each([
    ['fr-fr', 'arnica-montana-granules'],
    ['fr-fr', 'le-pilulier'],
    // To be taken now and then.
    ['fr-be', 'nuit-posee'],
    ['fr-fr', 'grand-air'],
    ['fr-fr', 'nothing'],
  ] as const)('in %s %s has none', async (locale, uid) => expect(await getReminderPage(locale, uid)).toBeNull());

  const bought = ['magnesium-marin', 'le-pilulier', 'magnesium-marin', 'baume-de-nuit'].map(
    (uid) => `/nos-produits/a/${uid}`,
  );

  test('an order leads to the reminders of what is used up in it, each once', async () => {
    const html = await shown(OrderReminders({ locale: 'fr-fr', hrefs: bought }));
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/me-rappeler/magnesium-marin',
      '/me-rappeler/baume-de-nuit',
    ]);
    expect(html).toContain('Me rappeler\u00a0: Baume de nuit');
    expect(await OrderReminders({ locale: 'fr-fr', hrefs: bought.slice(1, 2) })).toBeNull();
  });

  test('an order is shown without them while the content service does not respond', async () => {
    const said = expectConsole('error', /^\[reminders\] /);
    bumpContentVersion();
    services.faults.set({ service: 'content', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
    expect(await OrderReminders({ locale: 'fr-fr', hrefs: bought })).toBeNull();
    expect(said).not.toEqual([]);
    services.faults.clear();
    bumpContentVersion();
  });

  test('the list of offers says its filters in words', async () => {
    const selection = readJobSelection(new URLSearchParams('category=sales&place=lyon'));
    const html = await shown(JobAlertSection({ locale: 'fr-fr', selection }));
    expect(html).toContain('<li>Métier\u00a0: Commerce</li><li>Lieu\u00a0: Lyon</li>');
    expect(html).toContain('name="criteria" value="category=sales&amp;place=lyon"');
    expect(html).toContain('pendant 6 mois');
  });
});

describe.each(DRIVERS)('on the %s store', (driver) => {
  const forms = formsOn(driver);
  const set = (column: string, value: string) =>
    forms.place.store.db.execute(sql.raw(`update mail_subscriptions set ${column} = ${value}`));
  const down = (service: 'commerce' | 'content') => {
    expectConsole('error', /^\[\w[\w-]*\] \w*Error: (?:received status 503 |content repository unavailable: )/);
    bumpContentVersion();
    services.faults.set({ service, operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
  };

  describe('an alert for job offers', () => {
    const offer = documentWith('job_offer', 'fr-fr', () => true);
    const check = () => checkJobAlerts(forms.place.store);
    const ask = async (more: object = {}) => {
      newVisitor();
      const fields = { locale: 'fr-fr', email: 'Camille@Exemple.fr', criteria: '', ...more };
      return requestJobAlert(null, await scripted('job-alert', fields));
    };
    const confirmed = async (more: object = {}) => {
      await ask(more);
      const [question] = (await forms.mails('jobs-confirm')).slice(-1);
      expect(await follow(question?.values.confirmUrl)).toEqual({ outcome: 'done', purpose: 'jobs-confirm' });
      await forms.place.store.db.delete(outbox);
    };
    test('asked: the criteria are noted and said in words, and nothing is sent before the answer', async () => {
      expect(await ask({ criteria: 'sort=title&place=lyon&category=sales&category=marketing' })).toEqual({
        status: 'done',
      });
      expect(await forms.subscriptions()).toMatchObject([
        { kind: 'jobs', email: 'camille@exemple.fr', state: 'pending', dueAt: null },
      ]);
      expect((await forms.subscriptions())[0]?.subject).toBe('category=marketing&category=sales&place=lyon');
      const [question] = await forms.mails('jobs-confirm');
      expect(question?.values.criteria).toEqual(['Métier\u00a0: Marketing ou Commerce', 'Lieu\u00a0: Lyon']);
      await set('created_at', "'2020-01-01'");
      expect(await check()).toBe(0);
    });

    test('answered: new offers come in one mail, each once, however many look', async () => {
      await confirmed();
      expect(await forms.dueJobs('job-alerts')).toEqual([[]]);
      expect(await check(), 'what was there before is not new').toBe(0);
      await set('created_at', "'2020-01-01'");
      const told = await Promise.all([check(), check(), check()]);
      expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
      const [mail, ...others] = await forms.mails('jobs-new');
      expect(others).toEqual([]);
      expect(mail?.values.offers.length).toBeGreaterThan(1);
      expect(mail?.values.offers[0]?.url).toMatch(/^http:\/\/fr\.localhost:3000\/nous-rejoindre\//);
      expect(mail?.values.criteria).toEqual(['Toutes les offres']);
      expect(mail?.unsubscribeUrl).toMatch(/\/api\/leave\?t=jobs-leave\./);
      await set('mailed_at', "now() - interval '2 days'");
      expect(await check(), 'none a second time').toBe(0);
    });

    test('only those that match its criteria', async () => {
      await confirmed({ criteria: 'category=sales' });
      await set('created_at', "'2020-01-01'");
      await check();
      const [mail] = await forms.mails('jobs-new');
      expect(mail?.values.listUrl).toMatch(/\?category=sales$/);
      const all = drafts?.all().filter(({ type, lang }) => type === 'job_offer' && lang === 'fr-fr').length ?? 0;
      expect(mail?.values.offers.length).toBeLessThan(all);
    });

    test('left: nobody is told, and its question is over', async () => {
      await ask();
      const [question] = await forms.mails('jobs-confirm');
      await follow(question?.values.confirmUrl);
      expect(await follow(question?.values.leaveUrl)).toEqual({ outcome: 'done', purpose: 'jobs-leave' });
      expect(await follow(question?.values.confirmUrl)).toMatchObject({ outcome: 'gone' });
      await set('created_at', "'2020-01-01'");
      expect(await check()).toBe(0);
    });

    test('left, asked again and left by the first mail: nobody is told', async () => {
      await ask({ criteria: 'place=lyon' });
      const [first] = await forms.mails('jobs-confirm');
      await follow(first?.values.confirmUrl);
      await follow(first?.values.leaveUrl);
      await ask({ criteria: 'place=lyon' });
      await follow((await forms.mails('jobs-confirm')).at(-1)?.values.confirmUrl);
      expect(await follow(first?.values.leaveUrl)).toEqual({ outcome: 'done', purpose: 'jobs-leave' });
      expect((await forms.subscriptions()).map(({ state }) => state)).toEqual(['left', 'left']);
    });

    test('two weeks before its end: one mail asks, one click goes on', async () => {
      await confirmed();
      const [before] = await forms.subscriptions();
      const days = ((before?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(183);
      await set('due_at', "now() - interval '1 hour'");
      await set('expires_at', "now() + interval '13 days'");
      expect(await Promise.all([check(), check()])).toContain(1);
      const [mail, ...others] = await forms.mails('jobs-renewal');
      expect(others).toEqual([]);
      expect(await follow(mail?.values.extendUrl)).toEqual({ outcome: 'done', purpose: 'jobs-extend' });
      const [after] = await forms.subscriptions();
      expect(after?.expiresAt.getTime()).toBeCloseTo(before?.expiresAt.getTime() ?? 0, -6);
      expect(after?.dueAt).not.toBeNull();
      await set('expires_at', "now() - interval '1 minute'");
      expect(await follow(mail?.values.extendUrl)).toMatchObject({ outcome: 'gone' });
    });

    test('expired and not erased yet: who asks again is asked to confirm, and it begins anew', async () => {
      await confirmed();
      for (const column of ['mailed_at', 'due_at', 'expires_at']) await set(column, "now() - interval '1 minute'");
      const ended = await forms.subscriptions();
      expect(await ask()).toEqual({ status: 'done' });
      const [again, ...others] = await forms.subscriptions();
      expect(again).toMatchObject({ state: 'pending', confirmedAt: null, mailedAt: null, dueAt: null });
      expect([again?.id, others]).toEqual([ended[0]?.id, []]);
      const [question] = await forms.mails('jobs-confirm');
      expect(await follow(question?.values.confirmUrl)).toEqual({ outcome: 'done', purpose: 'jobs-confirm' });
      const [active] = await forms.subscriptions();
      expect(active?.state).toBe('active');
      expect(active?.expiresAt.getTime()).toBeGreaterThan(Date.now());
    });

    test('asked for again while it lasts: nothing is sent, and nothing changes', async () => {
      await confirmed();
      const before = await forms.subscriptions();
      expect(await ask()).toEqual({ status: 'done' });
      expect([await forms.subscriptions(), await forms.mails('jobs-confirm')]).toEqual([before, []]);
    });

    test('a publication of an offer has the worker look, one of anything else has not', async () => {
      const advice = documentWith('advice', 'fr-fr', () => true);
      await publishDocuments([advice.id], () => undefined);
      expect(await forms.dueJobs('job-alerts')).toEqual([]);
      await publishDocuments([offer.id], () => undefined);
      await vi.waitFor(async () => expect(await forms.dueJobs('job-alerts')).toEqual([[]]));
    });

    test('without script nothing is noted before the button', async () => {
      newVisitor('be.localhost:3000');
      const state = await requestJobAlert(null, posted({ locale: 'nl-be', email: 'lotte@voorbeeld.be', criteria: '' }));
      expect([state.status, await forms.subscriptions()]).toEqual(['confirm', []]);
      const token = state.status === 'confirm' ? state.token : '';
      expect(await requestJobAlert(null, posted({ token }))).toEqual({ status: 'done' });
      expect((await forms.mails('jobs-confirm'))[0]?.values.criteria).toEqual(['Alle vacatures']);
    });

    test('an address gets three questions a day at most', async () => {
      for (const place of ['lyon', 'paris', 'nice']) await ask({ criteria: `place=${place}` });
      expect(await ask({ criteria: 'place=lille' })).toMatchObject({
        status: 'error',
        problem: { code: 'limitedToday' },
      });
      newVisitor();
      const held = await requestJobAlert(null, posted({ locale: 'fr-fr', email: 'camille@exemple.fr', criteria: '' }));
      const token = held.status === 'confirm' ? held.token : '';
      expect(await requestJobAlert(null, posted({ token }))).toEqual({ ...held, problem: 'limitedToday' });
      expect(await forms.mails('jobs-confirm')).toHaveLength(3);
    });
  });

  describe('a reminder', () => {
    const product = documentWith('product', 'fr-fr', ({ intake_days }) => Number(intake_days) > 0);
    const variant = services.commerce.catalogue.products.find(
      ({ id }) => String(id) === String(product.data.shop_product_id),
    )?.variants[0];
    const variantId = String(variant?.id);
    const stock = (left: number) => {
      services.commerce.state.data.stock[Number(variantId)] = left;
    };
    beforeEach(() => stock(5));
    const ask = async (more: object = {}, host?: string) => {
      newVisitor(host);
      const fields = {
        locale: 'fr-fr',
        email: 'camille@exemple.fr',
        variantId,
        everyDays: '30',
        times: '3',
        agreement: 'on',
      };
      return requestReminder(null, await scripted('reminder', { ...fields, ...more }));
    };
    const confirmed = async (more: object = {}) => {
      expect(await ask(more)).toEqual({ status: 'done' });
      const [question] = (await forms.mails('reminder-confirm')).slice(-1);
      expect(await follow(question?.values.confirmUrl)).toEqual({ outcome: 'done', purpose: 'reminder-confirm' });
      await forms.place.store.db.delete(outbox);
    };
    const due = () => set('due_at', "now() - interval '1 hour'");
    const send = () => sendReminders(forms.place.store);

    test('confirmed: nothing before its day; then one mail with the price of the day', async () => {
      await confirmed();
      expect(await send()).toBe(0);
      const [waits] = await forms.subscriptions();
      expect(Math.round(((waits?.dueAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
      await due();
      expect((await Promise.all([send(), send()])).sort()).toEqual([0, 1]);
      const [mail, ...others] = await forms.mails('reminder');
      expect(others).toEqual([]);
      expect(mail?.values).toMatchObject({
        left: 2,
        againUrl: null,
        price: expect.stringMatching(/\d,\d\d\u00a0€$/),
        unitPrice: expect.stringMatching(/€\u00a0\/\u00a0/),
      });
      expect(mail?.values.productUrl).toMatch(new RegExp(`/nos-produits/.+\\?variant=${variantId}$`));
      expect(mail?.unsubscribeUrl).toMatch(/\/api\/leave\?t=reminder-leave\./);
    });

    test('the last one says so, leads to a new one, and ends it', async () => {
      await confirmed({ times: '1' });
      await due();
      expect(await send()).toBe(1);
      const [mail] = await forms.mails('reminder');
      expect(mail?.values).toMatchObject({ left: 0, againUrl: expect.stringContaining('/me-rappeler/') });
      expect(await forms.subscriptions()).toMatchObject([{ state: 'done', dueAt: null }]);
    });

    test('sold out: nothing is sent or counted, and its next day is an interval later', async () => {
      await confirmed();
      await due();
      stock(0);
      expect(await send()).toBe(0);
      const [waits] = await forms.subscriptions();
      expect(waits).toMatchObject({ state: 'active', details: { left: 3 } });
      expect(waits?.dueAt?.getTime()).toBeGreaterThan(Date.now());
    });

    test('gone from the content: it ends without a mail', async () => {
      await confirmed();
      await due();
      publish({ ...product, data: { ...product.data, regulatory_class: 'medicine_registered' } });
      const sent = await send().finally(() => publish(product));
      expect(sent).toBe(0);
      expect(await forms.subscriptions()).toMatchObject([{ state: 'done' }]);
    });

    test('another interval replaces the one before, once it is confirmed', async () => {
      await confirmed();
      await ask({ everyDays: '60' });
      expect((await forms.subscriptions()).map(({ state }) => state)).toEqual(['active', 'pending']);
      await follow((await forms.mails('reminder-confirm')).at(-1)?.values.confirmUrl);
      expect((await forms.subscriptions()).map(({ state }) => state)).toEqual(['left', 'active']);
    });

    test('the same interval and number, asked for again later, start anew once they are confirmed', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 50 * 86_400_000 });
      await confirmed({ everyDays: '60', times: '6' }).finally(() => vi.useRealTimers());
      expect(await ask({ everyDays: '60', times: '6' })).toEqual({ status: 'done' });
      expect((await forms.subscriptions()).map(({ state }) => state)).toEqual(['active', 'pending']);
      const [question] = await forms.mails('reminder-confirm');
      expect(await follow(question?.values.confirmUrl)).toMatchObject({ outcome: 'done' });
      const [before, now] = await forms.subscriptions();
      expect([before?.state, now?.state]).toEqual(['left', 'active']);
      expect(Math.round(((now?.dueAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(60);
      expect(await follow(question?.values.leaveUrl)).toMatchObject({ outcome: 'done' });
      expect((await forms.subscriptions()).map(({ state }) => state)).toEqual(['left', 'left']);
    });

    test('of two that were asked for, each confirmation counts, and the last one holds', async () => {
      await ask();
      await ask({ everyDays: '60' });
      const states = async () =>
        Object.fromEntries((await forms.subscriptions()).map(({ details, state }) => [details.everyDays, state]));
      const [first, second] = await forms.mails('reminder-confirm');
      await follow(first?.values.confirmUrl);
      expect(await states()).toEqual({ 30: 'active', 60: 'pending' });
      expect(await follow(second?.values.confirmUrl)).toEqual({ outcome: 'done', purpose: 'reminder-confirm' });
      expect(await states()).toEqual({ 30: 'left', 60: 'active' });
    });

    test.each([
      ['waiting', 0],
      ['failed', 0],
      ['sent', 2],
    ] as const)('left while its mails are %s: %i of them stay, and all of somebody else', async (state, stay) => {
      await ask();
      await ask({ email: 'lotte@voorbeeld.be' });
      const questions = await forms.mails('reminder-confirm');
      for (const { values } of questions) await follow(values.confirmUrl);
      await due();
      expect(await send()).toBe(2);
      await forms.place.store.db.update(outbox).set({ state });
      expect(await follow(questions[0]?.values.leaveUrl)).toMatchObject({ outcome: 'done' });
      const addresses = (await forms.deliveries()).map((each) => (each.kind === 'mail' ? each.to.address : ''));
      expect(Map.groupBy(addresses, (address) => address).get('lotte@voorbeeld.be')).toHaveLength(2);
      expect(addresses).toHaveLength(2 + stay);
    });

    describe('left by a mail of before', () => {
      /** A reminder of ninety days, replaced by one of thirty. Returns the link to leave of the first. */
      const replaced = async () => {
        await ask({ everyDays: '90', times: '6' });
        await ask({ everyDays: '30' });
        const questions = await forms.mails('reminder-confirm');
        for (const { values } of questions) await follow(values.confirmUrl);
        return questions[0]?.values.leaveUrl;
      };
      const states = async () => (await forms.subscriptions()).map(({ kind, state }) => `${kind} ${state}`).sort();
      const done = { outcome: 'done', purpose: 'reminder-leave' };

      test.each([
        ['is still stored', ['reminder left', 'reminder left']],
        ['was erased meanwhile', ['reminder left']],
      ])('of one that %s, those end that replaced it', async (what, left) => {
        const leaveUrl = await replaced();
        const ended = eq(mailSubscriptions.state, 'left');
        if (what.startsWith('was')) await forms.place.store.db.delete(mailSubscriptions).where(ended);
        expect([await follow(leaveUrl), await states()]).toEqual([done, left]);
        expect(await follow(leaveUrl)).toEqual(done);
        await set('state', "'active'");
        await set('due_at', "now() - interval '1 hour'");
        expect(await follow(leaveUrl)).toEqual(done);
        expect(await send()).toBe(0);
      });

      test('whose link names its request alone, as those of before December 2026', async () => {
        await replaced();
        const [first] = await forms.subscriptions();
        expect(await follow(linkUrl('fr-fr', 'reminder-leave', first?.id ?? '', 700))).toEqual(done);
        expect(await states()).toEqual(['reminder left', 'reminder left']);
      });

      test('what is about something else, or of somebody else, goes on', async () => {
        await confirmed({ email: 'odile@exemple.fr' });
        newVisitor();
        const alert = { locale: 'fr-fr', email: 'camille@exemple.fr', criteria: '' };
        await requestJobAlert(null, await scripted('job-alert', alert));
        await follow((await forms.mails('jobs-confirm'))[0]?.values.confirmUrl);
        expect(await follow(await replaced())).toEqual(done);
        expect(await states()).toEqual(['jobs active', 'reminder active', 'reminder left', 'reminder left']);
      });
    });

    test('asked for two days before: it is tried on its third date too, when it was sold out on two', async () => {
      await ask({ times: '1', everyDays: '60' });
      await set('expires_at', "expires_at - interval '47 hours'");
      await follow((await forms.mails('reminder-confirm'))[0]?.values.confirmUrl);
      const later = async (time: string) => {
        for (const column of ['due_at', 'expires_at']) await set(column, `${column} - interval '${time}'`);
      };
      stock(0);
      await later('60 days 1 hour');
      expect(await send()).toBe(0);
      await later('60 days');
      expect(await send()).toBe(0);
      stock(4);
      await later('60 days');
      expect(await send()).toBe(1);
    });

    test.each(['commerce', 'content'] as const)('while the %s service is away it stays due', async (service) => {
      await confirmed();
      await due();
      down(service);
      await expect(send()).rejects.toThrow();
      services.faults.clear();
      expect(await send()).toBe(1);
    });

    describe('is refused politely, and what was typed comes back', () => {
      const typed = { initialValue: { email: 'camille@exemple.fr' } };
      const refused = { status: 'error', problem: { code: 'noReminder' }, result: typed };

      test.each([
        ['a variant that the shop does not know', { variantId: '99999999' }],
        ['anything in Tunisia', { locale: 'fr-tn' }, 'tn.localhost:3000'],
      ])('%s', async (_, more, host?: string) => expect(await ask(more, host)).toMatchObject(refused));

      test('a medicine, even when an editor gave it a duration', async () => {
        publish({ ...product, data: { ...product.data, regulatory_class: 'medicine_registered' } });
        const answer = await ask().finally(() => publish(product));
        expect(answer).toMatchObject(refused);
      });

      test('a product without a duration', async () => {
        publish({ ...product, data: { ...product.data, intake_days: null } });
        const answer = await ask().finally(() => publish(product));
        expect(answer).toMatchObject(refused);
      });

      test('an interval that the product does not offer', async () => {
        expect(await ask({ everyDays: '31' })).toMatchObject({
          status: 'error',
          result: { ...typed, error: { everyDays: ['choiceUnknown'] } },
        });
        expect(await forms.place.store.db.select().from(mailSubscriptions)).toEqual([]);
      });

      test('while the shop does not answer', async () => {
        down('commerce');
        expect(await ask()).toMatchObject({ status: 'error', problem: { code: 'unavailable' }, result: typed });
      });
    });
  });

  describe('favourites of an account', () => {
    const product = (id: string) => ({ id, title: id, href: `/${id}`, picture: null });
    const owner = ownerOf('customer');
    const merge = (added: string, removed = '', from = owner, who = owner) =>
      forms.place.store
        .transaction((tx) =>
          mergeFavourites(tx, who, {
            locale: 'fr-fr',
            owner: from,
            added: [...added].map(product),
            removed: [...removed],
          }),
        )
        .then((list) => list.map(({ id }) => id).join(''));

    test('two devices: each brings its own, in its order, and nothing is lost', async () => {
      expect(await merge('ab', '', '')).toBe('ab');
      expect(await merge('cb', '', '')).toMatch(/^c/);
      expect([...(await merge(''))].sort().join('')).toBe('abc');
    });

    test('a removal counts when it is of this account, and not of another', async () => {
      await merge('ab', '');
      expect(await merge('', 'a')).toBe('b');
      expect(await merge('', 'b', ownerOf('other'))).toBe('b');
      expect(await merge('', '', '', ownerOf('other'))).toBe('');
    });

    test('beyond the most that a list holds, the oldest is dropped for good', async () => {
      const many = Array.from({ length: MOST_FAVOURITES }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
      await merge(many);
      expect(await merge('a')).toBe(`a${many.slice(0, -1)}`);
      expect(await merge('', 'a')).toBe(many.slice(0, -1));
    });

    test('are in the copy of the data, and are erased', async () => {
      await merge('a');
      const { db } = forms.place.store;
      expect(await favouritesOf(db, owner)).toMatchObject([{ locale: 'fr-fr', product: { id: 'a' } }]);
      await eraseFavourites(db, owner);
      expect(await favouritesOf(db, owner)).toEqual([]);
    });

    test('of nobody: the browser keeps its own', async () => {
      expect(await keepFavourites({})).toEqual({ status: 'signedOut' });
    });
  });
});
