import 'server-only';
import { type FieldModels, type Names, placeName, type SliceModel } from '../compliance/place-name.ts';

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
