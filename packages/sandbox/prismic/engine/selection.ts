import type { CustomTypeChoice, FieldChoice } from '../types.ts';

/**
 * Requested fields: by name, and by the type (or slice, or variation) that they belong to. An empty selection, or one
 * with `all`, requests every field.
 */
export type Selection = { fields: Map<string, Selection>; on: Map<string, Selection>; all?: boolean };

export const everything = (): Selection => ({ fields: new Map(), on: new Map() });

export const wantsAll = ({ fields, on, all }: Selection) => all || (fields.size === 0 && on.size === 0);

export function child(parent: Map<string, Selection>, name: string): Selection {
  const known = parent.get(name) ?? everything();
  parent.set(name, known);
  return known;
}

/** Parses `product.title,product_category.title`, the format of the parameters `fetch` and `fetchLinks`. */
export function parseFieldList(raw: string | null): Selection | undefined {
  const paths = (raw ?? '').split(',').map((path) => path.trim().replace(/^my\./, ''));
  const known = paths.filter((path) => path.includes('.'));
  if (known.length === 0) return undefined;
  const selection = everything();
  for (const path of known) {
    const [type = '', ...names] = path.split('.');
    names.reduce((at, name) => child(at.fields, name), child(selection.on, type));
  }
  return selection;
}

function addField(selection: Selection, choice: FieldChoice) {
  const field = child(selection.fields, typeof choice === 'string' ? choice : choice.id);
  if (typeof choice === 'string') return;
  for (const inner of choice.fields ?? []) addField(field, inner);
  addTypes(field, choice.customtypes ?? []);
}

function addTypes(selection: Selection, choices: CustomTypeChoice[]) {
  for (const choice of choices) {
    if (typeof choice === 'string' || !choice.fields?.length) continue;
    const type = child(selection.on, choice.id);
    for (const field of choice.fields) addField(type, field);
  }
}

/** The fields of the linked document that a relationship field's model declares; undefined when it declares none. */
export function declaredSelection(choices: CustomTypeChoice[] | undefined): Selection | undefined {
  const selection = everything();
  addTypes(selection, choices ?? []);
  return selection.on.size > 0 ? selection : undefined;
}

function merged(a: Map<string, Selection>, b: Map<string, Selection>): Map<string, Selection> {
  const names = new Set([...a.keys(), ...b.keys()]);
  return new Map([...names].map((name) => [name, union(a.get(name), b.get(name)) ?? everything()]));
}

/** The union of two selections. */
export function union(a: Selection | undefined, b: Selection | undefined): Selection | undefined {
  if (!a || !b) return a ?? b;
  return { fields: merged(a.fields, b.fields), on: merged(a.on, b.on) };
}
