import {
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  valueFromASTUntyped,
} from 'graphql';
import { badRequest } from './resolve.ts';

/** Levels of braces. */
const deepest = 50;
/** Of a request without a token, as the service documents. A request with a token has no such limit. */
export const mostComplexity = 1_000;
/** Milliseconds that one request may take, unless the options of the service say otherwise. */
export const longestMs = 10_000;
const pageLimit = 250;
const mutationComplexity = 10;

interface Measure {
  complexity: number;
  depth: number;
}

type Field = GraphQLField<unknown, unknown>;
type Values = Record<string, unknown>;

const metaFields: Record<string, Field> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

function fieldOf(type: GraphQLNamedType, name: string): Field | undefined {
  return metaFields[name] ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
}

/** The requested number of items: a page size, or the length of a list of ids; 1 without either. */
function requestedSize(node: FieldNode, variables: Values): number {
  const values: Values = Object.fromEntries(
    (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
  const list = [values.ids, values.identifiers].find(Array.isArray) as unknown[] | undefined;
  const size = values.first ?? values.last ?? list?.length ?? 1;
  return typeof size === 'number' ? Math.min(pageLimit, Math.max(0, size)) : 1;
}

function createMeasure(schema: GraphQLSchema, document: DocumentNode, variables: Values) {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  // Memoized: nested fragments that are each spread twice would otherwise double the work at every level.
  const known = new Map<string, Measure>();

  function ofField(node: FieldNode, type: GraphQLNamedType): Measure {
    const field = fieldOf(type, node.name.value);
    const named = field && getNamedType(field.type);
    if (!named || isLeafType(named) || !node.selectionSet) return { complexity: 0, depth: 1 };
    const under = ofSelection(node.selectionSet, named);
    const own = type === schema.getMutationType() ? mutationComplexity : 1;
    return { complexity: own + requestedSize(node, variables) * under.complexity, depth: under.depth + 1 };
  }

  function ofSpread({ name: { value: name } }: FragmentSpreadNode): Measure {
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const measure = known.get(name) ?? (type ? ofSelection(fragment.selectionSet, type) : { complexity: 0, depth: 0 });
    known.set(name, measure);
    return measure;
  }

  function ofNode(node: SelectionNode, type: GraphQLNamedType): Measure {
    if (node.kind === Kind.FIELD) return ofField(node, type);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofSpread(node);
    const narrowed = node.typeCondition && schema.getType(node.typeCondition.name.value);
    return ofSelection(node.selectionSet, narrowed ?? type);
  }

  function ofSelection({ selections }: SelectionSetNode, type: GraphQLNamedType): Measure {
    const all = selections.map((node) => ofNode(node, type));
    return {
      complexity: all.reduce((sum, { complexity }) => sum + complexity, 0),
      depth: Math.max(...all.map(({ depth }) => depth)),
    };
  }
  return ofSelection;
}

export interface MeasuredQuery {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Including the defaults that the operation declares. */
  variables: Values;
}

/** Each object counts one, times the sizes of the pages around it, and a mutation ten; values count nothing. */
export function measure({ schema, document, operation, variables }: MeasuredQuery): Measure {
  const type = schema.getRootType(operation.operation);
  return type ? createMeasure(schema, document, variables)(operation.selectionSet, type) : { complexity: 0, depth: 0 };
}

/** The error for an operation that is refused before it runs; undefined for any other. */
export function excess(query: MeasuredQuery, hasToken: boolean): GraphQLError | undefined {
  const { complexity, depth } = measure(query);
  if (depth > deepest) return badRequest(`Query has depth of ${depth}, which exceeds max depth of ${deepest}`);
  if (hasToken || complexity <= mostComplexity) return undefined;
  return badRequest(
    `Query has complexity of ${complexity}, which exceeds max complexity of ${mostComplexity} without an access token`,
  );
}

/** Ends a request that takes too long: `check` throws from then on, and `error` is what it throws. */
export function openDeadline(most: number) {
  const ends = performance.now() + most;
  let error: GraphQLError | undefined;
  return {
    check() {
      if (!error && performance.now() <= ends) return;
      error ??= timedOut(most);
      throw error;
    },
    get error() {
      return error;
    },
  };
}

export type Deadline = ReturnType<typeof openDeadline>;

/** With a path, even an empty one, graphql-js does not look up the place of each of the many fields that are left. */
const timedOut = (most: number) =>
  new GraphQLError(`Timeout: the request takes more than ${most} ms`, { path: [], extensions: { code: 'TIMEOUT' } });
