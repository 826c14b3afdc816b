import { type Data, type FieldConfig, type Fields, isRecord, type Variation } from '../types.ts';
import { type Context, complain, inside } from './context.ts';
import { stableId } from './identity.ts';

type ReadFields = (value: unknown, fields: Fields, context: Context) => Data;

function variationOf(value: Data, config: FieldConfig, context: Context): Variation | undefined {
  const name = String(value.slice);
  const variation = String(value.variation ?? 'default');
  if (!config.choices?.[name]) complain(context, `the slice ${name} is not allowed here`);
  const model = context.models.slices.get(name);
  const found = model?.variations.find(({ id }) => id === variation);
  if (!model) complain(context, `there is no slice ${name}`);
  else if (!found) complain(context, `the slice ${name} has no variation ${variation}`);
  return found;
}

function readSlice(value: unknown, config: FieldConfig, context: Context, readFields: ReadFields): Data | null {
  if (!isRecord(value) || typeof value.slice !== 'string') {
    complain(context, 'a slice is written as {slice: name, …}');
    return null;
  }
  const model = variationOf(value, config, context);
  if (!model) return null;
  const { slice, variation: _, items, ...fields } = value;
  const own = 'items' in model.primary ? { ...fields, items } : fields;
  const rows: unknown[] = 'items' in model.primary || !Array.isArray(items) ? [] : items;
  return {
    variation: model.id,
    version: model.version,
    items: rows.map((row, i) => readFields(row, model.items, inside(context, `items[${i}]`))),
    primary: readFields(own, model.primary, context),
    id: `${slice}$${stableId(context.lang, context.path)}`,
    slice_type: slice,
    slice_label: null,
  };
}

/** The value of a slice zone; `readFields` reads the fields of one slice. */
export function readSlices(value: unknown, config: FieldConfig, context: Context, readFields: ReadFields): Data[] {
  if (!Array.isArray(value)) {
    complain(context, 'a slice zone is written as a list');
    return [];
  }
  return value.flatMap((slice: unknown, i): Data[] => {
    const name = isRecord(slice) ? ` ${slice.slice}` : '';
    const at = { ...context, path: `${context.path}[${i}${name}]` };
    const read = readSlice(slice, config, at, readFields);
    return read ? [read] : [];
  });
}
