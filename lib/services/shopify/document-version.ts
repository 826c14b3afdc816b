import { type DocumentNode, Kind, parse, type SelectionNode, visit } from 'graphql';

/** The version of the documents; the fields that they ask for are in every later published version too. */
export const WRITTEN_FOR = '2025-04';

/**
 * From this version on, a discount of the whole order is read from the lines and the delivery groups; the fields of the
 * cart itself are deprecated. Every other document is the same in all versions.
 */
const DISCOUNTS_BY_LINE = '2026-07';

const selections = (text: string): readonly SelectionNode[] => {
  const [operation] = parse(text).definitions;
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
};

type Change = (fields: readonly SelectionNode[]) => readonly SelectionNode[];

/** Reads another field under the old name. */
const renaming =
  (name: string, to: string): Change =>
  (fields) =>
    fields.map((field) => {
      if (field.kind !== Kind.FIELD || field.name.value !== name) return field;
      return { ...field, alias: field.name, name: { kind: Kind.NAME, value: to } };
    });

const adding =
  (text: string): Change =>
  (fields) => [...fields, ...selections(text)];

const without =
  (name: string): Change =>
  (fields) =>
    fields.filter((field) => field.kind !== Kind.FIELD || field.name.value !== name);

/** By fragment of `map-cart.ts`. */
const LATER: Readonly<Record<string, Change>> = {
  AllocationFields: renaming('discountApplication', 'sourceDiscountApplication'),
  LineFields: adding('{ withOrderDiscounts: discountAllocations(lineLevelOnly: false) { ...AllocationFields } }'),
  GroupFields: adding('{ discountAllocations { ...AllocationFields } }'),
  CartFields: without('discountAllocations'),
};

/** A document as a version of the Storefront API expects it. */
export function inVersion(document: DocumentNode, version: string): DocumentNode {
  if (version < DISCOUNTS_BY_LINE) return document;
  return visit(document, {
    FragmentDefinition(node) {
      const change = LATER[node.name.value];
      if (!change) return undefined;
      return { ...node, selectionSet: { ...node.selectionSet, selections: change(node.selectionSet.selections) } };
    },
  });
}

/** Version of an API that its address names, such as 2026-10; null when it names none. */
export const versionIn = (url: string): string | null => /\/(\d{4}-\d{2})(?=\/|$)/.exec(url)?.[1] ?? null;
