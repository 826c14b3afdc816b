import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import ModerationPage from '../../../app/(bare)/moderation/page.tsx';
import { POST as leaveByMailProgram } from '../../../app/api/leave/route.ts';
import { getSold } from '../../../lib/catalogue/sold.ts';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { linkUrl, readLink } from '../../../lib/links/signed.ts';
import { closeModeration, decideReview, openModeration } from '../../../lib/moderation/actions.ts';
import { isModerator, sessionValue } from '../../../lib/moderation/moderator.ts';
import { areExpired, onInvalidation, UNSHARED_TAG } from '../../../lib/platform/cache/tags.ts';
import { env } from '../../../lib/platform/env.ts';
import type { Locale } from '../../../lib/platform/markets.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import { openReview, sendReview } from '../../../lib/reviews/actions.ts';
import { eraseReviewsOf, reviewBook, reviewTag } from '../../../lib/reviews/book.ts';
import { importReviews } from '../../../lib/reviews/import.ts';
import { askForReviews, noteFulfilled, openInvitation } from '../../../lib/reviews/invitations.ts';
import { reviewAccess, reviewToken, stateOfDraft } from '../../../lib/reviews/queries.ts';
import { getShownReviews, showReviews } from '../../../lib/reviews/shown.ts';
import { bumpContentVersion } from '../../../lib/services/prismic/content-state.ts';
import { LEAVE_LINK_DAYS } from '../../../lib/services/store/retention.ts';
import {
  reviewInvitations,
  reviewLog,
  reviewOptOuts,
  reviews,
  submissions,
} from '../../../lib/services/store/schema.ts';
import { eraseExpired } from '../../../lib/worker/erase.ts';
import { importFirstReviews } from '../../../lib/worker/run-jobs.ts';
import words from '../../../messages/fr/reviews.json';
import dutchWords from '../../../messages/nl/reviews.json';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, tokenOf } from '../../setup/forms.ts';
import { takeCacheCalls, takeRefreshes } from '../../setup/next/cache.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';
import { signIn, ticket } from '../../setup/signed-in.ts';
import { DRIVERS } from '../../setup/store.ts';
import { CAMILLE, tokenOf as shopToken } from '../customer-shop.ts';

const { commerce, content } = await startServices();

const PRODUCT = '7006';
const order = {
  name: '#1042',
  email: 'Elise@Exemple.fr',
  locale: 'fr-fr' as const,
  orderedAt: '2026-11-01T08:00:00Z',
  lines: [
    { variantId: '70061', productId: PRODUCT, title: 'Magnésium marin' },
    { variantId: '70021', productId: '7002', title: 'Tisane du soir' },
  ],
};
const typed = {
  locale: 'fr-fr',
  rating: '4',
  title: 'Bon produit',
  text: 'Le flacon se referme bien, et le goût est discret.',
  displayName: 'Élise D.',
  agreement: 'on',
};
const PLAIN = { 'content-type': 'multipart/form-data; boundary=x' };

/** An editor makes a medicine of a product that the shop sells: the site must not believe the shop. */
async function makeMedicine(productId: string): Promise<void> {
  if (!content) throw new Error('no content service');
  const { drafts } = content.repository;
  const { id = '' } = (await getSold('fr-fr', productId)) ?? {};
  const document = drafts.existing(id);
  drafts.save({ ...document, data: { ...document.data, regulatory_class: 'medicine_amm' } });
  drafts.publish(id);
  bumpContentVersion();
}

afterEach(async () => {
  await content?.reset();
  bumpContentVersion();
});

const redirectOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => expect.unreachable(),
    (error: { to?: string }) => error.to ?? '',
  );

