import { type Data, type FieldModel, type Fields, isRecord, type Models, type StoredDocument } from '../types.ts';
import { comparable } from './paths.ts';

const SEARCHED = new Set(['StructuredText', 'Text', 'Select']);

export const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function textOfField(value: unknown, { type, config }: FieldModel, models: Models): string[] {
  if (SEARCHED.has(type)) return [String(comparable(value) ?? '')];
  if (!Array.isArray(value)) return [];
  if (type === 'Group') return value.flatMap((row) => textOfFields(row, config?.fields ?? {}, models));
  if (type !== 'Slices') return [];
  return value.flatMap((slice) => {
    const model = models.slices.get(slice.slice_type)?.variations.find(({ id }) => id === slice.variation);
    if (!model) return [];
    const items: Data[] = slice.items;
    return [slice.primary, ...items].flatMap((part, i) => textOfFields(part, i ? model.items : model.primary, models));
  });
}

function textOfFields(data: unknown, fields: Fields, models: Models): string[] {
  if (!isRecord(data)) return [];
  return Object.entries(fields).flatMap(([name, model]) => textOfField(data[name], model, models));
}

const indexed = new WeakMap<StoredDocument, Set<string>>();

/** The words of a document: its uid and every text in it. */
export function wordsOf(document: StoredDocument, models: Models): Set<string> {
  const known = indexed.get(document);
  if (known) return known;
  const fields = models.types.get(document.type)?.fields ?? {};
  const set = new Set(words([document.uid ?? '', ...textOfFields(document.data, fields, models)].join(' ')));
  indexed.set(document, set);
  return set;
}

/** Whether every term is a prefix of some word. */
export const matchesAll = (terms: string[], present: Iterable<string>) => {
  const all = [...present];
  return terms.length > 0 && terms.every((term) => all.some((word) => word.startsWith(term)));
};
