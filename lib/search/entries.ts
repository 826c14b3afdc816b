import { asText, type Content, type ContentRelationshipField, isFilled, type RichTextField } from '@prismicio/client';
import { isLocality, localityName, offerOf } from '../careers/offers.ts';
import { isMedicine } from '../catalogue/product.ts';
import { MARKETS } from '../platform/markets.ts';
import { withSingleBlanks } from '../platform/text/clean.ts';
import { choiceOf } from '../services/prismic/selects.ts';
import type { IndexWords, Parts, Searched, SearchedDocument } from './query.ts';
import type { Group, SearchEntry } from './search.ts';
import { otherWords } from './terms.ts';

/** Fields that control the appearance of a slice, or that are the same on every page. */
const UNREAD = new Set(['section_background', 'tone', 'side', 'comp', 'form', 'type', 'key', 'consent']);

const isRichText = (value: unknown[]): boolean =>
  value.length > 0 && value.every((block) => typeof block === 'object' && block !== null && 'spans' in block);

/** Links, images, videos and coordinates are indexed elsewhere or not at all. */
const isPlain = (value: object): boolean =>
  !('link_type' in value || 'dimensions' in value || 'embed_url' in value || 'latitude' in value);

/** Visible text of a field, a group or a slice, one string for each paragraph or line. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    return isRichText(value)
      ? value.map((block) => asText([block] as unknown as RichTextField))
      : value.flatMap(textsIn);
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => (UNREAD.has(name) ? [] : textsIn(each)));
}

/** Visible text of the slices of a page. */
const textsOfSlices = (slices: readonly { primary: unknown }[]): string[] =>
  slices.flatMap(({ primary }) => textsIn(primary));

/** Joins texts into one line, without invisible characters. */
export const joinTexts = (texts: readonly (string | null | undefined)[]): string =>
  withSingleBlanks(
    texts
      .filter(Boolean)
      .join(' ')
      .replace(/[\u00ad\u200b-\u200f\ufeff]/g, ''),
  );

/** Joins paragraphs, headings and cells into one text; a dot is inserted when no punctuation ends one of them. */
const joinBlocks = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => joinTexts([text]))
    .filter(Boolean)
    .join(' · ')
    .replace(/(?<=[.!?…:;,]) ·/g, '');

/** The group that a content relationship refers to; null when it is empty or its document is gone. */
function groupOf(field: ContentRelationshipField<string, string, object>): Group | null {
  if (!isFilled.contentRelationship(field) || field.isBroken) return null;
  const { title, short_title } = (field.data ?? {}) as { title?: string | null; short_title?: string | null };
  const text = short_title || title;
  return text ? { id: field.uid ?? field.id, text } : null;
}

/**
 * For a medicine only what it is and what it contains: a search for a complaint must not lead to a medicine through a
 * warning that mentions it (code de la santé publique, L5121-13 and R5122-4).
 */
function productTexts({ data }: Content.ProductDocument): string[] {
  const made = [data.intro, data.composition].flatMap(textsIn);
  if (isMedicine(choiceOf('regulatoryClass', data.regulatory_class))) return made;
  const more = [data.benefits, data.composition_values, data.usage, data.precautions, data.storage, data.faq];
  return [...made, ...more.flatMap(textsIn), ...textsOfSlices(data.slices)];
}

function productParts(document: Content.ProductDocument): Parts {
  const { data } = document;
  const plants = data.plants.map(({ plant }) => plant);
  const isFree = !isMedicine(choiceOf('regulatoryClass', data.regulatory_class));
  const needs = isFree ? data.needs.map(({ need }) => need) : [];
  return {
    kind: 'product',
    title: data.title ?? '',
    names: isFree ? [data.meta_title] : undefined,
    lead: data.subtitle || data.format_line || '',
    groups: [groupOf(data.category)],
    keywords: [...needs, ...plants, data.latin_name, data.form, data.format_line],
    texts: productTexts(document),
    image: data.pack,
  };
}

function jobParts(document: Content.JobOfferDocument, words: IndexWords): Parts {
  const { data } = document;
  const { contract, category, where, placeDetail, publishedOn, reference, title } = offerOf(document);
  const place = isLocality(where) ? localityName(where, words.locale) : placeDetail || words.international;
  const group = { id: contract, text: words.contracts[contract] ?? contract };
  const kindOfWork = words.categories[category] ?? category;
  return {
    kind: 'job',
    title,
    names: [data.meta_title],
    lead: [kindOfWork, place].join(' · '),
    groups: [group],
    keywords: [kindOfWork, place, placeDetail, reference],
    texts: [data.intro, data.missions, data.profile, data.benefits].flatMap(textsIn),
    date: publishedOn,
    until: data.closes_on,
  };
}

type Corporate = 'corporate_section' | 'corporate_page' | 'page' | 'legal_page';

function corporateParts({ data }: Searched<Corporate>): Parts {
  return {
    kind: 'corporate',
    title: data.title ?? '',
    names: ['short_title' in data ? data.short_title : null, data.meta_title],
    groups: 'section' in data ? [groupOf(data.section)] : [],
    texts: [...textsIn(data.intro), ...textsOfSlices(data.slices)],
    image: 'picture' in data ? data.picture : null,
  };
}

