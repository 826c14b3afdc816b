import { emptyOf, valueFields } from '../content/fields.ts';
import { stableId } from '../content/identity.ts';
import { type Data, type FieldModel, type Fields, isRecord, type Models } from '../types.ts';
import { type Arrival, incomingImage, incomingLink } from './incoming-media.ts';

type Read = (value: unknown, model: FieldModel, at: Place) => unknown;
/** The location of a value in a document. */
type Place = Arrival & { models: Models; path: string };

const inside = (at: Place, name: string): Place => ({ ...at, path: at.path ? `${at.path}.${name}` : name });

function complain(at: Place, expected: string): null {
  at.report(`${at.path}: ${expected} is expected`);
  return null;
}

const kind =
  (type: 'string' | 'number' | 'boolean'): Read =>
  (value, _, at) =>
    typeof value === type ? value : complain(at, `a ${type}`);

const record: Read = (value, _, at) => (isRecord(value) ? value : complain(at, 'an object'));

function list(value: unknown, at: Place): unknown[] {
  if (Array.isArray(value)) return value;
  complain(at, 'a list');
  return [];
}

const select: Read = (value, { config }, at) =>
  config?.options?.includes(String(value)) ? value : complain(at, `one of ${config?.options?.join(', ')}`);

function block(value: unknown, at: Place): Data[] {
  if (!isRecord(value) || typeof value.type !== 'string') {
    complain(at, 'a block of rich text');
    return [];
  }
  if (value.type === 'image') {
    const linkTo = value.linkTo ? incomingLink(value.linkTo, at) : null;
    return [{ ...incomingImage(value, {}, at), type: 'image', linkTo }];
  }
  if (typeof value.text !== 'string') return [value];
  const spans = list(value.spans ?? [], at).filter(isRecord);
  const linked = spans.map((span) =>
    span.type === 'hyperlink' ? { ...span, data: incomingLink(span.data, at) } : span,
  );
  return [{ direction: 'ltr', ...value, spans: linked }];
}

const richText: Read = (value, _, at) => list(value, at).flatMap((one, i) => block(one, inside(at, String(i))));

function links(value: unknown, { config }: FieldModel, at: Place): unknown {
  if (!config?.repeat) return incomingLink(value, at);
  return list(value, at).map((link, i) => ({ key: stableId(at.path, String(i)), ...incomingLink(link, at) }));
}

function slice(value: unknown, at: Place): Data[] {
  const { slice_type, variation, id, slice_label, primary, items } = isRecord(value) ? value : {};
  const model = at.models.slices.get(String(slice_type))?.variations.find((one) => one.id === variation);
  if (!model) {
    complain(at, `a slice and a variation that are modelled, not ${slice_type} ${variation},`);
    return [];
  }
  const rows = list(items ?? [], inside(at, 'items'));
  return [
    {
      variation,
      version: model.version,
      items: rows.map((row, i) => incomingFields(row, model.items, inside(at, `items.${i}`))),
      primary: incomingFields(primary ?? {}, model.primary, inside(at, 'primary')),
      id: typeof id === 'string' ? id : `${slice_type}$${stableId(at.path)}`,
      slice_type,
      slice_label: slice_label ?? null,
    },
  ];
}

const TYPES: Record<string, Read> = {
  Text: kind('string'),
  Color: kind('string'),
  Date: kind('string'),
  Timestamp: kind('string'),
  Number: kind('number'),
  Range: kind('number'),
  Boolean: kind('boolean'),
  Select: select,
  StructuredText: richText,
  Image: (value, { config = {} }, at) => incomingImage(value, config, at),
  Link: links,
  Group: (value, { config }, at) =>
    list(value, at).map((row, i) => incomingFields(row, config?.fields ?? {}, inside(at, String(i)))),
  Slices: (value, _, at) => list(value, at).flatMap((one, i) => slice(one, inside(at, String(i)))),
  Embed: record,
  GeoPoint: record,
  Table: record,
};

/** Converts document data from the API's format to the stored format. Values that do not fit the model are reported. */
export function incomingFields(value: unknown, fields: Fields, at: Place): Data {
  if (!isRecord(value)) {
    complain(at, 'an object');
    return {};
  }
  const known = valueFields(fields);
  const names = new Set(known.map(([name]) => name));
  for (const name of Object.keys(value)) {
    if (!names.has(name)) at.report(`${inside(at, name).path}: the model has no such field`);
  }
  return Object.fromEntries(
    known.map(([name, model]) => {
      const given = value[name];
      const absent = given === undefined || given === null;
      return [name, absent ? emptyOf(model) : (TYPES[model.type]?.(given, model, inside(at, name)) ?? given)];
    }),
  );
}
