import { initGraphQLTada } from 'gql.tada';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  visit,
} from 'graphql';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { parseJson } from '../../platform/text/clean.ts';
import type { introspection as accountIntrospection } from './account-api/graphql-env.d.ts';
import type { introspection } from './graphql-env.d.ts';

/**
 * The types of every query are derived from its literal and the 2025-04 schema; `npm run generate` refreshes the
 * schema's types.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    Color: string;
    DateTime: string;
    Decimal: string;
    HTML: string;
    ISO8601DateTime: string;
    JSON: unknown;
    URL: string;
    UnsignedInt64: string;
  };
}>();

/** The same for the Customer Account API. */
export const accountGraphql = initGraphQLTada<{
  introspection: accountIntrospection;
  scalars: { DateTime: string; Decimal: string; ISO8601DateTime: string; JSON: unknown; URL: string };
}>();

export type { ResultOf } from 'gql.tada';

/** Arguments of @inContext that only some requests have: no document contains them. */
export type ContextValues = {
  /** The signed-in customer in whose context prices are read, where the token of the session is one of the shop. */
  buyer?: { customerAccessToken: string } | undefined;
  /** What the visitor has decided about data processing; the service passes it on in the address of the checkout. */
  visitorConsent?: { analytics: boolean } | undefined;
};
type Name = keyof ContextValues;

/** The version that brought `visitorConsent` (shopify.dev/changelog, 2 September 2025): earlier ones refuse the request. */
const KNOWS_CONSENT = '2025-10';

const operationIn = (text: string): OperationDefinitionNode => parse(text).definitions[0] as OperationDefinitionNode;

const DECLARED: Readonly<Record<Name, OperationDefinitionNode>> = {
  buyer: operationIn('query ($buyer: BuyerInput) @inContext(buyer: $buyer) { shop { id } }'),
  visitorConsent: operationIn(
    'query ($visitorConsent: VisitorConsent) @inContext(visitorConsent: $visitorConsent) { shop { id } }',
  ),
};

/**
 * The values that a request can have. A cart knows its buyer itself: only what is read may depend on it.
 * @param version in which the service answers
 */
export function argumentsFor(
  { buyer, visitorConsent }: ContextValues,
  { version, isRead }: { version: string; isRead: boolean },
): ContextValues {
  return {
    ...(buyer && isRead && { buyer }),
    ...(visitorConsent && version >= KNOWS_CONSENT && { visitorConsent }),
  };
}

const known = new WeakMap<DocumentNode, Map<string, DocumentNode>>();

/** The same document, whose @inContext also takes these arguments; one object for each combination. */
export function withContextArguments(document: DocumentNode, names: readonly string[]): DocumentNode {
  if (names.length === 0) return document;
  const variants = known.get(document) ?? new Map<string, DocumentNode>();
  known.set(document, variants);
  const key = names.join(' ');
  const made = variants.get(key) ?? extended(document, names as readonly Name[]);
  variants.set(key, made);
  return made;
}

function extended({ definitions, ...rest }: DocumentNode, names: readonly Name[]): DocumentNode {
  const added = names.map((name) => DECLARED[name]);
  const extend = (node: OperationDefinitionNode): OperationDefinitionNode => ({
    ...node,
    variableDefinitions: [node, ...added].flatMap(({ variableDefinitions = [] }) => variableDefinitions),
    directives: node.directives?.map((directive) =>
      directive.name.value === 'inContext'
        ? {
            ...directive,
            arguments: [
              ...(directive.arguments ?? []),
              ...added.flatMap(({ directives }) => directives?.[0]?.arguments ?? []),
            ],
          }
        : directive,
    ),
  });
  const isExtended = (node: OperationDefinitionNode): boolean =>
    node.directives?.some(({ name }) => name.value === 'inContext') ?? false;
  return {
    ...rest,
    definitions: definitions.map((node) =>
      node.kind === 'OperationDefinition' && isExtended(node) ? extend(node) : node,
    ),
  };
}

const LANGUAGE = operationIn('query ($language: LanguageCode) @inContext(language: $language) { customer { id } }');
const localized = new WeakMap<DocumentNode, DocumentNode>();

/** A document of the Customer Account API whose texts are in the language `$language`; one object for each. */
export function inLanguage(document: DocumentNode): DocumentNode {
  const { variableDefinitions = [], directives = [] } = LANGUAGE;
  const made = localized.get(document) ?? {
    ...document,
    definitions: document.definitions.map((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? { ...node, variableDefinitions: [...(node.variableDefinitions ?? []), ...variableDefinitions], directives }
        : node,
    ),
  };
  localized.set(document, made);
  return made;
}

/** The version of the documents; the fields that they ask for are in every later published version too. */
export const WRITTEN_FOR = '2025-04';

/**
 * From this version on, a discount of the whole order is read from the lines and the delivery groups; the fields of the
 * cart itself are deprecated.
 */
const DISCOUNTS_BY_LINE = '2026-07';

/** From this version on, a gift card is added to those of a cart; before, all of them are replaced. */
export const ADDS_GIFT_CARDS = '2025-10';

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
      return { ...field, alias: field.alias ?? field.name, name: { kind: Kind.NAME, value: to } };
    });

