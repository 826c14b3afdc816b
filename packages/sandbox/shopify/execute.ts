import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { checkAccess } from './access.ts';
import { publishedIn } from './catalogue/published.ts';
import type { Context, Tools, VisitorConsent } from './context.ts';
import { excess, openDeadline } from './limits.ts';
import { resolvers } from './nouns/all.ts';
import { badRequest, fieldResolver, typeResolver } from './resolve.ts';
import { schemaOf } from './schema.ts';
import type { Version } from './versions.ts';

export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const cacheSize = 500;
const mostTokens = 10_000;
const cache = new Map<string, Prepared>();

function refusal(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  // Brackets nested thousands deep overflow the stack of any parser.
  if (error instanceof RangeError) return badRequest('Query is nested too deeply');
  throw error;
}

function prepare(query: string, version: Version): Prepared {
  const key = `${version} ${query}`;
  const known = cache.get(key);
  if (known) return known;
  let prepared: Prepared;
  try {
    const document = parse(query, { maxTokens: mostTokens });
    // @defer is optional: graphql-js 16 returns the whole response at once, which clients of the service accept.
    const errors = validate(schemaOf(version), document);
    prepared = errors.length > 0 ? { errors } : { document };
  } catch (error) {
    prepared = { errors: [refusal(error)] };
  }
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, prepared);
  return prepared;
}

interface InContext {
  country?: string;
  language?: string;
  /** Only versions that know it. */
  visitorConsent?: VisitorConsent;
}

/** Country and language of the request; unsupported values fall back to supported ones. */
export function localise(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  { shop, languages }: Tools['catalogue'],
) {
  const directive = schema.getDirective('inContext');
  const inContext = directive
    ? (getDirectiveValues(directive, operation, variables) as InContext | undefined)
    : undefined;
  const country = shop.countries.find(({ code }) => code === inContext?.country)?.code;
  const language = languages.find((code) => code === inContext?.language);
  return {
    country: country ?? shop.countries[0]?.code ?? '',
    language: language ?? languages[0] ?? '',
    countryGiven: country !== undefined,
    languageGiven: language !== undefined,
    visitorConsent: inContext?.visitorConsent ?? null,
  };
}

function excessOf(...args: Parameters<typeof excess>): GraphQLError | undefined {
  try {
    return excess(...args);
  } catch (error) {
    return refusal(error);
  }
}

const resolve = fieldResolver(resolvers);

const resolveField: GraphQLFieldResolver<unknown, Context> = (source, args, context, info) => {
  context.deadline.check();
  if (!context.hasToken) checkAccess(info.parentType.name, info.fieldName);
  return resolve(source, args, context, info);
};

/** How a request came: `mutations: false` refuses mutations, as required for GET. */
type Way = Pick<Context, 'origin' | 'version' | 'hasToken'> & { mutations: boolean };

/** Executes one request. */
export async function run(
  { query, variables, operationName }: GraphQLRequest,
  tools: Tools,
  { mutations, ...way }: Way,
): Promise<FormattedExecutionResult> {
  const schema = schemaOf(way.version);
  const prepared = prepare(query, way.version);
  if ('errors' in prepared) return { errors: prepared.errors.map((error) => error.toJSON()) };
  const operation = getOperationAST(prepared.document, operationName);
  if (!operation)
    return { errors: [new GraphQLError('An operation name is required, and must be one of the document').toJSON()] };
  if (operation.operation === 'mutation' && !mutations)
    return { errors: [new GraphQLError('A mutation must be sent by POST').toJSON()] };
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  if (errors) return { errors: errors.map((error) => error.toJSON()) };
  const measured = { schema, document: prepared.document, operation, variables: coerced };
  const tooMuch = excessOf(measured, way.hasToken);
  if (tooMuch) return { errors: [tooMuch.toJSON()] };
  const place = localise(schema, operation, coerced, tools.catalogue);
  const deadline = openDeadline(tools.longestMs);
  const catalogue = publishedIn(tools.catalogue, place.country);
  const contextValue: Context = { ...tools, ...way, ...place, deadline, catalogue };
  const result = await execute({
    schema,
    document: prepared.document,
    rootValue: {},
    variableValues: variables,
    operationName,
    contextValue,
    fieldResolver: resolveField as never,
    typeResolver,
  });
  // Otherwise each of the fields that were left would have it.
  if (deadline.error) return { errors: [deadline.error.toJSON()] };
  return {
    ...(result.errors ? { errors: result.errors.map((error) => error.toJSON()) } : {}),
    ...(result.data !== undefined ? { data: result.data } : {}),
  };
}
