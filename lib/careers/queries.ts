import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { cacheTags } from '../cache/cache-tags';
import type { Locale } from '../markets';
import { type DraftRef, getAll, getByUid } from '../prismic/documents';
import { documentTags, listTag } from '../prismic/tags';
import { type Twins, twinsOf } from '../prismic/twins';
import { today } from './days';
import { isOpen, type Offer, offerOf } from './offers';

/** Offers that take applications; asked anew each hour, since some close by themselves. */
export async function getOpenOffers(locale: Locale, ref?: DraftRef): Promise<Offer[]> {
  'use cache';
  cacheLife('hours');
  const offers = await getAll('job_offer', locale, ref);
  cacheTags([listTag('job_offer', locale), ...documentTags(offers)]);
  const day = today();
  return offers.filter(({ data }) => isOpen(data, day)).map(offerOf);
}

export type OfferPage = { document: Content.JobOfferDocument; offer: Offer; open: boolean; twins: Twins };

/** The offer at an address, open or closed; null when there never was one. */
export async function getOfferPage(locale: Locale, uid: string, ref?: DraftRef): Promise<OfferPage | null> {
  'use cache';
  const document = await getByUid('job_offer', uid, locale, ref);
  if (!document) {
    cacheLife('absent');
    return null;
  }
  cacheLife('hours');
  cacheTags(documentTags([document]));
  const open = isOpen(document.data, today());
  return { document, offer: offerOf(document), open, twins: await twinsOf(document, ref) };
}
