import 'server-only';
import { cacheLife } from 'next/cache';
import { cacheTags } from '../cache/cache-tags';
import { absoluteUrl } from '../i18n/navigation';
import { type Locale, MARKETS } from '../markets';
import { getAll } from '../prismic/documents';
import { documentTags, listTag } from '../prismic/tags';
import { today } from './days';
import type { FeedJob } from './feed-xml';
import { offerHtml } from './offer-html';
import { isOpen, offerOf } from './offers';
import { placeOf } from './place';
import { offerWords } from './words';

async function jobsOf(locale: Locale): Promise<FeedJob[]> {
  const [documents, words] = await Promise.all([getAll('job_offer', locale), offerWords(locale)]);
  cacheTags([listTag('job_offer', locale), ...documentTags(documents)]);
  const { language, tag } = MARKETS[locale];
  const day = today();
  return documents
    .filter(({ data }) => isOpen(data, day))
    .map((document) => {
      const { data } = document;
      const offer = offerOf(document);
      return {
        url: absoluteUrl(locale, offer.href),
        language: tag,
        title: offer.title,
        reference: offer.reference,
        publishedOn: offer.publishedOn,
        closesOn: data.closes_on,
        ...placeOf(offer, language),
        contract: words.contract(offer),
        category: words.category(offer),
        pay: words.pay(data),
        description: offerHtml(data),
      };
    });
}

/** The open offers of the locales of a host, for job boards; asked anew each hour, since some close by themselves. */
export async function jobFeed(locales: readonly Locale[]): Promise<FeedJob[]> {
  'use cache';
  cacheLife('hours');
  return (await Promise.all(locales.map(jobsOf))).flat();
}
