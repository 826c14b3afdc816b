import 'server-only';
import { cacheLife } from 'next/cache';
import { type ContactPage, getContactPage } from '../contact/queries';
import { getFaq } from '../editorial/faq';
import { cacheTags } from '../platform/cache/cache-tags';
import type { Locale } from '../platform/markets';
import { type DraftRef, getAll } from '../services/prismic/documents';
import type { ContentLink } from '../services/prismic/links';
import { documentTags, listTag } from '../services/prismic/tags';

/** CMS content for a customer who looks for help. */
export type Help = {
  /** Categories of the FAQ, in the editor's order. */
  categories: ContentLink[];
  /** Questions from the contact page. */
  questions: ContentLink[];
  /** Null when the content has no number. */
  phone: ContactPage['phone'];
  /** The privacy page; null when there is none. */
  privacy: ContentLink | null;
};

async function getPrivacyLink(locale: Locale, ref?: DraftRef): Promise<ContentLink | null> {
  'use cache';
  cacheLife('content');
  const page = (await getAll('legal_page', locale, ref)).find(({ data }) => data.kind === 'privacy');
  cacheTags([listTag('legal_page', locale), ...documentTags([page])]);
  return page?.url ? { href: page.url, text: page.data.title ?? '' } : null;
}

/** All editorial content of the help page. */
export async function getHelp(locale: Locale, ref?: DraftRef): Promise<Help> {
  const [faq, contact, privacy] = await Promise.all([
    getFaq(locale, ref),
    getContactPage(locale, ref),
    getPrivacyLink(locale, ref),
  ]);
  const categories = faq.flatMap(({ category: { url, data } }) => (url ? [{ href: url, text: data.title ?? '' }] : []));
  return { categories, questions: contact?.questions?.links ?? [], phone: contact?.phone ?? null, privacy };
}
