import { describe, expect, test, vi } from 'vitest';
import { GET } from '../../app/jobs.xml/route.ts';
import { getOpenOffers } from '../../lib/careers/queries.ts';
import { absoluteUrl } from '../../lib/platform/i18n/routes.ts';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();

const ask = (host: string) => GET(new Request('http://localhost/jobs.xml', { headers: { host } }));

/** The jobs of a feed, each as its elements by name. */
function jobsIn(xml: string): Record<string, string>[] {
  const jobs = [...xml.matchAll(/<job>(.*?)<\/job>/gs)].map(([, job = '']) => job);
  return jobs.map((job) =>
    Object.fromEntries([...job.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text]) => [name, text])),
  );
}

describe.each<[host: string, locales: Locale[]]>([
  ['fr.localhost:3000', ['fr-fr']],
  ['be.localhost:3000', ['fr-be', 'nl-be']],
  ['tn.localhost:3000', ['fr-tn']],
])('%s', (host, locales) => {
  test('lists every open offer of its languages, and no other', async () => {
    const response = await ask(host);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const jobs = jobsIn(await response.text());
    const offers = await Promise.all(
      locales.map(async (locale) =>
        (await getOpenOffers(locale)).map(({ href, reference }) => ({ url: absoluteUrl(locale, href), reference })),
      ),
    );
    expect(jobs.map(({ url, requisitionid }) => ({ url, reference: requisitionid }))).toEqual(offers.flat());
    expect(jobs.length).toBeGreaterThan(3);
    // A job board keeps one job for each number.
    expect(new Set(jobs.map(({ referencenumber }) => referencenumber)).size).toBe(jobs.length);
  });

  test('says of each what a job board asks for', async () => {
    const asked = 'title date referencenumber url company city country jobtype category language description'.split(
      ' ',
    );
    for (const job of jobsIn(await (await ask(host)).text())) {
      expect(Object.keys(job)).toEqual(expect.arrayContaining(asked));
      expect(job.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

test('an offer abroad, one with a closing date and pay, one in Dutch', async () => {
  const french = jobsIn(await (await ask('fr.localhost:3000')).text());
  expect(french.find(({ referencenumber }) => referencenumber === 'SIL-2026-046')).toMatchObject({
    city: 'Tunis',
    country: 'TN',
    jobtype: 'CDI',
    category: 'Commerce',
    expirationdate: '2031-04-30',
    language: 'fr-FR',
    salary: expect.stringContaining('brut par an'),
    description: expect.stringContaining('&lt;p&gt;'),
  });
  const belgian = jobsIn(await (await ask('be.localhost:3000')).text());
  expect(new Set(belgian.map(({ language }) => language))).toEqual(new Set(['fr-BE', 'nl-BE']));
  const translated = belgian.filter(({ requisitionid }) => requisitionid === 'SIL-2026-046');
  expect(translated.map(({ referencenumber }) => referencenumber)).toEqual([
    'SIL-2026-046-fr-be',
    'SIL-2026-046-nl-be',
  ]);
  expect(translated.map(({ country }) => country)).toEqual(['TN', 'TN']);
});

test.each<[host: string, locale: Locale, numbers: string[]]>([
  ['fr.localhost:3000', 'fr-fr', ['REF', 'REF-Zcopy']],
  ['be.localhost:3000', 'nl-be', ['REF-nl-be', 'REF-nl-be-Zcopy']],
])(
  '%s: a copy with the same reference is another job, and keeps its number when the first closes',
  async (host, locale, numbers) => {
    const { drafts } = services.content?.repository ?? {};
    const [offer] = await getOpenOffers(locale);
    if (!drafts || !offer) throw new Error(`this test needs an offer of ${locale}`);
    const first = drafts.existing(offer.id);
    const copy = { ...first, id: 'Zcopy', uid: 'copie', first_publication_date: null, last_publication_date: null };
    drafts.save(copy);
    drafts.publish(copy.id);
    bumpContentVersion();
    const numbered = async () =>
      jobsIn(await (await ask(host)).text())
        .filter(({ requisitionid, language }) => requisitionid === offer.reference && language === MARKETS[locale].tag)
        .map(({ referencenumber = '' }) => referencenumber.replace(offer.reference, 'REF'))
        .sort();
    expect(await numbered()).toEqual(numbers);
    drafts.save({ ...first, data: { ...first.data, closes_on: '2026-01-31' } as typeof first.data });
    drafts.publish(first.id);
    bumpContentVersion();
    expect(await numbered()).toEqual(numbers.slice(1));
    await services.content?.reset();
    bumpContentVersion();
  },
);

test('an offer leaves the feed on the day after its last one', async () => {
  const has = async () => (await (await ask('fr.localhost:3000')).text()).includes('SIL-2026-046');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-04-30T20:00:00Z') });
  expect(await has()).toBe(true);
  vi.setSystemTime(new Date('2031-04-30T22:30:00Z'));
  expect(await has()).toBe(false);
  vi.useRealTimers();
});

test('it is made anew each hour, and when an offer is published', async () => {
  takeCacheCalls();
  await ask('be.localhost:3000');
  const { tags, lives } = takeCacheCalls();
  expect(lives).toContain('hours');
  expect(tags).toEqual(expect.arrayContaining(['prismic/job_offer/fr-be', 'prismic/job_offer/nl-be']));
});

test('a host that is not ours has none', async () => {
  expect((await ask('elsewhere.example')).status).toBe(421);
});