describe.each(DRIVERS)('reviews on the %s store', (driver) => {
  const forms = formsOn(driver);
  const db = () => forms.place.store.db;
  const book = () => reviewBook(db());
  const invite = (more: object = {}) =>
    openInvitation({
      orderName: '#1042',
      variantId: '70061',
      productId: PRODUCT,
      productName: 'Magnésium marin',
      email: 'elise@exemple.fr',
      locale: 'fr-fr',
      orderedAt: new Date(order.orderedAt),
      ...more,
    });
  const send = (link: string, more: object = {}) => sendReview(null, posted({ ...typed, link, ...more }));
  const written = async (more: object = {}) => {
    expect(await send(reviewToken(await invite(more)))).toEqual({ status: 'done' });
    newVisitor();
    return (await book().inState('pending', 10)).at(-1)?.id ?? '';
  };
  const fulfilled = (more: object = {}) =>
    forms.place.store.transaction((tx) => noteFulfilled(tx, { ...order, ...more }));

  describe('the mail after the shipment', () => {
    beforeEach(() => {
      changed.REVIEW_MAIL_DAYS = 0;
    });

    test('asks once for each order, with a link for each product and a way out', async () => {
      await fulfilled();
      await fulfilled();
      expect(await forms.dueJobs('ask-reviews')).toHaveLength(2);
      expect(await askForReviews(forms.place.store)).toBe(1);
      expect(await askForReviews(forms.place.store)).toBe(0);
      const mails = await forms.mails('review-invite');
      expect(mails).toMatchObject([
        { to: { address: 'Elise@Exemple.fr' }, locale: 'fr-fr', values: { order: '#1042' } },
      ]);
      const [mail] = mails;
      expect(mail?.values.products.map(({ name }) => name).sort()).toEqual([
        'Magnésium marin, 60 gélules',
        'Tisane du soir, 20 sachets',
      ]);
      expect(await reviewAccess(tokenOf(mail?.values.products[0]?.url))).toMatchObject({ status: 'open' });
      expect(mail?.unsubscribeUrl).toMatch(/\/api\/leave\?t=review-leave\./);
    });

    test.each<[locale: Locale, contactUrl: string]>([
      ['fr-fr', 'http://fr.localhost:3000/nous-ecrire'],
      ['nl-be', 'http://be.localhost:3000/nl/schrijf-ons'],
    ])('says where to write: a reply and a link lead to the team, %s', async (locale, contactUrl) => {
      changed.CONTACT_MAILBOX = 'ecoute@exemple.be';
      await fulfilled({ locale });
      await askForReviews(forms.place.store);
      expect(await forms.mails('review-invite')).toMatchObject([
        { replyTo: { address: 'ecoute@exemple.be' }, values: { contactUrl } },
      ]);
    });

    test('names what was bought in the language of the order, whatever the webhook called it; a variant that is gone as it did', async () => {
      const pot = { variantId: '70112', productId: '7011', title: 'Crème au souci, 150 ml' };
      const gone = { variantId: '99999', productId: PRODUCT, title: 'Magnésium marin, 30 gélules' };
      await fulfilled({ locale: 'nl-be', lines: [order.lines[0], pot, gone] });
      expect(await askForReviews(forms.place.store)).toBe(1);
      const [mail] = await forms.mails('review-invite');
      expect(mail).toMatchObject({ locale: 'nl-be' });
      const names = mail?.values.products.map(({ name }) => name) ?? [];
      expect(names.sort()).toEqual([
        'Goudsbloemcrème, 150 ml',
        'Magnésium marin, 30 gélules',
        'Marien magnesium, 60 capsules',
      ]);
      const rows = await db().select().from(reviewInvitations);
      expect(rows.map(({ productName }) => productName).sort()).toEqual(names);
    });

    test('is one for an order that is edited and sent again, before it or after', async () => {
      const [first, second] = order.lines;
      const added = { variantId: '70062', productId: PRODUCT, title: 'Magnésium marin' };
      changed.REVIEW_MAIL_DAYS = 9;
      await fulfilled({ name: '#3001', lines: [first] });
      await db().update(reviewInvitations).set({ dueAt: sql`now() - interval '1 minute'` });
      await fulfilled({ name: '#3001', lines: [first, second] });
      expect(await askForReviews(forms.place.store)).toBe(1);
      changed.REVIEW_MAIL_DAYS = 0;
      await fulfilled({ name: '#3001', lines: [first, second, added] });
      expect(await askForReviews(forms.place.store)).toBe(0);
      const mails = await forms.mails('review-invite');
      expect(mails.map(({ values }) => values.products.length)).toEqual([2]);
      expect(await db().select().from(reviewInvitations)).toHaveLength(3);
    });

    test('is not sent before its day, nor where nobody is asked', async () => {
      changed.REVIEW_MAIL_DAYS = 10;
      await fulfilled();
      expect(await askForReviews(forms.place.store)).toBe(0);
      changed.REVIEW_MAIL_DAYS = undefined;
      await fulfilled({ name: '#1043' });
      expect(await db().select().from(reviewInvitations).where(eq(reviewInvitations.orderName, '#1043'))).toEqual([]);
    });

    test('is not sent once the setting is empty, whatever orders wait, nor when it is set again', async () => {
      await fulfilled({ name: '#1061' });
      changed.REVIEW_MAIL_DAYS = 12;
      await fulfilled({ name: '#1062' });
      changed.REVIEW_MAIL_DAYS = undefined;
      expect(await askForReviews(forms.place.store)).toBe(0);
      changed.REVIEW_MAIL_DAYS = 0;
      expect(await askForReviews(forms.place.store)).toBe(0);
      const rows = await db().select({ dueAt: reviewInvitations.dueAt }).from(reviewInvitations);
      expect(rows).toEqual([1, 2, 3, 4].map(() => ({ dueAt: null })));
      expect(await forms.deliveries()).toEqual([]);
    });

    test('is not sent for an order of medicines only, nor names one beside other products', async () => {
      await makeMedicine(PRODUCT);
      await fulfilled({ lines: [order.lines[0]] });
      expect(await askForReviews(forms.place.store)).toBe(0);
      await fulfilled({ name: '#1043' });
      expect(await askForReviews(forms.place.store)).toBe(1);
      const [mail] = await forms.mails('review-invite');
      expect(mail?.values.products.map(({ name }) => name)).toEqual(['Tisane du soir, 20 sachets']);
    });

    test('is not sent for an order of nothing that is sold here', async () => {
      await fulfilled({ lines: [{ variantId: '1', productId: '7099', title: 'Arnica' }] });
      expect(await askForReviews(forms.place.store)).toBe(0);
      expect(await forms.deliveries()).toEqual([]);
    });

    test('is not sent for what has been reviewed', async () => {
      await fulfilled({ lines: [order.lines[0]] });
      await written();
      expect(await askForReviews(forms.place.store)).toBe(0);
    });

    test('is not sent for what the person has reviewed after another order, but for the rest', async () => {
      await written({ orderName: '#2090', variantId: '70062', email: 'elise@exemple.fr' });
      await fulfilled({ name: '#2120', lines: [order.lines[0]] });
      expect(await askForReviews(forms.place.store)).toBe(0);
      await fulfilled({ name: '#2150' });
      await fulfilled({ name: '#2151', email: 'odile@exemple.fr', lines: [order.lines[0]] });
      expect(await askForReviews(forms.place.store)).toBe(2);
      const mails = await forms.mails('review-invite');
      const names = mails.map(({ values }) => values.products.map(({ name }) => name));
      expect(names.sort()).toEqual([['Magnésium marin, 60 gélules'], ['Tisane du soir, 20 sachets']]);
    });

    test.each([
      ['not', 'from it', { form: 'withdrawal', state: 'accepted', order: '#BE-77' }, 0],
      ['not', 'from it, as one types it', { form: 'withdrawal', state: 'accepted', order: 'be 77' }, 0],
      ['still', 'without a confirmation', { form: 'withdrawal', state: 'held', order: '#BE-77' }, 1],
      ['still', 'from another order', { form: 'withdrawal', state: 'accepted', order: '#BE-770' }, 1],
      ['still', 'by a return for another reason', { form: 'returns', state: 'accepted', order: '#BE-77' }, 1],
    ] as const)('is %s sent after a withdrawal %s', async (_, __, { form, state, order: typedOrder }, mails) => {
      await fulfilled({ name: '#BE-77' });
      await db()
        .insert(submissions)
        .values({
          id: randomUUID(),
          form,
          locale: 'fr-be',
          state,
          payload: { order: typedOrder },
          key: 'key',
          contents: 'contents',
          deliveries: [],
          deleteAt: new Date('2031-01-01'),
        });
      expect(await askForReviews(forms.place.store)).toBe(mails);
    });

    test('names all products of an order, however many orders one run takes', async () => {
      await fulfilled();
      await fulfilled({ name: '#1043' });
      expect(await askForReviews(forms.place.store, 1)).toBe(1);
      expect(await askForReviews(forms.place.store, 1)).toBe(1);
      expect(await askForReviews(forms.place.store, 1)).toBe(0);
      const mails = await forms.mails('review-invite');
      expect(mails.map(({ values }) => values.products.length)).toEqual([2, 2]);
    });

    test('is not sent for a gift card, and its link opens no form', async () => {
      await fulfilled({ lines: [{ variantId: '70211', productId: '7021', title: 'Carte cadeau' }] });
      expect(await askForReviews(forms.place.store)).toBe(0);
      const card = await invite({ orderName: '#1050', variantId: '70211', productId: '7021' });
      expect(await reviewAccess(reviewToken(card))).toEqual({ status: 'notHere' });
    });

    test('goes to nobody who does not want any: now, and for the next order', async () => {
      await fulfilled();
      await askForReviews(forms.place.store);
      const [mail] = await forms.mails('review-invite');
      const leave = () => followLink(posted({ token: tokenOf(mail?.values.leaveUrl) }));
      expect(await leave()).toEqual({ outcome: 'done', purpose: 'review-leave' });
      expect(await leave()).toEqual({ outcome: 'done', purpose: 'review-leave' });
      await fulfilled({ name: '#1044' });
      expect(await askForReviews(forms.place.store)).toBe(0);
    });

    test('says how to leave for five years, whatever was erased since; the objection is kept for good', async () => {
      await fulfilled({ email: 'Odile@Exemple.fr' });
      await fulfilled({ name: '#1045', email: 'odile@exemple.fr' });
      expect(await askForReviews(forms.place.store, 1)).toBe(1);
      const [mail] = await forms.mails('review-invite');
      const unsubscribeUrl = mail?.unsubscribeUrl ?? '';
      const inTime = Date.now() + (LEAVE_LINK_DAYS - 1) * 86_400_000;
      expect(readLink(tokenOf(unsubscribeUrl), env().FORMS_SECRET, inTime)).toMatchObject({ valid: true });
      await eraseReviewsOf(forms.place.store, 'odile@exemple.fr');
      expect((await leaveByMailProgram(new Request(unsubscribeUrl, { method: 'POST' }))).status).toBe(200);
      await db().update(reviewOptOuts).set({ createdAt: sql`now() - interval '9 years'` });
      await eraseExpired(forms.place.store);
      await fulfilled({ name: '#2001', email: 'ODILE@exemple.fr' });
      expect(await askForReviews(forms.place.store)).toBe(0);
    });

    test('reaches no second order that waits when the person leaves', async () => {
      await fulfilled({ email: 'basile@exemple.fr' });
      await fulfilled({ name: '#1046', email: 'Basile@exemple.fr' });
      expect(await askForReviews(forms.place.store, 1)).toBe(1);
      const [mail] = await forms.mails('review-invite');
      await leaveByMailProgram(new Request(mail?.unsubscribeUrl ?? '', { method: 'POST' }));
      expect(await askForReviews(forms.place.store)).toBe(0);
    });

    test('is not sent when it waits while the person leaves', async () => {
      await fulfilled({ name: '#1048', email: 'Basile@exemple.fr' });
      await fulfilled({ name: '#1049', email: 'basile@exemple.fr' });
      await fulfilled({ name: '#1050', email: 'irma@exemple.fr' });
      expect(await askForReviews(forms.place.store)).toBe(3);
      const mail = (await forms.mails('review-invite')).find(({ to }) => to.address.startsWith('basile'));
      await leaveByMailProgram(new Request(mail?.unsubscribeUrl ?? '', { method: 'POST' }));
      expect(await forms.mails('review-invite')).toMatchObject([{ to: { address: 'irma@exemple.fr' } }]);
    });

    test('of before names an invitation in its link, which works while that is there', async () => {
      const id = await invite({ email: 'Irma@exemple.fr' });
      const old = posted({ token: tokenOf(linkUrl('fr-fr', 'review-leave', id, 90)) });
      expect(await followLink(old)).toMatchObject({ outcome: 'done' });
      await fulfilled({ name: '#1047', email: 'irma@exemple.fr' });
      expect(await askForReviews(forms.place.store)).toBe(0);
      await eraseReviewsOf(forms.place.store, 'irma@exemple.fr');
      expect(await followLink(old)).toMatchObject({ outcome: 'gone' });
    });
  });

  describe('a review', () => {
    test('waits for its moderator, who is told; its link is used up', async () => {
      const link = reviewToken(await invite());
      expect(await send(link)).toEqual({ status: 'done' });
      expect(await book().inState('pending', 10)).toMatchObject([
        { orderName: '#1042', productId: PRODUCT, rating: 4, displayName: 'Élise D.', email: 'elise@exemple.fr' },
      ]);
      expect(await forms.mails('review-team')).toMatchObject([
        { to: { address: 'contact@silene.example' }, values: { product: 'Magnésium marin', vigilance: false } },
      ]);
      expect(await getShownReviews(PRODUCT, null)).toBeNull();
      expect(await reviewAccess(link)).toMatchObject({ status: 'used', state: 'pending' });
      // The same post again is the same submission, another one is refused.
      expect(await send(link)).toEqual({ status: 'done' });
      expect(await send(link, { title: 'Encore' })).toMatchObject({ problem: { code: 'reviewTwice' } });
      expect(await book().inState('pending', 10)).toHaveLength(1);
    });

    test('is found by the reference in the mail to the team', async () => {
      await send(reviewToken(await invite()), { title: 'À retrouver' });
      const [mail] = await forms.mails('review-team');
      expect(await book().find(mail?.values.reference ?? '')).toMatchObject({ title: 'À retrouver', state: 'pending' });
    });

    test('of two posts at once, one is kept', async () => {
      const link = reviewToken(await invite());
      const answers = await Promise.all([send(link), send(link, { title: 'Autre' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['done', 'error']);
      expect(await book().inState('pending', 10)).toHaveLength(1);
    });

    test('that claims a cure is refused at its field, with the words, and nothing is lost', async () => {
      const link = reviewToken(await invite());
      const answer = await send(link, { text: 'Ce produit a guéri mon insomnie en deux jours.' });
      expect(answer).toMatchObject({
        status: 'error',
        result: { error: { text: ['reviewClaim {"said":"guéri"}'] }, initialValue: { displayName: 'Élise D.' } },
      });
      expect(await book().inState('pending', 10)).toEqual([]);
    });

    test('about an effect goes to the vigilance as well', async () => {
      await send(reviewToken(await invite()), { text: 'Un effet indésirable : des nausées le premier matin.' });
      expect((await forms.mails('review-team')).map(({ to }) => to.address).sort()).toEqual([
        'contact@silene.example',
        'vigilance@silene.example',
      ]);
    });

    test.each([
      ['a token that is none', () => 'review-write.x.y.z', 'reviewLink'],
      ['no token', () => '', 'reviewLink'],
    ])('with %s is refused', async (_, link, code) => {
      expect(await send(link())).toMatchObject({ problem: { code } });
    });

    test('of a medicine is refused', async () => {
      const link = reviewToken(await invite());
      await makeMedicine(PRODUCT);
      expect(await reviewAccess(link)).toEqual({ status: 'notHere' });
      expect(await send(link)).toMatchObject({ problem: { code: 'reviewNotHere' } });
    });

    test('without script: the page that follows shows what was typed, with its errors, and then the thanks', async () => {
      const link = reviewToken(await invite());
      newRequest({ headers: { ...PLAIN, 'x-client-address': '198.51.100.1' } });
      expect(await redirectOf(send(link, { text: 'Court.' }))).toBe(`/votre-avis?t=${link}`);
      const access = await reviewAccess(link);
      expect(access.status === 'open' && stateOfDraft(access.invitation.draft)).toMatchObject({
        status: 'error',
        result: { initialValue: { text: 'Court.', rating: '4' }, error: { text: ['reviewShort {"min":20}'] } },
      });
      expect(await redirectOf(send(link))).toBe(`/votre-avis?t=${link}&outcome=done`);
      expect(await db().select({ draft: reviewInvitations.draft }).from(reviewInvitations)).toEqual([{ draft: null }]);
    });
  });

  describe('the moderators', () => {
    const decide = (review: string, action: string, text = '') =>
      redirectOf(decideReview(posted({ review, action, text })));
    /** A browser without script. */
    const plainly = () => newRequest({ headers: { ...PLAIN, 'x-client-address': '198.51.100.2' } });
    const enter = (token = 'silene-ops-token') => {
      plainly();
      return redirectOf(openModeration(posted({ token })));
    };

    test('come in with the token only, and leave', async () => {
      expect(await enter('guessed')).toBe('/moderation?outcome=wrong');
      expect(await isModerator()).toBe(false);
      expect(await enter()).toBe('/moderation');
      expect(await isModerator()).toBe(true);
      await redirectOf(closeModeration(posted({})));
      expect(await isModerator()).toBe(false);
    });

    test('who signs in at the link of a mail comes to its review, and to nothing else', async () => {
      const id = await written();
      const open = (token: string, review: string) => {
        plainly();
        return redirectOf(openModeration(posted({ token, review })));
      };
      expect(await open('guessed', id)).toBe(`/moderation?outcome=wrong&review=${id}#review-${id}`);
      expect(await open('silene-ops-token', id)).toBe(`/moderation?review=${id}#review-${id}`);
      expect(await open('silene-ops-token', '//exemple.fr')).toBe('/moderation');
    });

    test.each<[site: string, session: boolean, shown: string, not: string[]]>([
      ['cross-site', false, 'continue', ['login', 'close']],
      ['same-origin', true, 'close', ['login', 'continue']],
      ['none', false, 'login', ['continue', 'close']],
      ['same-origin', false, 'login', ['continue', 'close']],
    ])('a request %s, with the session %s, is shown %s', async (site, session, shown, not) => {
      const id = await written();
      const cookies: Record<string, string> = session ? { moderation: sessionValue('silene-ops-token') } : {};
      newRequest({ headers: { 'sec-fetch-site': site }, cookies });
      const searchParams = Promise.resolve({ review: id });
      const { prelude } = await prerender(await ModerationPage({ params: Promise.resolve({}), searchParams }));
      const html = await new Response(prelude).text();
      const { moderation }: { moderation: Record<string, unknown> } = words;
      expect(html).toContain(String(moderation[shown]));
      for (const other of not) expect(html).not.toContain(String(moderation[other]));
      // Each leads on to the review.
      expect(html).toContain(`value="${id}"`);
    });

    const dutch: Record<string, string> = dutchWords.moderation as never;

    test.each<[query: Record<string, string>, session: boolean, shown: string, lang: string]>([
      [{ lang: 'nl-be' }, false, 'login', 'nl-be'],
      [{ lang: 'nl-be' }, true, 'close', 'nl-be'],
      [{}, true, 'close', 'fr-be'],
      [{ lang: 'nl' }, false, 'login', 'fr-be'],
    ])('on the Belgian site %j, with the session %s, shows %s in %s', async (query, session, shown, lang) => {
      const id = await written();
      const cookies: Record<string, string> = session ? { moderation: sessionValue('silene-ops-token') } : {};
      const host = new URL(env().SITE_URL_BE).host;
      newRequest({ headers: { host, 'sec-fetch-site': 'same-origin' }, cookies });
      const searchParams = Promise.resolve({ ...query, review: id });
      const { prelude } = await prerender(await ModerationPage({ params: Promise.resolve({}), searchParams }));
      const html = await new Response(prelude).text();
      const texts: Record<string, string> = lang === 'nl-be' ? dutch : (words.moderation as never);
      expect(html).toContain(texts[shown]);
      expect(html.toLowerCase()).toContain(`<title lang="${lang}">${texts.title?.toLowerCase()} | `);
      // Every form keeps the language.
      expect(html.match(/<form/g)?.length).toBe(html.split(`name="lang" value="${lang}"`).length - 1);
    });

    test('what is posted leads back to the page in its language, and to no other address', async () => {
      const id = await written();
      const from = (lang: string, fields: Record<string, string> = {}) => posted({ lang, review: id, ...fields });
      const open = (lang: string, token: string) => {
        plainly();
        return redirectOf(openModeration(from(lang, { token })));
      };
      expect(await open('nl-be', 'guessed')).toBe(`/moderation?lang=nl-be&outcome=wrong&review=${id}#review-${id}`);
      expect(await open('nl-be&x=1', 'silene-ops-token')).toBe(`/moderation?review=${id}#review-${id}`);
      expect(await redirectOf(decideReview(from('nl-be', { action: 'approved' })))).toBe(
        '/moderation?lang=nl-be&outcome=approved',
      );
      expect(await redirectOf(closeModeration(from('fr-be')))).toBe('/moderation?lang=fr-be');
      expect(await redirectOf(decideReview(from('nl-be', { action: 'approved' })))).toBe('/moderation?lang=nl-be');
    });

    test('nobody else decides', async () => {
      const id = await written();
      plainly();
      expect(await decide(id, 'approved')).toBe('/moderation');
      expect(await book().inState('pending', 10)).toHaveLength(1);
    });

    test('publish, answer, and refuse with a reason that the author is told', async () => {
      const id = await written();
      await enter();
      expect(await decide(id, 'approved')).toBe('/moderation?outcome=approved');
      expect(await getShownReviews(PRODUCT, null)).toMatchObject({
        summary: { count: 1, average: 4 },
        reviews: [{ title: 'Bon produit', answer: null, locale: 'fr-fr' }],
      });
      expect(JSON.stringify(await getShownReviews(PRODUCT, null))).not.toMatch(/elise@|#1042/);
      expect(await decide(id, 'answered', 'Merci.')).toBe(`/moderation?outcome=answered&review=${id}#review-${id}`);
      expect(await getShownReviews(PRODUCT, null)).toMatchObject({ reviews: [{ answer: 'Merci.' }] });
      expect(await decide(id, 'refused')).toBe(`/moderation?review=${id}#review-${id}`);
      expect(await book().find(id)).toMatchObject({ state: 'approved', draft: { problem: 'reasonRequired' } });
      expect(await decide(id, 'refused', 'Une adresse y figure.')).toBe('/moderation?outcome=refused');
      expect(await getShownReviews(PRODUCT, null)).toBeNull();
      expect(await forms.mails('review-refused')).toMatchObject([
        {
          to: { address: 'elise@exemple.fr' },
          replyTo: { address: env().CONTACT_MAILBOX },
          values: { reason: 'Une adresse y figure.', title: 'Bon produit' },
        },
      ]);
      expect((await book().log(10)).map(({ action }) => action).sort()).toEqual([
        'answered',
        'approved',
        'received',
        'refused',
      ]);
    });

    test('with script: the page stays, and is told what became of it', async () => {
      const id = await written();
      const scripted = (action: string, text = '') => decideReview(posted({ review: id, action, text }));
      expect(await scripted('approved')).toBe('ended');
      expect(takeRefreshes()).toBe(0);
      await redirectOf(openModeration(posted({ token: 'silene-ops-token' })));
      expect(await scripted('approved')).toBe('approved');
      expect(await scripted('answered', 'Cela guérit tout.')).toBeNull();
      expect(await book().find(id)).toMatchObject({ draft: { problem: 'claim', text: 'Cela guérit tout.' } });
      expect(await scripted('approved')).toBe('gone');
      expect(takeRefreshes()).toBe(3);
    });

    test('how many wait is counted beyond what a list shows', async () => {
      await written();
      await written({ orderName: '#1043' });
      expect(await book().inState('pending', 1)).toHaveLength(1);
      expect([await book().countIn('pending'), await book().countIn('approved')]).toEqual([2, 0]);
    });

    test('a second refusal is none: the author is told once', async () => {
      const id = await written();
      await enter();
      await decide(id, 'refused', 'Hors sujet.');
      expect(await decide(id, 'refused', 'Hors sujet.')).toBe('/moderation?outcome=gone');
      expect(await forms.mails('review-refused')).toHaveLength(1);
    });

    test('of an id that is none, or of a review that waits, nothing is answered', async () => {
      const id = await written();
      await enter();
      expect(await decide('x', 'approved')).toBe('/moderation?outcome=gone');
      expect(await decide(id, 'answered', 'Merci.')).toBe('/moderation?outcome=gone');
    });
  });

  describe('the shown reviews', () => {
    test('are the newest first, in pages, with the average of all', async () => {
      await importFirstReviews(forms.place.store);
      const first = await getShownReviews(PRODUCT, null);
      expect(first?.summary).toMatchObject({ count: 12, average: 4.1 });
      expect(first?.reviews).toHaveLength(3);
      const pages = await Promise.all(['1', '2'].map((page) => getShownReviews(PRODUCT, page)));
      expect(pages.map((page) => page?.reviews.length)).toEqual([10, 2]);
      const days = pages.flatMap((page) => page?.reviews.map(({ publishedAt }) => publishedAt) ?? []);
      expect(days).toEqual(days.toSorted().reverse());
      expect(await book().inState('pending', 10)).toHaveLength(3);
    });

    test.each([
      ['no page', '7'.repeat(40), 3],
      ['a page beyond the last', '873', 2],
    ])('are cached by the pages that exist: an address that names %s', async (_, requested, shown) => {
      await importFirstReviews(forms.place.store);
      takeCacheCalls();
      expect((await getShownReviews(PRODUCT, requested))?.reviews).toHaveLength(shown);
      // One entry for the product, and one for the page that is shown.
      expect(takeCacheCalls()).toEqual({ tags: Array(2).fill(reviewTag(PRODUCT)), lives: ['content', 'content'] });
      expect(await getShownReviews('7003', requested)).toBeNull();
      expect(takeCacheCalls()).toEqual({ tags: [reviewTag('7003')], lives: ['content'] });
    });

    test('replace pages from before the store was open, and nothing is published for that', async () => {
      await importFirstReviews(forms.place.store);
      const heard = vi.fn<(tags: readonly string[]) => void>();
      onInvalidation(heard);
      const now = Date.now();
      await showReviews(forms.place.store, now);
      expect(areExpired([reviewTag(PRODUCT)], now - 1, now)).toBe(true);
      expect(areExpired([reviewTag('7003')], now - 1, now)).toBe(false);
      expect(heard).not.toHaveBeenCalled();
    });

    test('are not there while no store is', async () => {
      const slot = processSingleton<unknown>('store');
      const before = slot.current;
      delete slot.current;
      onTestFinished(() => {
        slot.current = before;
      });
      takeCacheCalls();
      expect(await getShownReviews(PRODUCT, null)).toBeNull();
      // No other instance, which may have a store, gets the page.
      expect(takeCacheCalls()).toEqual({ tags: [reviewTag(PRODUCT), UNSHARED_TAG], lives: ['content'] });
      // A log that is throttled says the same only once to both drivers.
      const said = expectConsole('error', /disk is gone/);
      slot.current = Promise.reject(new Error(`the ${driver} disk is gone`));
      expect(await getShownReviews(PRODUCT, null)).toBeNull();
      expect(takeCacheCalls()).toMatchObject({
        tags: expect.arrayContaining([UNSHARED_TAG]),
        lives: ['content', 'degraded'],
      });
      expect(said).toHaveLength(1);
      slot.current = before;
      await getShownReviews(PRODUCT, null);
      expect(takeCacheCalls()).toEqual({ tags: [reviewTag(PRODUCT)], lives: ['content'] });
    });
  });

  test('an import says what is wrong, and fills an empty store only', async () => {
    const now = new Date();
    const row = {
      order: '#1',
      product: PRODUCT,
      variant: 70061,
      productName: 'Magnésium marin',
      email: 'elise@exemple.fr',
      locale: 'fr-fr',
      displayName: 'É.',
      rating: 5,
      title: 'Bien',
      text: 'Bien.',
      orderedAt: '-30d',
      writtenAt: '2026-11-01T08:00:00Z',
    };
    await expect(importReviews(forms.place.store, [{ ...row, rating: 6 }], now)).rejects.toThrow('REVIEWS_FILE');
    for (const field of ['title', 'text', 'displayName', 'answer']) {
      const claims = importReviews(
        forms.place.store,
        [row, { ...row, order: '#2', [field]: 'A guéri mon rhume' }],
        now,
      );
      await expect(claims).rejects.toThrow(new RegExp(`claims an effect on an illness\\s+→ at \\[1\\]\\.${field}`));
    }
    expect(await importReviews(forms.place.store, [row], now)).toBe(1);
    expect(await importReviews(forms.place.store, [{ ...row, order: '#2' }], now)).toBe(0);
    changed.REVIEWS_FILE = `${driver}-nowhere.json`;
    const said = expectConsole('error', /nowhere\.json/);
    await importFirstReviews(forms.place.store);
    expect(said).toHaveLength(1);
  });

  test('an import may have more reviews than a statement has parameters for', async () => {
    const file = Array.from({ length: 4_000 }, (_, index) => ({
      order: `#${index}`,
      product: PRODUCT,
      variant: 70061,
      productName: 'Magnésium marin',
      email: `client-${index}@exemple.fr`,
      locale: 'fr-fr',
      displayName: 'N.',
      rating: 1 + (index % 5),
      title: 'Avis',
      text: 'Bien emballé.',
      orderedAt: '-400d',
      writtenAt: '-380d',
      publishedAt: '-379d',
    }));
    expect(await importReviews(forms.place.store, file, new Date())).toBe(4_000);
    const [{ count } = { count: 0 }] = await db()
      .select({ count: sql<number>`count(distinct ${reviews.orderName})::int` })
      .from(reviews);
    expect(count).toBe(4_000);
  });

  test('what a person wrote is erased at their request, and what is old by itself; the log stays', async () => {
    await written();
    await written({ orderName: '#1050', email: 'other@exemple.fr' });
    expect(await eraseReviewsOf(forms.place.store, 'ELISE@exemple.fr')).toEqual({ products: 1 });
    expect(await db().select({ email: reviews.email }).from(reviews)).toEqual([{ email: 'other@exemple.fr' }]);
    expect(await db().select({ email: reviewInvitations.email }).from(reviewInvitations)).toEqual([
      { email: 'other@exemple.fr' },
    ]);
    await db().update(reviews).set({ deleteAt: sql`now() - interval '1 day'` });
    await db().update(reviewInvitations).set({ createdAt: sql`now() - interval '121 days'` });
    expect(await eraseExpired(forms.place.store)).toMatchObject({ reviews: 1, reviewInvitations: 1, reviewLog: 0 });
    expect((await db().select().from(reviewLog)).filter(({ action }) => action === 'erased')).toHaveLength(2);
  });

  describe('from the own order', () => {
    const visit = async (headers: Record<string, string> = {}) => {
      const jar = newRequest({ headers: { 'x-client-address': '198.51.100.20', ...headers } });
      await signIn(jar, ticket(), await shopToken(CAMILLE));
    };
    const open = (number: string, variantId: string) =>
      openReview(posted({ locale: 'fr-fr', order: number, variantId }));

    test('leads there by itself without script', async () => {
      await visit(PLAIN);
      expect(await redirectOf(open('914', '70061'))).toMatch(/^\/votre-avis\?t=review-write\./);
    });

    test('the button of a line that was sent leads to its form, the same each time', async () => {
      await visit();
      const [to, again] = [await open('914', '70061'), await open('914', '70061')];
      expect(to).toMatch(/^\/votre-avis\?t=review-write\./);
      expect(await reviewAccess(tokenOf(`http://fr.localhost${again}`))).toMatchObject({
        status: 'open',
        invitation: { orderName: '#914', productId: PRODUCT },
      });
      expect(await db().select().from(reviewInvitations)).toHaveLength(1);
    });

    test('is under the address that signs in, wherever the shop sent the order', async () => {
      changed.REVIEW_MAIL_DAYS = 0;
      await fulfilled({ name: '#914', email: 'guest-before@exemple.fr' });
      await visit();
      const to = await open('914', '70061');
      expect(await send(tokenOf(`http://fr.localhost${to}`))).toEqual({ status: 'done' });
      expect(await book().ofPerson(CAMILLE.email)).toMatchObject([{ orderName: '#914', variantId: '70061' }]);
      expect(await book().ofPerson('guest-before@exemple.fr')).toEqual([]);
    });

    test.each([
      [
        'another address: only the rest of the order is asked about',
        'guest-before@exemple.fr',
        ['Tisane du soir, 20 sachets'],
      ],
      ['the same', 'Camille.Morel@exemple.fr', ['Magnésium marin, 60 gélules', 'Tisane du soir, 20 sachets']],
    ])('opened and not written, with an order sent under %s', async (_, email, asked) => {
      changed.REVIEW_MAIL_DAYS = 0;
      await fulfilled({ name: '#914', email });
      await visit();
      await open('914', '70061');
      expect(await askForReviews(forms.place.store)).toBe(1);
      const [mail] = await forms.mails('review-invite');
      expect(mail?.values.products.map(({ name }) => name).sort()).toEqual(asked);
    });

    test('its link lives as long as any other, however old the invitation is', async () => {
      await visit();
      await open('914', '70061');
      await db().update(reviewInvitations).set({ createdAt: sql`now() - interval '118 days'` });
      const to = await open('914', '70061');
      await db()
        .update(reviewInvitations)
        .set({ createdAt: sql`${reviewInvitations.createdAt} - interval '89 days'` });
      expect(await eraseExpired(forms.place.store)).toMatchObject({ reviewInvitations: 0 });
      expect(await reviewAccess(tokenOf(`http://fr.localhost${to}`))).toMatchObject({ status: 'open' });
    });

    test.each([
      ['of an order that was not sent', '917', '70061'],
      ['of something else', '914', '1'],
      ["of somebody else's order", '915', '70061'],
    ])('the button %s leads back', async (_, number, variantId) => {
      await visit();
      expect(await open(number, variantId)).toBe(`/mon-compte/commandes/${number}`);
    });
  });
});

test('the demonstration has reviews of products that it sells', async () => {
  const { default: rows } = await import('../../../content/shop/reviews.json');
  for (const { variant, product } of rows)
    expect(String(commerce.catalogue.variant(Number(variant))?.product.id)).toBe(product);
});
