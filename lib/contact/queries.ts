import 'server-only';
import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { type PageMeta, pageMetaOf } from '../editorial/page-meta';
import { pageOf } from '../editorial/pages';
import type { Locale } from '../markets';
import { type DraftRef, getSingle } from '../prismic/documents';
import { type ContentImage, type ContentLink, imageOf, linkOf } from '../prismic/links';
import type { Twins } from '../prismic/twins';
import { telephoneHref } from './phone';

/** The words around the contact form. */
export type ContactPage = {
  path: string;
  twins: Twins;
  meta: PageMeta;
  title: string;
  intro: RichTextField;
  background: string;
  /** A plant, cut out, decorative. */
  picture: ContentImage | null;
  phone: { title: string; text: string; number: string; href: string } | null;
  /** Answers of the FAQ; null where the market has none. */
  questions: { title: string; links: ContentLink[] } | null;
  emergency: RichTextField;
  privacy: RichTextField;
  /** Shown after sending. */
  thanks: RichTextField;
};

type Data = Content.ContactPageDocument['data'];

function phoneOf({ phone, phone_title: title, phone_text: text }: Data): ContactPage['phone'] {
  return phone ? { title: title ?? '', text: text ?? '', number: phone, href: telephoneHref(phone) } : null;
}

const answersOf = (data: Data) =>
  data.questions.map(({ question }) => question).filter((link) => isFilled.contentRelationship(link));

function questionsOf(data: Data): ContactPage['questions'] {
  const links = answersOf(data).flatMap((answer) => {
    const link = linkOf(answer);
    return link ? [{ href: link.href, text: answer.data?.question ?? link.text }] : [];
  });
  return links.length > 0 ? { title: data.questions_title ?? '', links } : null;
}

/** The page of the contact form; null where the repository has none. */
export async function getContactPage(locale: Locale, ref?: DraftRef): Promise<ContactPage | null> {
  'use cache';
  const page = await pageOf(await getSingle('contact_page', locale, ref), ref, ({ data }) => answersOf(data));
  if (!page) return null;
  const { document, twins } = page;
  const { data } = document;
  return {
    path: document.url ?? '',
    twins,
    meta: pageMetaOf(data),
    title: data.title ?? '',
    intro: data.intro,
    background: data.section_background,
    picture: imageOf(data.picture),
    phone: phoneOf(data),
    questions: questionsOf(data),
    emergency: data.emergency,
    privacy: data.privacy,
    thanks: data.thanks,
  };
}
