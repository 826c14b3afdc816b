import { type Data, type FieldModel, isDocumentLink, isRecord, type Models, type StoredDocument } from '../types.ts';

/** Reads the value at a path of a predicate or an ordering. `type` is set when only documents of that type have it. */
export type Reader = { type?: string; field?: FieldModel; read: (document: StoredDocument) => unknown[] };

const DOCUMENT: Record<string, (document: StoredDocument) => unknown[]> = {
  'document.id': ({ id }) => [id],
  'document.type': ({ type }) => [type],
  'document.tags': ({ tags }) => tags,
  'document.first_publication_date': ({ first_publication_date }) => [first_publication_date],
  'document.last_publication_date': ({ last_publication_date }) => [last_publication_date],
};

export const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  if (!isRecord(value)) return true;
  return value.link_type
    ? value.link_type !== 'Any'
    : Object.values(value).some((part) => !isRecord(part) || isFilled(part));
};

function descend(data: Data, [name = '', ...rest]: string[]): unknown[] {
  const value = data[name];
  if (rest.length === 0) return [value];
  return Array.isArray(value) ? value.flatMap((row) => (isRecord(row) ? descend(row, rest) : [])) : [];
}

/** Parses a path such as `document.tags` or `my.product.needs.need`; undefined when no document has it. */
export function readerOf(path: string, models: Models): Reader | undefined {
  const read = DOCUMENT[path];
  if (read) return { read };
  const [root, type = '', ...names] = path.split('.');
  const model = models.types.get(type);
  if (root !== 'my' || !model || names.length === 0) return undefined;
  if (names[0] === 'uid' && names.length === 1 && model.hasUid) {
    return { type, read: ({ uid, formerUids = [] }) => [uid, ...formerUids] };
  }
  let fields = model.fields;
  let field: FieldModel | undefined;
  for (const name of names) {
    field = fields[name];
    if (!field) return undefined;
    fields = field.config?.fields ?? {};
  }
  const [only = ''] = names;
  return { type, field, read: ({ data }) => (names.length === 1 ? [data[only]] : descend(data, names)) };
}

const textOf = (value: unknown[]) => value.map((block) => (isRecord(block) ? (block.text ?? '') : '')).join(' ');

/** A field's value for comparison in predicates and orderings: a link is its target's id, rich text its text. */
export function comparable(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (isDocumentLink(value)) return value.id;
  if (Array.isArray(value)) return textOf(value);
  if (isRecord(value) && typeof value.url === 'string') return value.url;
  return null;
}