/** A page with a form: what it is for. */
const formParts = ({ data }: Searched<'contact_page' | 'returns_page'>): Parts => ({
  kind: 'corporate',
  title: data.title ?? '',
  names: [data.meta_title],
  texts: [...textsIn(data.intro), ...('how' in data ? textsIn(data.how) : [])],
});

const LISTED = {
  product_category: 'product',
  health_theme: 'advice',
  news_category: 'news',
  faq_category: 'faq',
} as const;

/** A list of pages: its names and its introduction. Legal notes at the end are left out, since every category has them. */
const listParts = ({ type, data }: Searched<keyof typeof LISTED>): Parts => ({
  kind: LISTED[type],
  list: true,
  title: data.title ?? '',
  names: ['short_title' in data ? data.short_title : null, data.meta_title],
  texts: textsIn(data.intro),
  image: ('picture' in data && data.picture) || ('plant' in data && data.plant) || null,
});

const landingParts = ({ data }: Searched<'job_landing'>, words: IndexWords): Parts => ({
  kind: 'job',
  list: true,
  title: data.title ?? '',
  names: [words.offers, data.meta_title],
  texts: [...textsIn(data.intro), ...textsOfSlices(data.slices)],
  image: data.picture,
});

const articleParts = ({ data }: Searched<'advice' | 'news_article'>) => ({
  title: data.title ?? '',
  names: [data.meta_title],
  lead: data.standfirst ?? '',
  image: data.picture,
  date: data.published_on,
});

const adviceParts = (document: Searched<'advice'>): Parts => ({
  ...articleParts(document),
  kind: 'advice',
  groups: [groupOf(document.data.theme)],
  keywords: [document.data.latin_name],
  texts: [
    ...textsIn(document.data.key_points),
    ...textsOfSlices(document.data.slices),
    ...textsIn(document.data.when_to_consult),
  ],
});

const newsParts = (document: Searched<'news_article'>): Parts => ({
  ...articleParts(document),
  kind: 'news',
  groups: [groupOf(document.data.category)],
  texts: textsOfSlices(document.data.slices),
});

function questionParts({ data }: Searched<'faq_question'>): Parts {
  return {
    kind: 'faq',
    title: data.question ?? '',
    names: [data.meta_title],
    groups: [groupOf(data.category)],
    texts: textsIn(data.answer),
  };
}

/** Content of a document that is indexed, by its type. */
function partsOf(document: SearchedDocument, words: IndexWords): Parts {
  switch (document.type) {
    case 'product':
      return productParts(document);
    case 'advice':
      return adviceParts(document);
    case 'news_article':
      return newsParts(document);
    case 'faq_question':
      return questionParts(document);
    case 'job_offer':
      return jobParts(document, words);
    case 'job_landing':
      return landingParts(document, words);
    case 'contact_page':
    case 'returns_page':
      return formParts(document);
    case 'corporate_section':
    case 'corporate_page':
    case 'page':
    case 'legal_page':
      return corporateParts(document);
    default:
      return listParts(document);
  }
}

/** The beginning of a text as the summary of a search result: whole words, at most 155 characters. */
export function excerpt(text: string, length = 155): string {
  const plain = withSingleBlanks(text);
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

export type IndexedEntry = SearchEntry & {
  /** Other names that differ from the title: in a menu, for search engines. */
  names: readonly string[];
  /** Terms with a higher weight than the text: groups, plants, a reference. */
  keywords: string;
  /** Label of its kind. */
  kindName: string;
  /** The lead, when it is not the beginning of the text. */
  standfirst: string;
  /** The last day (ISO 8601, in Paris) on which it can be found; null when there is no limit. */
  until: string | null;
};

/** Maximum number of characters indexed per page. */
const MOST_TEXT = 20_000;

/** Other names, without duplicates. */
function namesBeside(title: string, names: readonly (string | null | undefined)[]): string[] {
  const clean = names.map((name) => joinTexts([name]));
  return [...new Set(clean)].filter((name) => name !== '' && name !== title);
}

/** Index entry of a published document; null without a public URL or title, and for a withdrawn job offer. */
export function entryOf(document: SearchedDocument, words: IndexWords): IndexedEntry | null {
  const { id, url } = document;
  if (!url || (document.type === 'job_offer' && document.data.closed)) return null;
  const { kind, lead, texts, ...more } = partsOf(document, words);
  const title = joinTexts([more.title]);
  if (!title) return null;
  const text = joinBlocks(texts).slice(0, MOST_TEXT);
  const names = namesBeside(title, more.names ?? []);
  const { language } = MARKETS[words.locale];
  const others = more.names ? otherWords(language, [title, ...names], words.synonyms) : [];
  const groups = (more.groups ?? []).filter((group) => group !== null);
  return {
    id,
    kind,
    list: more.list ?? false,
    href: url,
    title,
    lead: lead === undefined ? excerpt(text) : joinTexts([lead]),
    standfirst: joinTexts([lead]),
    text,
    groups,
    names,
    keywords: joinTexts([...groups.map(({ text }) => text), ...(more.keywords ?? []), ...others]),
    kindName: words.kinds[kind],
    image: isFilled.image(more.image) ? more.image : null,
    date: more.date ?? null,
    until: more.until ?? null,
  };
}
