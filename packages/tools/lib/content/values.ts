import { type Data, type FieldModel, type Fields, isRecord } from '../../../sandbox/prismic/types.ts';
import type { Content, Entry } from './read.ts';

/** A field of a document and its location. */
export type Value = {
  /** In the form that an author recognizes: `slices[2 image_text].image`. */
  path: string;
  name: string;
  model: FieldModel;
  value: unknown;
  /** The object that contains the field: the document's data, a row of a group, a slice's own fields. */
  row: Data;
  slice?: string;
};

type Place = { path: string; slice?: string };
const below = (path: string, name: string): string => (path ? `${path}.${name}` : name);
const list = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function* inFields(row: Data, fields: Fields, at: Place, content: Content): Generator<Value> {
  for (const [name, model] of Object.entries(fields)) {
    if (!(name in row)) continue;
    const path = below(at.path, name);
    const value = row[name];
    if (model.type === 'Group') {
      const rows = list(value);
      for (const [i, each] of rows.entries())
        yield* inFields(each, model.config?.fields ?? {}, { ...at, path: `${path}[${i}]` }, content);
    } else if (model.type === 'Slices') yield* inSlices(list(value), path, content);
    else yield { path, name, model, value, row, slice: at.slice };
  }
}

function* inSlices(slices: Data[], path: string, content: Content): Generator<Value> {
  for (const [i, { slice_type, variation, primary, items }] of slices.entries()) {
    const slice = String(slice_type);
    const model = content.models.slices.get(slice)?.variations.find(({ id }) => id === variation);
    const at = { path: `${path}[${i} ${slice}]`, slice };
    if (isRecord(primary)) yield* inFields(primary, model?.primary ?? {}, at, content);
    for (const [j, item] of list(items).entries())
      yield* inFields(item, model?.items ?? {}, { ...at, path: `${at.path}.items[${j}]` }, content);
  }
}

/** Every field of a document, those of groups and slices included, with their models. */
export const valuesOf = (entry: Entry, content: Content): Value[] => [
  ...inFields(entry.data, entry.model.fields, { path: '' }, content),
];

/** Every object inside a value, itself included. */
function* maps(value: unknown): Generator<Data> {
  if (Array.isArray(value)) for (const each of value) yield* maps(each);
  else if (isRecord(value)) {
    yield value;
    for (const each of Object.values(value)) yield* maps(each);
  }
}

/** The links in a field: its own, or those inside its rich text or table. */
export const linksIn = ({ value }: Value): Data[] =>
  [...maps(value)].filter(({ link_type }) => typeof link_type === 'string' && link_type !== 'Any');
