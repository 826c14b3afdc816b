import { randomUUID } from 'node:crypto';
import { emptyOf, valueFields } from '../content/fields.ts';
import { absolute } from '../engine/blocks.ts';
import { refusal } from '../errors.ts';
import { type Data, isRecord, type Models, type StoredDocument } from '../types.ts';
import { slicesOf, zoneOf } from './places.ts';

const withSlices = (document: StoredDocument, models: Models, slices: Data[]): StoredDocument => ({
  ...document,
  data: { ...document.data, [zoneOf(document, models)?.name ?? '']: slices },
});

/** @param choice `<slice>/<variation>`, of those that the zone offers */
function added(document: StoredDocument, models: Models, choice: string): StoredDocument {
  const [type = '', name] = choice.split('/');
  const variation = models.slices.get(type)?.variations.find(({ id }) => id === name);
  if (!variation || !zoneOf(document, models)?.choices.includes(type))
    throw refusal(400, `${choice} has no place here`);
  const slice = {
    variation: variation.id,
    version: variation.version,
    items: [],
    primary: Object.fromEntries(valueFields(variation.primary).map(([field, model]) => [field, emptyOf(model)])),
    id: `${type}$${randomUUID()}`,
    slice_type: type,
    slice_label: null,
  };
  return withSlices(document, models, [...slicesOf(document, models), slice]);
}

const CHANGE = /^(?<change>up|down|remove):(?<index>\d+)$/;

/** Whether a button changes the slices of a document: `up:2`, `down:2`, `remove:2`, `add`. */
export const isSliceChange = (intent: string): boolean => intent === 'add' || CHANGE.test(intent);

/** The document after such a button. Throws a refusal for a slice that it does not have. */
export function changedSlices(
  document: StoredDocument,
  models: Models,
  intent: string,
  choice: string,
): StoredDocument {
  if (intent === 'add') return added(document, models, choice);
  const { change, index: number } = CHANGE.exec(intent)?.groups ?? {};
  const slices = slicesOf(document, models);
  const index = Number(number);
  const slice = slices[index];
  if (!slice) throw refusal(400, `There is no slice ${number}`);
  const others = slices.toSpliced(index, 1);
  if (change === 'remove') return withSlices(document, models, others);
  const to = Math.min(Math.max(index + (change === 'up' ? -1 : 1), 0), others.length);
  return withSlices(document, models, others.toSpliced(to, 0, slice));
}

/** Slices for the simulator: pictures with their address on this host, links with their id, which the simulator looks up. */
export function simulated(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => simulated(one, origin));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    const isFile = name === 'url' && /^\/(?:images|files)\//.test(String(part));
    return [name, isFile ? absolute(origin, part) : simulated(part, origin)];
  });
  return Object.fromEntries(entries);
}
