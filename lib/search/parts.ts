import { type Content, type ContentRelationshipField, type ImageField, isFilled } from '@prismicio/client';
import { isLocality, localityName } from '../careers/facets.ts';
import { offerOf } from '../careers/offers.ts';
import { isMedicine } from '../catalogue/sale.ts';
import type { RegulatoryClass } from '../catalogue/types.ts';
import type { Locale } from '../markets.ts';
import { textsIn, textsOfSlices } from './plain-text.ts';
import type { Group, SearchEntry } from './types.ts';

/** The types of documents that are found, and no others. */
export const SEARCHED_TYPES = [
  'product',
  'advice',
  'news_article',
  'faq_question',
  'corporate_section',
  'corporate_page',
  'page',
  'job_offer',
] as const;
export type SearchedType = (typeof SEARCHED_TYPES)[number];
export type SearchedDocument = Extract<Content.AllDocumentTypes, { type: SearchedType }>;

/** What the codes of an offer are called in the locale. */
export type OfferWords = {
  locale: Locale;
  contracts: Readonly<Record<string, string>>;
  categories: Readonly<Record<string, string>>;
  international: string;
};

/** What a document of each type says of itself. */
export type Parts = Pick<SearchEntry, 'kind' | 'title'> & {
  /** Left out where it is the beginning of the texts. */
  lead?: string;
  groups?: (Group | null)[];
  keywords?: (string | null | undefined)[];
  texts: string[];
  image?: ImageField<never> | null;
  date?: string | null;
  until?: string | null;
};

/** The group that a relationship names; null where it is empty or its document is gone. */
function groupOf(field: ContentRelationshipField<string, string, object>): Group | null {
  if (!isFilled.contentRelationship(field) || field.isBroken) return null;
  const { title, short_title } = (field.data ?? {}) as { title?: string | null; short_title?: string | null };
  const text = short_title || title;
  return text ? { id: field.uid ?? field.id, text } : null;
}

/**
 * Of a medicine only what it is and what it is made of: whoever looks for a complaint is not led to a medicine by a warning that
 * names it (code de la santé publique, L5121-13 and R5122-4).
 */
function productTexts({ data }: Content.ProductDocument): string[] {
  const made = [data.intro, data.composition].flatMap(textsIn);
  if (isMedicine(data.regulatory_class as RegulatoryClass | null)) return made;
  const more = [data.benefits, data.composition_values, data.usage, data.precautions, data.storage, data.faq];
  return [...made, ...more.flatMap(textsIn), ...textsOfSlices(data.slices)];
}

function productParts(document: Content.ProductDocument): Parts {
  const { data } = document;
  const plants = data.plants.map(({ plant }) => plant);
  const needs = isMedicine(data.regulatory_class as RegulatoryClass | null) ? [] : data.needs.map(({ need }) => need);
  return {
    kind: 'product',
    title: data.title ?? '',
    lead: data.subtitle || data.format_line || '',
    groups: [groupOf(data.category)],
    keywords: [...needs, ...plants, data.latin_name, data.form, data.format_line],
    texts: productTexts(document),
    image: data.pack,
  };
}

function jobParts(document: Content.JobOfferDocument, words: OfferWords): Parts {
  const { data } = document;
  const { contract, category, where, placeDetail, publishedOn, reference, title } = offerOf(document);
  const place = isLocality(where) ? localityName(where, words.locale) : placeDetail || words.international;
  const group = { id: contract, text: words.contracts[contract] ?? contract };
  const kindOfWork = words.categories[category] ?? category;
  return {
    kind: 'job',
    title,
    lead: [kindOfWork, place].join(' · '),
    groups: [group],
    keywords: [kindOfWork, place, placeDetail, reference],
    texts: [data.intro, data.missions, data.profile, data.benefits].flatMap(textsIn),
    date: publishedOn,
    until: data.closes_on,
  };
}

function corporateParts({
  data,
}: Extract<SearchedDocument, { type: 'corporate_section' | 'corporate_page' | 'page' }>) {
  return {
    kind: 'corporate' as const,
    title: data.title ?? '',
    groups: 'section' in data ? [groupOf(data.section)] : [],
    texts: [...textsIn(data.intro), ...textsOfSlices(data.slices)],
    image: 'picture' in data ? data.picture : null,
  };
}

/** What the index takes of a document, by its type. */
export function partsOf(document: SearchedDocument, words: OfferWords): Parts {
  switch (document.type) {
    case 'product':
      return productParts(document);
    case 'advice': {
      const { data } = document;
      return {
        kind: 'advice',
        title: data.title ?? '',
        lead: data.standfirst ?? '',
        groups: [groupOf(data.theme)],
        keywords: [data.latin_name],
        texts: [...textsIn(data.key_points), ...textsOfSlices(data.slices), ...textsIn(data.when_to_consult)],
        image: data.picture,
        date: data.published_on,
      };
    }
    case 'news_article': {
      const { data } = document;
      return {
        kind: 'news',
        title: data.title ?? '',
        lead: data.standfirst ?? '',
        groups: [groupOf(data.category)],
        texts: textsOfSlices(data.slices),
        image: data.picture,
        date: data.published_on,
      };
    }
    case 'faq_question': {
      const { data } = document;
      return {
        kind: 'faq',
        title: data.question ?? '',
        groups: [groupOf(data.category)],
        texts: textsIn(data.answer),
      };
    }
    case 'job_offer':
      return jobParts(document, words);
    default:
      return corporateParts(document);
  }
}
