import 'server-only';
import type { PrismicDocument } from '@prismicio/client';
import { type FieldModels, type Names, placeName, type SliceModel } from '../compliance/remark.ts';
import { LOCALES, type Locale } from '../platform/markets.ts';

type CustomType = { label: string; json: Record<string, FieldModels> };
type Document = { type: string; data: Readonly<Record<string, unknown>> };

/** `image_text` is the folder `ImageText`: the command line of the content service names it so. */
const folderOf = (slice: string): string => slice.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const modelOf = async (type: string): Promise<CustomType | undefined> =>
  (await import(`../../customtypes/${type}/index.json`).catch(() => undefined))?.default;
const sliceModelOf = async (slice: string): Promise<SliceModel | undefined> =>
  (await import(`../../slices/${folderOf(slice)}/model.json`).catch(() => undefined))?.default;

/** The name of a type as editors see it; its id where there is no such model. */
export const typeName = async (type: string): Promise<string> => (await modelOf(type))?.label ?? type;

/** The names of the fields of a document and of its slices, as editors see them. */
export async function modelNames({ type, data }: Document): Promise<Names> {
  const rows = Object.values(data).flatMap((value) => (Array.isArray(value) ? value : []));
  const slices = [...new Set(rows.flatMap(({ slice_type: slice }) => (typeof slice === 'string' ? [slice] : [])))];
  const models = new Map(await Promise.all(slices.map(async (slice) => [slice, await sliceModelOf(slice)] as const)));
  const fields = Object.assign({}, ...Object.values((await modelOf(type))?.json ?? {}));
  return { fields, sliceOf: (slice) => models.get(slice) };
}

/** Top-level fields by the names that editors see. */
export const fieldNames = (fields: readonly string[], names: Names): string[] =>
  fields.map((field) => placeName(field, names));

type Listed = Pick<PrismicDocument, 'id' | 'type' | 'uid' | 'url' | 'lang' | 'alternate_languages'>;
type Untranslated = { document: Listed; missing: Locale[] };

/**
 * Documents without a translation in a market that has such pages, in the order given, the translations of one document by
 * the first of them.
 * @param hasPage whether documents of a type have a page in a locale
 */
export function missingTranslations(
  documents: readonly Listed[],
  hasPage: (type: string, locale: Locale) => boolean,
): Untranslated[] {
  const counted = new Set<string>();
  return documents.flatMap((document) => {
    if (counted.has(document.id)) return [];
    const family = [document, ...document.alternate_languages];
    for (const { id } of family) counted.add(id);
    const present = family.map(({ lang }) => lang);
    const missing = LOCALES.filter((locale) => !present.includes(locale) && hasPage(document.type, locale));
    return missing.length > 0 ? [{ document, missing }] : [];
  });
}

type Version = Pick<PrismicDocument, 'uid' | 'data'>;

/** Names of the fields in which a draft differs from what is published, with `uid` for its address. */
export function unpublishedFields(draft: Version, published: Version): string[] {
  const names = [...new Set([...Object.keys(draft.data), ...Object.keys(published.data)])];
  const changed = names.filter((name) => JSON.stringify(draft.data[name]) !== JSON.stringify(published.data[name]));
  return draft.uid === published.uid ? changed : ['uid', ...changed];
}
