import 'server-only';
import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { absoluteUrl } from '../platform/i18n/routes';
import { translations } from '../platform/i18n/translations';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import type { Publisher } from '../seo/json-ld';
import { cacheTags, type DraftRef, documentTags, getSingles, listTag } from '../services/prismic/documents';
import {
  type ContentImage,
  type ContentLink,
  imageOf,
  labelledLinkOf,
  labelledLinksOf,
  linkOf,
  linksOf,
} from '../services/prismic/links';
import { draftRef } from '../services/prismic/preview';
import { choiceOf, type ValueOf } from '../services/prismic/selects';

type Column = { title: string; links: ContentLink[] };
export type Organisation = {
  name: string;
  legalName: string;
  description: string;
  logo: ContentImage | null;
  address: { street: string; postalCode: string; city: string; country: string } | null;
  profiles: string[];
  /** Unique identifiers of extended producer responsibility, by what they are for. */
  identifiers: { scheme: string; identifier: string }[];
  /** The consumer mediator; null while the settings name none. */
  mediator: { name: string; address: string; site: ContentLink | null } | null;
};
export type NewsletterWords = {
  title: string;
  text: string;
  /** How to unsubscribe, and who stores the address. */
  note: RichTextField;
};
export type SiteSettings = {
  organisation: Organisation;
  shareImage: ContentImage | null;
  headerLinks: ContentLink[];
  menu: (Column & { href: string | null })[];
  promo: { title: string; text: string; link: ContentLink; image: ContentImage | null } | null;
  preHeader: { text: string; link: ContentLink | null } | null;
  /** Suggested queries for the empty search box. */
  frequentSearches: string[];
  footer: { newsletter: NewsletterWords | null; columns: Column[]; legal: ContentLink[]; baseline: string };
};

/** Any field may be missing: of a document that is not published, or was before the field existed. */
type Header = Partial<Content.HeaderDocument['data']>;
type Footer = Partial<Content.FooterDocument['data']>;
type Settings = Partial<Content.SettingsDocument['data']>;

/** Lists of links with their titles. A row without a title is left out: an editor has added it and left it empty. */
function columnsOf<Row extends Content.FooterDocumentDataColumnsItem>(rows: readonly Row[] = []) {
  return rows.flatMap(({ title, links, ...row }) =>
    title?.trim() ? [{ ...row, title, links: labelledLinksOf(links.map(({ link }) => link)) }] : [],
  );
}

const menuOf = ({ menu }: Header): SiteSettings['menu'] =>
  columnsOf(menu).map(({ shelf, ...column }) => ({
    ...column,
    href: isFilled.contentRelationship(shelf) ? (shelf.url ?? null) : null,
  }));

function promoOf(data: Header): SiteSettings['promo'] {
  const link = linkOf(data.promo_link);
  const title = data.promo_title || link?.text;
  if (!link || !title) return null;
  return { title, text: data.promo_text ?? '', link, image: imageOf(data.promo_image) };
}

const searchesOf = ({ frequent_searches: searches = [] }: Header): string[] =>
  searches.flatMap(({ search }) => search?.trim() || []);

const identifiersOf = ({ producer_identifiers: rows = [] }: Settings): Organisation['identifiers'] =>
  rows.flatMap(({ scheme, identifier }) => (scheme && identifier ? [{ scheme, identifier }] : []));

const mediatorOf = (data: Settings): Organisation['mediator'] =>
  data.mediator_name
    ? { name: data.mediator_name, address: data.mediator_address ?? '', site: linkOf(data.mediator_site) }
    : null;

function organisationOf(data: Settings, name: string): Organisation {
  const { org_street: street, org_postal_code: postalCode, org_city: city } = data;
  const country = data.org_country?.trim();
  return {
    name,
    legalName: data.org_legal_name || name,
    description: data.org_description ?? '',
    logo: imageOf(data.org_logo),
    address: street && postalCode && city && country ? { street, postalCode, city, country } : null,
    profiles: linksOf((data.org_profiles ?? []).map(({ link }) => link)).map(({ href }) => href),
    identifiers: identifiersOf(data),
    mediator: mediatorOf(data),
  };
}

const newsletterOf = ({ newsletter_title: title, ...data }: Footer): NewsletterWords | null =>
  title ? { title, text: data.newsletter_text ?? '', note: data.newsletter_note ?? [] } : null;

const footerOf = (data: Footer): SiteSettings['footer'] => ({
  newsletter: newsletterOf(data),
  columns: columnsOf(data.columns),
  legal: labelledLinksOf((data.legal ?? []).map(({ link }) => link)),
  baseline: data.baseline ?? '',
});

const NEEDED = ['settings', 'header', 'footer'] as const;
const TYPES = [...NEEDED, 'pre_header'] as const;

/**
 * Content of every page's header and footer in a locale. Pages are shown without what is not published: a document that
 * an editor has unpublished takes no page down. Throws AppError when the content service does not respond.
 * @param ref undefined only where no page is rendered: an editor previews the settings as well
 */
export async function getSettings(locale: Locale, ref: DraftRef): Promise<SiteSettings> {
  'use cache';
  cacheLife('content');
  const singles = await getSingles(TYPES, locale, ref);
  const missing = NEEDED.filter((type) => !singles[type]);
  if (missing.length > 0) {
    logError('content', `no published ${missing.join(', ')} in ${locale}: pages are shown without`);
    cacheLife('degraded');
  }
  // What is not published has an id that nothing is tagged with yet.
  cacheTags([...TYPES.map((type) => listTag(type, locale)), ...documentTags(TYPES.map((type) => singles[type]))]);
  const [settings, header, footer]: [Settings, Header, Footer] = [
    singles.settings?.data ?? {},
    singles.header?.data ?? {},
    singles.footer?.data ?? {},
  ];
  const announcement = singles.pre_header?.data;
  return {
    organisation: organisationOf(settings, settings.org_name || (await translations(locale, 'common'))('brand')),
    shareImage: imageOf(settings.share_image),
    headerLinks: labelledLinksOf((header.links ?? []).map(({ link }) => link)),
    menu: menuOf(header),
    promo: promoOf(header),
    preHeader: announcement?.text ? { text: announcement.text, link: labelledLinkOf(announcement.link) } : null,
    frequentSearches: searchesOf(header),
    footer: footerOf(footer),
  };
}

/** The brand as the structured data of a page names it. */
export async function getPublisher(locale: Locale): Promise<Publisher> {
  const { organisation } = await getSettings(locale, await draftRef(locale));
  return { site: absoluteUrl(locale, '/'), name: organisation.name };
}

export type PaymentMark = ValueOf<'paymentMark'>;

/** Known marks, each once, in the editor's order. */
export const marksOf = (rows: readonly { mark: string | null }[] = []): PaymentMark[] => [
  ...new Set(rows.flatMap(({ mark }) => choiceOf('paymentMark', mark) ?? [])),
];

/** What the checkout of a locale accepts, according to the settings; nothing where nothing is sold. */
export async function getPaymentMarks(locale: Locale, ref?: DraftRef): Promise<PaymentMark[]> {
  'use cache';
  cacheLife('content');
  if (!MARKETS[locale].shop) return [];
  try {
    const { settings } = await getSingles(['settings'], locale, ref);
    cacheTags([listTag('settings', locale), ...documentTags([settings])]);
    // Documents published before this field existed do not have it.
    return marksOf(settings?.data.payment_marks);
  } catch (error) {
    // A page is shown without the marks while the settings cannot be read.
    logError('content', error);
    cacheLife('degraded');
    return [];
  }
}
