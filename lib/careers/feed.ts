import 'server-only';
import { cacheLife } from 'next/cache';
import { today } from '../platform/i18n/dates';
import { absoluteUrl } from '../platform/i18n/navigation';
import { type Locale, MARKETS } from '../platform/markets';
import { xmlText } from '../platform/text/xml.ts';
import { getAll } from '../services/prismic/documents';
import { cacheTags, documentTags, listTag } from '../services/prismic/tags';
import { offerHtml } from './job-posting';
import { isOpen, type JobPlace, offerOf, placeOf } from './offers.ts';
import { offerWords } from './words';

export type FeedJob = JobPlace & {
  url: string;
  /** BCP 47. */
  language: string;
  title: string;
  /** Unique in the feed. */
  number: string;
  /** That of the offer, which its translations share. */
  reference: string;
  /** Days, ISO 8601. */
  publishedOn: string;
  closesOn: string | null;
  contract: string;
  category: string;
  pay: string | null;
  /** HTML. */
  description: string;
};

/** XML elements of a job by the names that job boards read in a feed; unknown values are omitted. */
const elementsOf = (job: FeedJob, company: string): Record<string, string | null | undefined> => ({
  title: job.title,
  date: job.publishedOn,
  referencenumber: job.number,
  requisitionid: job.reference,
  url: job.url,
  company,
  city: job.city,
  state: job.region,
  country: job.country,
  jobtype: job.contract,
  category: job.category,
  salary: job.pay,
  expirationdate: job.closesOn,
  language: job.language,
  description: job.description,
});

function jobXml(job: FeedJob, company: string): string {
  const elements = Object.entries(elementsOf(job, company)).flatMap(([name, value]) =>
    value ? [`<${name}>${xmlText(value)}</${name}>`] : [],
  );
  return `<job>\n${elements.join('\n')}\n</job>`;
}

/** The feed that job boards fetch: one `source` with a `job` for each offer and language. */
export const feedXml = (publisher: { name: string; url: string }, jobs: readonly FeedJob[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    `<publisher>${xmlText(publisher.name)}</publisher>`,
    `<publisherurl>${xmlText(publisher.url)}</publisherurl>`,
    ...jobs.map((job) => jobXml(job, publisher.name)),
    '</source>',
  ].join('\n');

/** @param isOnly whether the feed has no other language */
async function jobsOf(locale: Locale, isOnly: boolean): Promise<FeedJob[]> {
  const [documents, words] = await Promise.all([getAll('job_offer', locale), offerWords(locale)]);
  cacheTags([listTag('job_offer', locale), ...documentTags(documents)]);
  const { language, tag } = MARKETS[locale];
  const day = today();
  return documents
    .filter(({ data }) => isOpen(data, day))
    .map((document) => {
      const { data } = document;
      const offer = offerOf(document);
      const url = absoluteUrl(locale, offer.href);
      return {
        url,
        language: tag,
        title: offer.title,
        number: isOnly ? offer.reference : `${offer.reference}-${locale}`,
        reference: offer.reference,
        publishedOn: offer.publishedOn,
        closesOn: data.closes_on,
        ...placeOf(offer, language),
        contract: words.contract(offer),
        category: words.category(offer),
        pay: words.pay(data),
        description: offerHtml(data, url),
      };
    });
}

async function cachedJobs(locales: readonly Locale[]): Promise<FeedJob[]> {
  'use cache';
  cacheLife('hours');
  return (await Promise.all(locales.map((locale) => jobsOf(locale, locales.length === 1)))).flat();
}

/** The jobs that are open on a day (ISO 8601). */
export const openJobs = (jobs: readonly FeedJob[], day: string): FeedJob[] =>
  jobs.filter(({ closesOn }) => !closesOn || closesOn >= day);

/** The open offers of the locales of a host, for job boards. The cached ones may have closed since: a board asks once a night. */
export const jobFeed = async (locales: readonly Locale[]): Promise<FeedJob[]> =>
  openJobs(await cachedJobs(locales), today());
