import { afterEach, describe, expect, test, vi } from 'vitest';
import { apply, applySpontaneously } from '../../../lib/careers/actions.ts';
import type { Offer } from '../../../lib/careers/offers.ts';
import { getOfferPage, getOpenOffers } from '../../../lib/careers/queries.ts';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { takeMail } from '../../../lib/rate-limit/consume.ts';
import { bumpContentVersion } from '../../../lib/services/prismic/content-state.ts';
import { getAll } from '../../../lib/services/prismic/documents.ts';
import { sampleFiles } from '../../../packages/tools/lib/resilience/sample-files.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, scripted, tokenOf } from '../../setup/forms.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';

vi.mock('../../../lib/platform/i18n/dates.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/platform/i18n/dates.ts')>()),
  today: () => '2026-11-21',
}));

/** The cached list, as it was before a publication whose webhook was lost. */
const cached = vi.hoisted(() => ({ offers: null as Offer[] | null }));
vi.mock('../../../lib/careers/queries.ts', async (original) => {
  const queries = await original<typeof import('../../../lib/careers/queries.ts')>();
  const getOpenOffers: typeof queries.getOpenOffers = async (...asked) =>
    cached.offers ?? queries.getOpenOffers(...asked);
  return { ...queries, getOpenOffers };
});
afterEach(() => {
  cached.offers = null;
});

const services = await startServices();
const forms = formsOn();
const [resume, letter] = sampleFiles as [File, File];
const typed = { given_name: 'Camille', family_name: 'Aubert', email: 'Camille@Exemple.fr' };
const fields = { ...typed, locale: 'fr-fr', agreement: 'on', resume, cover_letter: letter };
const kept = { given_name: 'Camille', family_name: 'Aubert', email: 'camille@exemple.fr' };
const person = { name: 'Camille Aubert', address: 'camille@exemple.fr' };

const offers = () => getAll('job_offer', 'fr-fr');
const openOffer = async () => {
  const found = (await offers()).find(({ data }) => !data.closed && (data.closes_on ?? '9') > '2026-11-21');
  return { reference: found?.data.reference ?? '', title: found?.data.title ?? '' };
};
const applyFor = async (reference: string, more: object = {}) => {
  newVisitor();
  return apply(null, await scripted('application', { ...fields, reference, ...more }));
};
async function keptNothing(): Promise<void> {
  expect(await forms.rows()).toEqual({ submissions: [], files: [] });
  expect(await forms.deliveries()).toEqual([]);
  expect(forms.onDisk()).toEqual([]);
}

