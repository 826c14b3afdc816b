import 'server-only';
import { type Content, filter, NotFoundError } from '@prismicio/client';
import { contentClient } from '@/prismicio';
import type { Locale } from '../markets';
import { asAppError } from './errors';

type Types = Content.AllDocumentTypes;
export type Document<T extends Types['type']> = Extract<Types, { type: T }>;

const ofType = (type: string, ...more: string[]): string[] => [filter.at('document.type', type), ...more];

/** The first match; null when there is none (the service's "No documents were returned"), AppError for any other failure. */
async function first<T extends Types['type']>(lang: Locale, filters: string[]): Promise<Document<T> | null> {
  try {
    return await contentClient().getFirst<Document<T>>({ lang, filters });
  } catch (error) {
    if (error instanceof NotFoundError && error.message.startsWith('No documents')) return null;
    throw asAppError(error);
  }
}

/** Every match, in pages of 100 with 500 ms between (specification, section 9). */
async function all<T extends Types['type']>(lang: Locale, filters: string[]): Promise<Document<T>[]> {
  try {
    return await contentClient().dangerouslyGetAll<Document<T>>({ lang, filters });
  } catch (error) {
    throw asAppError(error);
  }
}

export const getSingle = <T extends Types['type']>(type: T, lang: Locale) => first<T>(lang, ofType(type));

export const getByUid = <T extends Types['type']>(type: T, uid: string, lang: Locale) =>
  first<T>(lang, ofType(type, filter.at(`my.${type}.uid`, uid)));

export const getAll = <T extends Types['type']>(type: T, lang: Locale) => all<T>(lang, ofType(type));

/** Documents of a type whose relationship `field` points at one of the given documents. */
export const getRelated = <T extends Types['type']>(type: T, field: string, ids: readonly string[], lang: Locale) =>
  all<T>(lang, ofType(type, filter.any(`my.${type}.${field}`, [...ids])));
