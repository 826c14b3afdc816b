import 'server-only';
import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { getFaq } from '../editorial/faq';
import { type FormPage, formPageOf } from '../editorial/page-meta';
import { getLegalLink, pageOf } from '../editorial/pages';
import { type Country, type Locale, MARKETS } from '../platform/markets';
import { telephoneHref } from '../platform/text/phone';
import { type DraftRef, getSingle } from '../services/prismic/documents';
import { type ContentLink, linkOf } from '../services/prismic/links';

/** How a market recognises a message about an adverse event, and what is shown to its sender. */
export type VigilanceHint = {
  /** Expressions for `mentionsAdverseEvent`. */
  expressions: string[];
  text: string;
  /** Where adverse events are reported in this country. */
  link: ContentLink | null;
};

/** Written by the editors, expressions separated by commas. Documents published before these fields existed have none. */
export function vigilanceOf({
  vigilance_words: groups = [],
  vigilance_text: text,
  vigilance_link: field,
}: Content.ContactPageDocument['data']): VigilanceHint {
  const link = linkOf(field);
  return {
    expressions: groups.flatMap(({ words }) => (words ?? '').split(',').flatMap((each) => each.trim() || [])),
    text: text ?? '',
    link: link && { ...link, text: link.text || link.href },
  };
}

/** Editorial content around the contact form. */
export type ContactPage = FormPage & {
  phone: { title: string; text: string; number: string; href: string } | null;
  /** Questions of the FAQ; null when the market has none. */
  questions: { title: string; links: ContentLink[] } | null;
  emergency: RichTextField;
  vigilance: VigilanceHint;
};

type Data = Content.ContactPageDocument['data'];

function phoneOf({ phone, phone_title: title, phone_text: text }: Data, country: Country): ContactPage['phone'] {
  const href = telephoneHref(phone ?? '', country.toUpperCase());
  return phone ? { title: title ?? '', text: text ?? '', number: phone, href } : null;
}

function questionsOf(data: Data): ContactPage['questions'] {
  const answers = data.questions.map(({ question }) => question).filter((link) => isFilled.contentRelationship(link));
  const links = answers.flatMap((answer) => {
    const link = linkOf(answer);
    return link ? [{ href: link.href, text: answer.data?.question ?? link.text }] : [];
  });
  return links.length > 0 ? { title: data.questions_title ?? '', links } : null;
}

/** The page of the contact form; null when the repository has none. */
export async function getContactPage(locale: Locale, ref?: DraftRef): Promise<ContactPage | null> {
  'use cache';
  const page = await pageOf(await getSingle('contact_page', locale, ref), ref);
  if (!page) return null;
  const { document, alternates } = page;
  const { data } = document;
  return {
    ...formPageOf(document, alternates),
    phone: phoneOf(data, MARKETS[locale].country),
    questions: questionsOf(data),
    emergency: data.emergency,
    vigilance: vigilanceOf(data),
  };
}

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
