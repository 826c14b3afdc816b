import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { landingStep } from '../../components/careers/job-parts.tsx';
import { getOfferPage, getOpenOffers } from '../../lib/careers/queries.ts';
import { absoluteUrl } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale } from '../../lib/platform/markets.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getAll } from '../../lib/services/prismic/documents.ts';
import { sitemapOf } from '../../lib/sitemap/sitemap.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();
afterEach(async () => {
  await services.content?.reset();
  bumpContentVersion();
});

describe('job offers', () => {
  const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  beforeEach(() => () => void vi.useRealTimers());
  const CLOSES = '2031-01-31';

  test('are listed until they close, and have a page ever after', async () => {
    const documents = await getAll('job_offer', 'fr-fr');
    at('2026-11-21T09:00:00Z');
    const open = await getOpenOffers('fr-fr');
    const closed = documents.filter(({ id }) => !open.some((offer) => offer.id === id));
    expect(open.length).toBeGreaterThan(10);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ data }) => data.closed || (data.closes_on ?? '') < '2026-11-21')).toBe(true);
    for (const { uid } of closed) expect(await getOfferPage('fr-fr', uid)).toMatchObject({ open: false });
    expect(await getOfferPage('fr-fr', open[0]?.uid ?? '')).toMatchObject({ open: true, offer: open[0] });
  });

  test.each([
    ['the last minute of their last day in Paris', '2031-01-31T22:59:00Z', true],
    ['the first minute of the next one', '2031-01-31T23:00:00Z', false],
  ])('%s', async (_, moment, expected) => {
    const documents = await getAll('job_offer', 'fr-fr');
    const ends = documents.find(({ data }) => data.closes_on === CLOSES && !data.closed);
    at(moment);
    expect((await getOpenOffers('fr-fr')).some(({ id }) => id === ends?.id)).toBe(expected);
    expect(await getOfferPage('fr-fr', ends?.uid ?? '')).toMatchObject({ open: expected });
  });

  test('lead to no offer in another language that is closed already', async () => {
    const repository = services.content?.repository;
    at('2026-11-21T09:00:00Z');
    const open = (await getAll('job_offer', 'fr-fr')).find(
      ({ data, alternate_languages: alternates }) => !data.closed && alternates.length > 0,
    );
    const before = await getOfferPage('fr-fr', open?.uid ?? '');
    const [locale, url] = Object.entries(before?.alternates ?? {}).find(([each]) => each !== 'fr-fr') ?? [];
    const alternate = (await getAll('job_offer', locale as Locale)).find((each) => each.url === url);
    const document = repository?.drafts.existing(alternate?.id ?? '');
    if (!repository || !document) throw new Error('no offer in two languages');
    repository.drafts.save({ ...document, data: { ...document.data, closed: true } });
    repository.drafts.publish(document.id);
    bumpContentVersion();
    const alternates = (await getOfferPage('fr-fr', open?.uid ?? ''))?.alternates;
    expect(alternates).toEqual(
      Object.fromEntries(Object.entries(before?.alternates ?? {}).filter(([each]) => each !== locale)),
    );
    const named = (await sitemapOf(LOCALES)).flatMap(({ alternates }) => Object.values(alternates));
    expect(named).not.toContain(absoluteUrl(locale as Locale, url ?? ''));
    expect(named).toContain(absoluteUrl('fr-fr', open?.url ?? ''));
  });

  test('lead to their landing page where the content has one', async () => {
    const drafts = services.content?.repository.drafts;
    const landing = drafts?.all().find(({ type, lang }) => type === 'job_landing' && lang === 'nl-be');
    drafts?.unpublish(landing?.id ?? '');
    bumpContentVersion();
    expect(await landingStep('nl-be')).toMatchObject({ href: null });
    expect(await landingStep('fr-be')).toMatchObject({ href: '/nous-rejoindre' });
  });

  test('are shown no longer than the day on which one of them closes', async () => {
    at('2031-01-31T22:00:00Z');
    takeCacheCalls();
    await getOpenOffers('fr-fr');
    // One hour before midnight in Paris.
    expect(takeCacheCalls().lives).toEqual([{ stale: 300, revalidate: 1_199, expire: 1_201 }]);
    at('2031-01-31T22:59:58Z');
    await getOpenOffers('fr-fr');
    expect(takeCacheCalls().lives).toEqual([{ stale: 300, revalidate: 1, expire: 300 }]);
  });

  test('that has a translation: no longer than the day on which that closes, and until it changes', async () => {
    const repository = services.content?.repository;
    at('2031-01-31T21:00:00Z');
    const open = (await getAll('job_offer', 'nl-be')).find(
      ({ data, alternate_languages: others }) =>
        !data.closed && (data.closes_on ?? '9999') > CLOSES && others.length > 0,
    );
    const [other] = open?.alternate_languages ?? [];
    const document = repository?.drafts.existing(other?.id ?? '');
    if (!repository || !open || !document) throw new Error('no offer in two languages');
    repository.drafts.save({ ...document, data: { ...document.data, closed: false, closes_on: CLOSES } });
    repository.drafts.publish(document.id);
    bumpContentVersion();
    takeCacheCalls();
    const page = await getOfferPage('nl-be', open.uid);
    expect(page).toMatchObject({ open: true, alternates: { [other?.lang ?? '']: expect.any(String) } });
    const { tags, lives } = takeCacheCalls();
    expect(tags).toEqual(expect.arrayContaining([open.id, document.id].map((id) => `prismic/${id}`)));
    expect(lives).toEqual([{ stale: 300, revalidate: 2_399, expire: 2_401 }]);
  });

  test('are looked at again each hour', async () => {
    at('2031-01-29T12:00:00Z');
    takeCacheCalls();
    await getOpenOffers('fr-fr');
    expect(takeCacheCalls().lives).toEqual([{ stale: 300, revalidate: 3_600, expire: 86_400 }]);
  });
});