const adding =
  (text: string): Change =>
  (fields) => [...fields, ...selections(text)];

const without =
  (name: string): Change =>
  (fields) =>
    fields.filter((field) => field.kind !== Kind.FIELD || field.name.value !== name);

const byLine = (change: Change) => ({ since: DISCOUNTS_BY_LINE, change });

/** By fragment of `map-cart.ts`, or by operation; every other document is the same in all versions. */
const LATER: Readonly<Record<string, { since: string; change: Change }>> = {
  AllocationFields: byLine(renaming('discountApplication', 'sourceDiscountApplication')),
  LineFields: byLine(
    adding('{ withOrderDiscounts: discountAllocations(lineLevelOnly: false) { ...AllocationFields } }'),
  ),
  GroupFields: byLine(adding('{ discountAllocations { ...AllocationFields } }')),
  CartFields: byLine(without('discountAllocations')),
  cartGiftCardCodesUpdate: {
    since: ADDS_GIFT_CARDS,
    change: renaming('cartGiftCardCodesUpdate', 'cartGiftCardCodesAdd'),
  },
};

/** A document as a version of the Storefront API expects it. */
export function inVersion(document: DocumentNode, version: string): DocumentNode {
  const inLater = <Node extends OperationDefinitionNode | FragmentDefinitionNode>(node: Node): Node | undefined => {
    const later = LATER[node.name?.value ?? ''];
    if (!later || version < later.since) return undefined;
    return { ...node, selectionSet: { ...node.selectionSet, selections: later.change(node.selectionSet.selections) } };
  };
  return visit(document, { OperationDefinition: inLater, FragmentDefinition: inLater });
}

/** Version of an API that its address names, such as 2026-10; null when it names none. */
export const versionIn = (url: string): string | null => /\/(\d{4}-\d{2})(?=\/|$)/.exec(url)?.[1] ?? null;

type GraphQlError = { message?: string; extensions?: { code?: string } };
const THROTTLE_STATUS = new Set([429, 430]);

type Body = { data?: unknown; errors?: unknown; extensions?: unknown };

/**
 * The data of a GraphQL response. Throws AppError: `throttled` for 429, 430 and THROTTLED, `http` for another bad
 * status, `graphql` whose message is the first error's (specification, section 8), or names the status when there is
 * none. Its `data` are `errors` and `extensions` of the response.
 */
export function dataOf<Result>(response: Response, text: string, url: string): Result {
  const body = bodyOf(text);
  const { status } = response;
  const first = firstError(body);
  const data = body && { errors: body.errors ?? null, extensions: body.extensions ?? null };
  if (THROTTLE_STATUS.has(status) || first?.extensions?.code === 'THROTTLED') {
    const retryAfter = response.headers.get('retry-after') ?? restoredAfter(body) ?? '';
    throw new AppError('throttled', { status, url, retryAfter }, { data });
  }
  if (!response.ok) throw new AppError('http', { status, url }, { detail: first?.message, data });
  if (first || !body?.data) {
    const reason = first ? (first.extensions?.code ?? '') : 'NO_DATA';
    throw new AppError('graphql', { status, reason }, { message: first?.message, data });
  }
  return body.data as Result;
}

/** Whether the token, or the client that it was issued to, lacks the scope of a field. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'graphql' && error.values.reason === 'ACCESS_DENIED';

const isBadCursor = (error: unknown, after: string | null | undefined): boolean =>
  after != null && error instanceof AppError && error.code === 'graphql' && /cursor/i.test(error.message);

/** For `catch`: a cursor that the shop does not know is an error of the caller. Throws AppError `invalidInput` for it. */
export const cursorProblem = (after: string | null | undefined) => (cause: unknown) => {
  throw isBadCursor(cause, after) ? new AppError('invalidInput', { fields: 'after' }, { cause }) : cause;
};

type PageInfo = { hasNextPage: boolean; endCursor?: string | null | undefined };
/** The cursor of the next page; null after the last one. */
export const nextOf = ({ hasNextPage, endCursor }: PageInfo): string | null =>
  hasNextPage ? (endCursor ?? null) : null;

const costs = z.object({
  cost: z.object({
    requestedQueryCost: z.number(),
    throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
  }),
});

/**
 * Seconds until the service has restored the query cost of a request, from `extensions` of the Admin API; null without
 * it.
 */
function restoredAfter(body: Body | null): string | null {
  const { data } = costs.safeParse(body?.extensions);
  if (!data) return null;
  const { requestedQueryCost, throttleStatus } = data.cost;
  const lacking = Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable);
  return String(lacking / throttleStatus.restoreRate);
}

function bodyOf(text: string): Body | null {
  const value = parseJson(text);
  // Anything else is an HTML error page of a proxy, or a truncated response: the caller uses the status instead.
  return typeof value === 'object' ? value : null;
}

/** `errors` is a list for GraphQL errors, a string or an object for refused requests. */
function firstError(body: Body | null): GraphQlError | undefined {
  const errors = body?.errors;
  if (!errors) return undefined;
  if (Array.isArray(errors)) return errors[0] as GraphQlError;
  return { message: typeof errors === 'string' ? errors : JSON.stringify(errors) };
}
