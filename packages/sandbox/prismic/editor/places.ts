import { valueFields } from '../content/fields.ts';
import { type Data, type FieldModel, type Fields, isRecord, type Models, type StoredDocument } from '../types.ts';

/** Steps from the data of a document to a value: names of fields and numbers of rows. */
export type Path = readonly (string | number)[];
export type Place = {
  path: Path;
  /** As the editor's control names it, with its row. */
  label: string;
  model: FieldModel;
  /** The slice that holds it, by its number. */
  slice?: number;
};

/** The types of fields that the editor can change. */
const EDITED = new Set(['Text', 'StructuredText', 'Select', 'Boolean']);
/** Fields of a document itself: its choices decide about more than its text, and are changed in the files. */
const OF_DOCUMENT = new Set(['Text', 'StructuredText']);

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isRecord) : []);
/** `Parties (trois à huit)` without what it says of its rows. */
const shortOf = (label: string): string => label.replace(/\s*\(.*\)$/, '');

function* inSlice(data: Data, fields: Fields, path: Path, slice: number, prefix = ''): Generator<Place> {
  for (const [name, model] of valueFields(fields)) {
    const label = prefix + (model.config?.label ?? name);
    const at = [...path, name];
    if (EDITED.has(model.type)) yield { path: at, label, model, slice };
    if (model.type !== 'Group') continue;
    for (const [row, value] of rowsOf(data[name]).entries())
      yield* inSlice(value, model.config?.fields ?? {}, [...at, row], slice, `${shortOf(label)} ${row + 1}: `);
  }
}

/** The name of the document's slice zone, and the slices that it may hold; undefined for a type without one. */
export function zoneOf({ type }: StoredDocument, { types }: Models): { name: string; choices: string[] } | undefined {
  const found = Object.entries(types.get(type)?.fields ?? {}).find(([, model]) => model.type === 'Slices');
  return found && { name: found[0], choices: Object.keys(found[1].config?.choices ?? {}) };
}

export const slicesOf = (document: StoredDocument, models: Models): Data[] =>
  rowsOf(document.data[zoneOf(document, models)?.name ?? '']);

/** Every value of a document that the editor can change, in the order of the models. */
export function* placesOf(document: StoredDocument, models: Models): Generator<Place> {
  for (const [name, model] of valueFields(models.types.get(document.type)?.fields ?? {}))
    if (OF_DOCUMENT.has(model.type)) yield { path: [name], label: model.config?.label ?? name, model };
  const zone = zoneOf(document, models)?.name ?? '';
  for (const [index, slice] of slicesOf(document, models).entries()) {
    const variations = models.slices.get(String(slice.slice_type))?.variations;
    const fields = variations?.find(({ id }) => id === slice.variation)?.primary;
    if (fields && isRecord(slice.primary)) yield* inSlice(slice.primary, fields, [zone, index, 'primary'], index);
  }
}

export const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], data);

/** The same data with another value at a path. */
export function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const own = (data as Record<string | number, unknown>)[step];
  if (Array.isArray(data)) return data.with(Number(step), withValue(own, rest, value));
  return { ...(data as Data), [step]: withValue(own, rest, value) };
}
