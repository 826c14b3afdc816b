import {
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  valueFromASTUntyped,
} from 'graphql';
import { pricing, searched, usualLength, usualTimes, weights } from './cost-weights.ts';
import { badRequest } from './resolve.ts';
import { schema } from './schema.ts';

/**
 * A thousand times the cost of an ordinary page. A product of 250 variants with ten components each, read at once,
 * needs half of it.
 */
export const mostCost = 100_000;
const deepest = 50;

const pageLimit = 250;

interface Measure {
  cost: number;
  depth: number;
}

type Field = GraphQLField<unknown, unknown>;
type Values = Record<string, unknown>;
/** Page size of the connection around a selection. */
type Page = number | undefined;

const metaFields: Record<string, Field> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

function fieldOf(type: GraphQLNamedType, name: string): Field | undefined {
  return metaFields[name] ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
}

function argumentsOf(node: FieldNode, variables: Values): Values {
  return Object.fromEntries(
    (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
}

/** The requested number of items: a page size, or the length of a list of ids. */
function sizeAsked({ first, last, ids, identifiers }: Values): Page {
  const list = [ids, identifiers].find(Array.isArray) as unknown[] | undefined;
  const asked = first ?? last ?? list?.length;
  return typeof asked === 'number' ? Math.min(pageLimit, Math.max(0, asked)) : undefined;
}

/** How many times the selection of a field may be resolved. */
function timesOf(type: GraphQLNamedType, field: Field, page: Page, asked: Page): number {
  const known = usualTimes[`${type.name}.${field.name}`] ?? usualTimes[field.name];
  if (!isListType(getNullableType(field.type))) return known ?? 1;
  if (page !== undefined && (field.name === 'nodes' || field.name === 'edges')) return page;
  return asked ?? known ?? usualLength;
}

/** Number of entries in all the lists of an input. */
function entriesIn(input: unknown): number {
  if (input === null || typeof input !== 'object') return 0;
  const own = Array.isArray(input) ? input.length : 0;
  return Object.values(input).reduce<number>((sum, value) => sum + entriesIn(value), own);
}

/** The cost of a field in addition to the objects that it returns. */
function workOf(type: GraphQLNamedType, { name }: Field, values: Values, products: number): number {
  if (type === schema.getMutationType()) return weights.mutation + weights.inputEntry * entriesIn(values);
  const place = `${type.name}.${name}`;
  return (searched[place] ?? 0) * products + (pricing.has(place) ? weights.cart : 0);
}

function createMeasure(document: DocumentNode, variables: Values, products: number) {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  // Memoized: nested fragments that are each spread twice would otherwise double the work at every level.
  const known = new Map<string, Measure>();

  function ofField(node: FieldNode, type: GraphQLNamedType, page: Page): Measure {
    const field = fieldOf(type, node.name.value);
    const named = field && getNamedType(field.type);
    if (!named || isLeafType(named) || !node.selectionSet) return { cost: weights.value, depth: 1 };
    const values = argumentsOf(node, variables);
    const asked = sizeAsked(values);
    // The edges of a connection are not a connection, but their selection is resolved for one page of them.
    const under = ofSelection(node.selectionSet, named, named.name.endsWith('Connection') ? asked : undefined);
    const objects = timesOf(type, field, page, asked) * (weights.object + under.cost);
    return { cost: objects + workOf(type, field, values, products), depth: under.depth + 1 };
  }

  function ofSpread({ name: { value: name } }: FragmentSpreadNode, page: Page): Measure {
    const key = `${name} ${page}`;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const measure = known.get(key) ?? (type ? ofSelection(fragment.selectionSet, type, page) : { cost: 0, depth: 0 });
    known.set(key, measure);
    return measure;
  }

  function ofNode(node: SelectionNode, type: GraphQLNamedType, page: Page): Measure {
    if (node.kind === Kind.FIELD) return ofField(node, type, page);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofSpread(node, page);
    const narrowed = node.typeCondition && schema.getType(node.typeCondition.name.value);
    return ofSelection(node.selectionSet, narrowed ?? type, page);
  }

  function ofSelection({ selections }: SelectionSetNode, type: GraphQLNamedType, page: Page): Measure {
    const sum: Measure = { cost: 0, depth: 0 };
    for (const node of selections) {
      const { cost, depth } = ofNode(node, type, page);
      sum.cost += cost;
      sum.depth = Math.max(sum.depth, depth);
    }
    return sum;
  }
  return ofSelection;
}

export interface Asked {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Including the defaults that the operation declares. */
  variables: Values;
}

/** The cost of an operation for a catalogue of this many products, and its depth. */
export function measure({ document, operation, variables }: Asked, products: number): Measure {
  const type = schema.getRootType(operation.operation);
  if (!type) return { cost: 0, depth: 0 };
  const { cost, depth } = createMeasure(document, variables, products)(operation.selectionSet, type, undefined);
  return { cost: Math.ceil(cost), depth };
}

/** The error for an operation whose cost or depth exceeds the limit; undefined when it does not. */
export function excess(asked: Asked, products: number): GraphQLError | undefined {
  const { cost, depth } = measure(asked, products);
  if (depth > deepest) return badRequest(`Query has depth of ${depth}, which exceeds max depth of ${deepest}`);
  if (cost <= mostCost) return undefined;
  return new GraphQLError(`Query cost is ${cost}, which exceeds the single query max cost limit (${mostCost}).`, {
    extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: mostCost },
  });
}
