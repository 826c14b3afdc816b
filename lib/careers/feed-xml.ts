import { xmlText } from '../seo/xml.ts';
import type { JobPlace } from './place.ts';

export type FeedJob = JobPlace & {
  url: string;
  /** BCP 47. */
  language: string;
  title: string;
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

/** Element → what it holds, by the names that job boards read in a feed; nothing is said of what is not known. */
const elementsOf = (job: FeedJob, company: string): Record<string, string | null | undefined> => ({
  title: job.title,
  date: job.publishedOn,
  referencenumber: job.reference,
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
