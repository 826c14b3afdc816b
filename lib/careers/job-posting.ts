import 'server-only';
import { asHTML, type Content, type HTMLRichTextMapSerializer } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { countryIn } from '../places/abroad.ts';
import { endOfDay, today } from '../platform/i18n/dates.ts';
import { absoluteUrl } from '../platform/i18n/routes.ts';
import { type Language, type Locale, MARKETS } from '../platform/markets.ts';
import { xmlText } from '../platform/text/clean.ts';
import { type Node, organisationOf, type Publisher } from '../seo/json-ld.ts';
import { cacheTags, documentTags, getAll, listTag } from '../services/prismic/documents.ts';
import { linkOf } from '../services/prismic/links.ts';
import { choiceOf } from '../services/prismic/selects.ts';
import { isLocality, isOpen, type JobPlace, type Offer, offerOf, placeOf } from './offers.ts';
import { offerWords } from './queries.ts';

type Texts = Pick<Content.JobOfferDocument['data'], 'intro' | 'missions' | 'profile' | 'benefits'>;

/** Links with their whole address: the text is read elsewhere. One that leads nowhere is plain text. */
const linksFrom = (url: string): HTMLRichTextMapSerializer => ({
  hyperlink({ node, children }) {
    const link = linkOf(node.data);
    const href = link && URL.parse(link.href, url)?.href;
    return href ? `<a href="${xmlText(href)}">${children}</a>` : children;
  },
});

/**
 * The whole text of an offer as HTML, from the site's own rich text only.
 * @param url of its page, with the host
 */
export const offerHtml = ({ intro, missions, profile, benefits }: Texts, url: string): string =>
  [intro, missions, profile, benefits].map((part) => asHTML(part, { serializer: linksFrom(url) }) ?? '').join('');

/** Contract → `employmentType` of schema.org, in the values that Google reads. */
const EMPLOYMENT = { cdi: 'FULL_TIME', cdd: 'TEMPORARY', stage_alternance_vie: 'INTERN' } as const;
const UNIT = { year: 'YEAR', month: 'MONTH', hour: 'HOUR' } as const;

type Facts = {
  publisher: Publisher;
  url: string;
  offer: Offer;
  data: Content.JobOfferDocument['data'];
  /** The whole text of the offer as HTML, from the site's own rich text only. */
  description: string;
};

/** The place of an offer; the country abroad as an ISO code too, where its name is known. */
function codedPlaceOf(offer: Offer, language: Language): JobPlace {
  const place = placeOf(offer, language);
  return isLocality(offer.where) ? place : { ...place, country: countryIn(offer.placeDetail) ?? place.country };
}

function addressOf({ offer, data }: Facts) {
  // A locality has its French name, as used officially there.
  const { city, region, country } = codedPlaceOf(offer, 'fr');
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
    streetAddress: data.street ?? undefined,
    postalCode: data.postal_code ?? undefined,
  };
}

/** Structured data of an open offer for search engines; a closed one has none. */
export function jobPostingNode(facts: Facts): Node {
  const { publisher, url, offer, data, description } = facts;
  const range = data.pay_min !== null && data.pay_max !== null && data.pay_max > data.pay_min;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: offer.title,
    description,
    datePosted: offer.publishedOn,
    validThrough: data.closes_on ? endOfDay(data.closes_on) : undefined,
    employmentType: EMPLOYMENT[offer.contract],
    identifier: { '@type': 'PropertyValue', name: publisher.name, value: offer.reference },
    hiringOrganization: organisationOf(publisher),
    jobLocation: { '@type': 'Place', address: addressOf(facts) },
    directApply: true,
    baseSalary:
      data.pay_min === null
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: choiceOf('currency', data.pay_currency) ?? 'EUR',
            value: {
              '@type': 'QuantitativeValue',
              ...(range ? { minValue: data.pay_min, maxValue: data.pay_max } : { value: data.pay_min }),
              unitText: UNIT[choiceOf('payPeriod', data.pay_period) ?? 'year'],
            },
          },
  };
}

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

/**
 * The ids of offers whose reference another one had before them, as a copy in the editor does: a job board keeps one job
 * for each number. Counted over closed offers as well, so that no number changes when one closes.
 */
function copiesAmong(documents: readonly Content.JobOfferDocument[]): Set<string> {
  const publishedOn = ({ first_publication_date: at, id }: Content.JobOfferDocument) => `${at} ${id}`;
  const oldestFirst = documents.toSorted((a, b) => publishedOn(a).localeCompare(publishedOn(b)));
  const known = new Set<string>();
  const copies = oldestFirst.filter((document) => {
    const { reference } = offerOf(document);
    const isKnown = known.has(reference);
    known.add(reference);
    return isKnown;
  });
  return new Set(copies.map(({ id }) => id));
}

/** @param isOnly whether the feed has no other language */
async function jobsOf(locale: Locale, isOnly: boolean): Promise<FeedJob[]> {
  const [documents, words] = await Promise.all([getAll('job_offer', locale), offerWords(locale)]);
  cacheTags([listTag('job_offer', locale), ...documentTags(documents)]);
  const { language, tag } = MARKETS[locale];
  const day = today();
  const copies = copiesAmong(documents);
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
        number: [offer.reference, !isOnly && locale, copies.has(document.id) && document.id].filter(Boolean).join('-'),
        reference: offer.reference,
        publishedOn: offer.publishedOn,
        closesOn: data.closes_on,
        ...codedPlaceOf(offer, language),
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
