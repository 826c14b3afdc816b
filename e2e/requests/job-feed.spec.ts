import { expect, type Page, test } from '@playwright/test';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';

/** Language and URL of each job, as a browser's XML parser reads them; null if the XML is not well-formed. */
const jobsIn = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) return null;
    return [...feed.querySelectorAll('source > job')].map((job) => ({
      language: job.querySelector('language')?.textContent ?? '',
      url: job.querySelector('url')?.textContent ?? '',
      title: job.querySelector('title')?.textContent ?? '',
    }));
  }, xml);

/** Paths that the list of a market links to below its own. */
async function listed(locale: Locale): Promise<string[]> {
  const { text } = await ask(siteOf(locale), pathOf(locale, '/job-offers/list'));
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(text) ?? [];
  return [...main.matchAll(/<h3[^>]*>\s*<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
}

const hosts: [host: string, locales: Locale[]][] = [
  ['France', ['fr-fr']],
  ['Belgium', ['fr-be', 'nl-be']],
  ['Tunisia', ['fr-tn']],
];

for (const [name, locales] of hosts) {
  const [first = 'fr-fr'] = locales;
  const site = siteOf(first);

  test(`the feed of ${name} has the open offers of its languages, each at an address that answers`, {
    tag: WHOLE,
  }, async ({ page }) => {
    const { status, text, headers } = await ask(site, '/jobs.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const jobs = await jobsIn(page, text);
    expect(jobs).not.toBeNull();
    for (const locale of locales) {
      const own = jobs?.filter(({ language }) => language === MARKETS[locale].tag) ?? [];
      const open = (await listed(locale)).map((href) => site + href);
      expect(open.length).toBeGreaterThan(3);
      expect(own.map(({ url }) => url).toSorted()).toEqual(open.toSorted());
    }
    expect(new Set(jobs?.map(({ language }) => language))).toEqual(
      new Set(locales.map((locale) => MARKETS[locale].tag)),
    );
    for (const { url, title } of jobs ?? []) {
      const offer = await ask(site, new URL(url).pathname);
      expect(offer.status, url).toBe(200);
      expect(title).not.toBe('');
    }
    expect(text).not.toContain(uidOf(first, 'job_offer', 'preparateur-de-commandes'));
  });
}
