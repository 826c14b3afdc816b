import 'server-only';
import type { Content } from '@prismicio/client';
import { isFilled } from '@prismicio/client';
import { cacheLife, cacheTag } from 'next/cache';
import { AppError } from '../errors';
import type { Locale } from '../markets';
import { getSingle } from '../prismic/documents';
import { type ContentImage, type ContentLink, imageOf, linkOf, linksOf } from '../prismic/links';
import { documentTags } from '../prismic/tags';

type Column = { title: string; links: ContentLink[] };
export type SiteSettings = {
  organisation: string;
  headerLinks: ContentLink[];
  menu: (Column & { href: string | null })[];
  promo: { title: string; text: string; link: ContentLink; image: ContentImage | null } | null;
  preHeader: { text: string; link: ContentLink | null } | null;
  footer: { columns: Column[]; legal: ContentLink[]; baseline: string };
};

type Data = Content.SettingsDocument['data'];

function menuOf(data: Data): SiteSettings['menu'] {
  return data.menu.map(({ title, shelf, links }) => ({
    title: title ?? '',
    href: isFilled.contentRelationship(shelf) ? (shelf.url ?? null) : null,
    links: linksOf(links.map(({ link }) => link)),
  }));
}

function promoOf(data: Data): SiteSettings['promo'] {
  const link = linkOf(data.menu_promo_link);
  if (!link) return null;
  return {
    title: data.menu_promo_title ?? link.text,
    text: data.menu_promo_text ?? '',
    link,
    image: imageOf(data.menu_promo_image),
  };
}

/** What every page of a locale shows around its content. Throws AppError when the repository has no settings document. */
export async function getSettings(locale: Locale): Promise<SiteSettings> {
  'use cache';
  cacheLife('content');
  const document = await getSingle('settings', locale);
  if (!document) throw new AppError('contentUnavailable', { message: `no settings document in ${locale}` });
  cacheTag(...documentTags([document]));
  const { data } = document;
  return {
    organisation: data.org_name ?? '',
    headerLinks: linksOf(data.header_links.map(({ link }) => link)),
    menu: menuOf(data),
    promo: promoOf(data),
    preHeader: data.pre_header_text ? { text: data.pre_header_text, link: linkOf(data.pre_header_link) } : null,
    footer: {
      columns: data.footer_columns.map(({ title, links }) => ({
        title: title ?? '',
        links: linksOf(links.map(({ link }) => link)),
      })),
      legal: linksOf(data.footer_legal.map(({ link }) => link)),
      baseline: data.footer_baseline ?? '',
    },
  };
}