describe('"Job application"', () => {
  test('"reference: required for job-offer applications": kept with both files, to the team and to the person', async () => {
    const offer = await openOffer();
    expect(await applyFor(offer.reference)).toEqual({ status: 'done' });
    const { submissions, files } = await forms.rows();
    // "agreement: … checked on the client only": it is not stored.
    expect(submissions).toMatchObject([{ form: 'application', state: 'accepted' }]);
    expect(submissions[0]?.payload).toEqual({ ...kept, reference: offer.reference });
    expect(files.map(({ field, name }) => `${field} ${name}`)).toEqual(['cover_letter lettre.pdf', 'resume cv.pdf']);
    expect(await forms.mails('application-team')).toMatchObject([
      {
        to: { address: 'recrutement@silene.example' },
        replyTo: person,
        withFiles: true,
        values: { reference: submissions[0]?.id, givenName: 'Camille', familyName: 'Aubert', offer },
      },
    ]);
    expect(await forms.mails('application-received')).toMatchObject([
      { to: person, values: { givenName: 'Camille', offerTitle: offer.title } },
    ]);
    expect(await forms.deliveries()).toHaveLength(2);
  });

  test.each([
    ['with blanks around it', ' SIL-2026-901 ', 'SIL-2026-901'],
    ['without one', null, null],
  ])('an editor’s reference %s is the one that the page posts', async (_, written, expected) => {
    const offer = (await offers()).find(({ data }) => !data.closed && (data.closes_on ?? '9') > '2026-11-21');
    const { drafts } = services.content?.repository ?? {};
    const document = drafts?.existing(offer?.id ?? '');
    if (!drafts || !document) throw new Error('no open offer');
    drafts.save({ ...document, data: { ...document.data, reference: written } });
    drafts.publish(document.id);
    bumpContentVersion();
    const { reference } = (await getOfferPage('fr-fr', offer?.uid ?? ''))?.offer ?? {};
    expect(reference).toBe(expected ?? offer?.uid);
    expect(await applyFor(reference ?? '')).toEqual({ status: 'done' });
    expect(await forms.mails('application-team')).toMatchObject([
      { values: { offer: { reference, title: offer?.data.title } } },
    ]);
    await services.content?.reset();
    bumpContentVersion();
  });

  test('two open offers with one reference take the applications of their own pages, until they close', async () => {
    const { drafts } = services.content?.repository ?? {};
    const [one, other] = (await offers()).filter(({ data }) => !data.closed && (data.closes_on ?? '9') > '2026-11-21');
    const change = (id: string | undefined, data: object) => {
      const document = drafts?.existing(id ?? '');
      if (!drafts || !document) throw new Error('no open offer');
      drafts.save({ ...document, data: { ...document.data, ...data } });
      drafts.publish(document.id);
      bumpContentVersion();
    };
    const reference = 'SIL-2026-DOUBLE';
    for (const id of [one?.id, other?.id]) change(id, { reference });
    const pages = await Promise.all([one, other].map((each) => getOfferPage('fr-fr', each?.uid ?? '')));
    for (const page of pages) expect(await applyFor(reference, { offer: page?.offer.id })).toEqual({ status: 'done' });
    const titles = (await forms.mails('application-team')).map(({ values }) => values.offer?.title);
    expect(titles.sort()).toEqual([one?.data.title, other?.data.title].sort());
    const { submissions } = await forms.rows();
    expect(submissions.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([one, other].map((each) => ({ ...kept, reference, offer: each?.id }))),
    );
    // Without script there is no key: the same person applies for both.
    const headers = { 'x-client-address': '203.0.113.224', 'content-type': 'multipart/form-data; boundary=x' };
    newRequest({ headers });
    const held = [];
    for (const each of [one, other]) {
      const state = await apply(
        null,
        posted({ ...fields, email: 'autre@exemple.fr', reference, offer: each?.id ?? '' }),
      );
      held.push(state.status === 'confirm' ? state.token : '');
    }
    expect((await forms.rows()).submissions).toHaveLength(4);
    change(one?.id, { closed: true });
    expect(await applyFor(reference, { offer: one?.id })).toMatchObject({ problem: { code: 'offerClosed' } });
    expect(await applyFor(reference, { offer: '' })).toEqual({ status: 'done' });
    newRequest({ headers });
    const press = (token = '') => apply(null, posted({ token }));
    await expect(press(held[0])).rejects.toMatchObject({ to: `/votre-demande?t=${held[0]}&outcome=done` });
    expect(await press(held[1])).toEqual({ status: 'done' });
    await services.content?.reset();
    bumpContentVersion();
  });

  test('"the spontaneous variant has none": no reference, and one that is posted is not kept', async () => {
    const answer = await applySpontaneously(
      null,
      await scripted('spontaneous-application', { ...fields, reference: 'X' }),
    );
    expect(answer).toEqual({ status: 'done' });
    const { submissions } = await forms.rows();
    expect(submissions).toMatchObject([{ form: 'spontaneous-application' }]);
    expect(submissions[0]?.payload).toEqual(kept);
    expect(await forms.mails('application-team')).toMatchObject([{ values: { offer: null } }]);
    expect(await forms.mails('application-received')).toMatchObject([{ values: { offerTitle: null } }]);
  });

  test('the link of the acknowledgement erases the application, its files and what had not left yet', async () => {
    const { reference } = await openOffer();
    await applyFor(reference);
    await applyFor(reference, { email: 'autre@exemple.fr' });
    const mails = await forms.mails('application-received');
    const mine = mails.find(({ to }) => to.address === person.address);
    const token = tokenOf(mine?.values.deleteUrl);
    expect(await followLink(posted({ token }))).toEqual({ outcome: 'done', purpose: 'submission-delete' });
    const { submissions, files } = await forms.rows();
    expect(submissions).toMatchObject([{ payload: { email: 'autre@exemple.fr' } }]);
    expect(forms.onDisk().sort()).toEqual(files.map(({ id }) => id).sort());
    expect(files).toHaveLength(2);
    expect(JSON.stringify(await forms.deliveries())).not.toContain('camille');
    // Its mail had not left: the team has nothing to erase.
    expect(await forms.mails('erasure-team')).toEqual([]);
  });

  test('the page promises no acknowledgement that is not sent', async () => {
    for (const _ of [1, 2, 3]) await takeMail('autre@exemple.be');
    const more = { ...fields, email: 'autre@exemple.be' };
    const answer = await applySpontaneously(null, await scripted('spontaneous-application', more));
    expect(answer).toEqual({ status: 'done', mailed: false });
    expect((await forms.deliveries()).map((each) => each.kind === 'mail' && each.template)).toEqual([
      'application-team',
    ]);
  });

  test('twenty clicks at once are one application', async () => {
    const data = await scripted('application', { ...fields, reference: (await openOffer()).reference });
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(null, data)));
    expect(answers.every(({ status }) => status === 'done')).toBe(true);
    expect(await forms.deliveries()).toHaveLength(2);
    expect(forms.onDisk()).toHaveLength(2);
  });

  test('the same post again, after the offer has closed, is answered as the first; another one is not', async () => {
    const { drafts } = services.content?.repository ?? {};
    const [offer] = (await offers()).filter(({ data }) => !data.closed && (data.closes_on ?? '9') > '2026-11-21');
    const document = drafts?.existing(offer?.id ?? '');
    if (!drafts || !document) throw new Error('no open offer');
    const post = await scripted('application', { ...fields, reference: offer?.data.reference ?? '' });
    expect(await apply(null, post)).toEqual({ status: 'done' });
    drafts.save({ ...document, data: { ...document.data, closed: true } });
    drafts.publish(document.id);
    bumpContentVersion();
    expect(await apply(null, post)).toEqual({ status: 'done' });
    for (const [field, value] of Object.entries({ key: crypto.randomUUID(), given_name: 'Dominique' })) {
      const other = new FormData();
      for (const [name, each] of post) other.append(name, name === field ? value : each);
      expect(await apply(null, other)).toMatchObject({ problem: { code: 'offerClosed' } });
    }
    expect((await forms.rows()).submissions).toHaveLength(1);
    expect(await forms.deliveries()).toHaveLength(2);
    await services.content?.reset();
    bumpContentVersion();
  });

  test('without script, confirmed after the offer has closed: its page shows no form, the page of links says it', async () => {
    const { drafts } = services.content?.repository ?? {};
    const all = await getAll('job_offer', 'nl-be');
    const dutch = all.find(({ data }) => !data.closed && (data.closes_on ?? '9') > '2026-11-21');
    const document = drafts?.existing(dutch?.id ?? '');
    if (!drafts || !document) throw new Error('no open offer');
    const headers = { 'x-client-address': '203.0.113.222', 'content-type': 'multipart/form-data; boundary=x' };
    newRequest({ host: 'be.localhost:3000', headers });
    const reference = dutch?.data.reference ?? '';
    const state = await apply(null, posted({ ...fields, locale: 'nl-be', reference }));
    const token = state.status === 'confirm' ? state.token : '';
    drafts.save({ ...document, data: { ...document.data, closed: true } });
    drafts.publish(document.id);
    bumpContentVersion();
    const press = () => apply(null, posted({ token }));
    await expect(press()).rejects.toMatchObject({ to: `/nl/uw-aanvraag?t=${token}&outcome=done` });
    expect(await forms.mails('application-team')).toHaveLength(1);
    // With script the page is still there.
    newVisitor('be.localhost:3000');
    expect(await press()).toEqual({ status: 'done' });
    await services.content?.reset();
    bumpContentVersion();
  });

  test('without script it is held with its files until the button', async () => {
    const { reference } = await openOffer();
    const state = await apply(null, posted({ ...fields, reference }));
    expect(state.status).toBe('confirm');
    expect(await forms.deliveries()).toEqual([]);
    expect(forms.onDisk()).toHaveLength(2);
    const token = state.status === 'confirm' ? state.token : '';
    newRequest({ headers: { 'x-client-address': '203.0.113.223', 'content-type': 'multipart/form-data; boundary=x' } });
    expect(await apply(null, posted({ token }))).toEqual({ status: 'done' });
    expect(await apply(null, posted({ token: 'cut' }))).toMatchObject({ status: 'confirm', problem: 'gone' });
    expect(await forms.mails('application-team')).toMatchObject([{ withFiles: true }]);
    expect((await forms.rows()).files).toHaveLength(2);
  });

  test.each([
    ['closed by the team', async () => (await offers()).find(({ data }) => data.closed)?.data.reference],
    [
      'whose last day is past',
      async () => (await offers()).find(({ data }) => (data.closes_on ?? '9') < '2026-11-21')?.data.reference,
    ],
    ['that there never was', async () => 'SIL-1999-001'],
  ])('an offer %s takes no application; what was typed comes back', async (_, reference) => {
    expect(await applyFor((await reference()) ?? '')).toMatchObject({
      status: 'error',
      problem: { code: 'offerClosed' },
      result: { initialValue: typed },
    });
    await keptNothing();
  });

  test.each([
    ['does not have it yet', () => []],
    ['has its last day of before', (list: Offer[]) => list.map((each) => ({ ...each, closesOn: '2026-11-20' }))],
  ])('an open offer takes applications where the cached list %s', async (_, before: (list: Offer[]) => Offer[]) => {
    const { reference, title } = await openOffer();
    cached.offers = before(await getOpenOffers('fr-fr'));
    expect(await applyFor(reference)).toEqual({ status: 'done' });
    expect(await forms.mails('application-team')).toMatchObject([{ values: { offer: { reference, title } } }]);
    expect(await applyFor('SIL-1999-001')).toMatchObject({ problem: { code: 'offerClosed' } });
  });

  test('while the content service does not answer the reference alone travels on', async () => {
    const { reference } = await openOffer();
    expectConsole('error', /^\[careers\] /);
    bumpContentVersion();
    services.faults.set({ service: 'content', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
    expect(await applyFor(reference)).toEqual({ status: 'done' });
    expect(await forms.mails('application-team')).toMatchObject([
      { values: { offer: { reference, title: reference } } },
    ]);
    // Not the words of a spontaneous application.
    expect(await forms.mails('application-received')).toMatchObject([{ values: { offerTitle: reference } }]);
  });

  test.each<[string, object, object]>([
    ['"required files"', { resume: new File([], '') }, { resume: ['resumeRequired'] }],
    [
      '"of allowed application extensions"',
      { cover_letter: new File(['x'], 'photo.jpg') },
      { cover_letter: [expect.stringMatching(/^fileType /)] },
    ],
    [
      '"each at most 2,097,152 bytes (2 MB)"',
      { resume: new File([new Uint8Array(2_097_153)], 'cv.pdf') },
      { resume: ['fileTooLarge {"name":"cv.pdf","megabytes":2}'] },
    ],
    [
      'a file whose first bytes are another type’s',
      { resume: new File(['GIF89a and more'], 'cv.pdf') },
      { resume: ['fileContent {"name":"cv.pdf"}'] },
    ],
  ])('%s: refused, nothing on the disk, what was typed comes back', async (_, wrong, error) => {
    expect(await applyFor((await openOffer()).reference, wrong)).toMatchObject({
      status: 'error',
      result: { initialValue: typed, error },
    });
    await keptNothing();
  });
});
