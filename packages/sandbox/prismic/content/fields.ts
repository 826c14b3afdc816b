import { type Data, type FieldConfig, type FieldModel, type Fields, isRecord } from '../types.ts';
import { type Context, complain, inside } from './context.ts';
import { emptyImage, readImage } from './images.ts';
import { EMPTY_LINK, readLink } from './links.ts';
import { readRichText } from './rich-text.ts';
import { readSlices } from './slices.ts';
import { timestamp } from './sources.ts';
import { readTable } from './table.ts';
import { typography } from './typography.ts';

type Field = {
  empty: (config: FieldConfig) => unknown;
  read: (value: unknown, config: FieldConfig, context: Context) => unknown;
};

/** Returns the value when it is valid; otherwise reports a problem and leaves the field empty. */
function fitting<T>(fits: boolean, value: T, context: Context, expected: string): T | null {
  if (!fits) complain(context, `${expected} is expected`);
  return fits ? value : null;
}

function readText(value: unknown, _: FieldConfig, context: Context) {
  const plain = typeof value === 'string' || typeof value === 'number';
  return fitting(plain, typography(String(value).trim(), context.lang), context, 'a text');
}

function readNumber(value: unknown, { min = -Infinity, max = Infinity }: FieldConfig, context: Context) {
  const fits = typeof value === 'number' && value >= min && value <= max;
  return fitting(fits, value, context, Number.isFinite(max) ? `a number from ${min} to ${max}` : 'a number');
}

function readSelect(value: unknown, { options = [] }: FieldConfig, context: Context) {
  return fitting(options.includes(String(value)), String(value), context, `one of ${options.join(', ')}`);
}

function readDate(value: unknown, _: FieldConfig, context: Context) {
  const moment = timestamp(value);
  return fitting(moment !== null, moment?.slice(0, 10) ?? null, context, 'a date');
}

function readGeoPoint(value: unknown, _: FieldConfig, context: Context) {
  const { latitude, longitude } = isRecord(value) ? value : {};
  const fits = typeof latitude === 'number' && typeof longitude === 'number';
  return fitting(fits, { latitude, longitude }, context, '{latitude, longitude}') ?? {};
}

const readEmbed = (value: unknown) =>
  isRecord(value) ? value : { type: 'link', version: '1.0', embed_url: String(value), title: null, html: null };

function readGroup(value: unknown, { fields = {} }: FieldConfig, context: Context) {
  const rows = fitting(Array.isArray(value), value as unknown[], context, 'a list') ?? [];
  return rows.map((row, i) => readFields(row, fields, { ...context, path: `${context.path}[${i}]` }));
}

const nothing = () => null;
const text: Field = { empty: nothing, read: readText };
const number: Field = { empty: nothing, read: readNumber };

const FIELDS: Record<string, Field> = {
  Text: text,
  Number: number,
  Range: number,
  Select: { empty: ({ default_value }) => default_value ?? null, read: readSelect },
  Boolean: {
    empty: ({ default_value }) => default_value === true,
    read: (value, _, context) => fitting(typeof value === 'boolean', value, context, 'true or false') ?? false,
  },
  Color: {
    empty: nothing,
    read: (value, _, context) => fitting(/^#[0-9a-f]{6}$/i.test(String(value)), value, context, 'a colour #rrggbb'),
  },
  Date: { empty: nothing, read: readDate },
  Timestamp: {
    empty: nothing,
    read: (value, _, context) => fitting(timestamp(value) !== null, timestamp(value), context, 'a moment'),
  },
  StructuredText: { empty: () => [], read: readRichText },
  Image: { empty: emptyImage, read: readImage },
  Link: { empty: ({ repeat }) => (repeat ? [] : EMPTY_LINK), read: readLink },
  Embed: { empty: () => ({}), read: readEmbed },
  GeoPoint: { empty: () => ({}), read: readGeoPoint },
  Table: { empty: nothing, read: (value, _, context) => readTable(value, context) },
  Group: { empty: () => [], read: readGroup },
  Slices: { empty: () => [], read: (value, config, context) => readSlices(value, config, context, readFields) },
  IntegrationFields: { empty: nothing, read: (value) => value },
};
const LAYOUT = new Set(['Separator', 'UID']);

/** The value of an empty field. */
export const emptyOf = ({ type, config = {} }: FieldModel): unknown => FIELDS[type]?.empty(config) ?? null;

/** Reads the value of one field from the author's source; problems are reported to the context. */
export function readField(written: unknown, model: FieldModel, context: Context): unknown {
  const field = FIELDS[model.type];
  if (!field) complain(context, `fields of type ${model.type} are not implemented`);
  const absent = written === undefined || written === null || written === '';
  return absent ? emptyOf(model) : field?.read(written, model.config ?? {}, context);
}

/** The fields of a model that hold a value, without layout fields. */
export const valueFields = (fields: Fields) => Object.entries(fields).filter(([, { type }]) => !LAYOUT.has(type));

/** Reads every field of the model; missing ones are empty. An unknown key is a problem. */
export function readFields(value: unknown, fields: Fields, context: Context): Data {
  if (!isRecord(value)) {
    complain(context, 'fields are written as a map');
    return {};
  }
  for (const key of Object.keys(value)) if (!fields[key]) complain(inside(context, key), 'the model has no such field');
  return Object.fromEntries(
    valueFields(fields).map(([name, model]) => [name, readField(value[name], model, inside(context, name))]),
  );
}
