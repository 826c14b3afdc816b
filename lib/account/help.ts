import 'server-only';
import { type ContactPage, getContactPage } from '../contact/queries';
import { getFaq } from '../editorial/faq';
import { getLegalLink } from '../editorial/legal';
import type { Locale } from '../platform/markets';
import type { DraftRef } from '../services/prismic/documents';
import type { ContentLink } from '../services/prismic/links';

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

/** All editorial content of the help page. */
export async function getHelp(locale: Locale, ref?: DraftRef): Promise<Help> {
  const [faq, contact, privacy] = await Promise.all([
    getFaq(locale, ref),
    getContactPage(locale, ref),
    getLegalLink('privacy', locale, ref),
  ]);
  const categories = faq.flatMap(({ category: { url, data } }) => (url ? [{ href: url, text: data.title ?? '' }] : []));
  return { categories, questions: contact?.questions?.links ?? [], phone: contact?.phone ?? null, privacy };
}
