import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFieldResolver,
  getOperationAST,
  getVariableValues,
  parse,
  validate,
} from 'graphql';
import { catalogueNow } from '../shopify/catalogue/current.ts';
import type { Context, Tools } from '../shopify/context.ts';
import { customerOf } from '../shopify/engine/customer-tokens.ts';
import { type GraphQLRequest, localise } from '../shopify/execute.ts';
import { Refusal, readOperation } from '../shopify/operation.ts';
import { badRequest, fieldResolver, typeResolver } from '../shopify/resolve.ts';
import { held, servedFor, type Version } from '../shopify/versions.ts';
import { checkPermission } from './access.ts';
import { addressMutations } from './addresses.ts';
import { customerNouns, profileMutations } from './customer.ts';
import { lineNouns } from './line-item.ts';
import { metafieldMutations } from './metafields.ts';
import { orderNouns } from './order.ts';
import { returnMutations, returnNouns } from './returns.ts';
import { accountSchemaOf } from './schema.ts';
import { subscriptionMutations, subscriptionNouns } from './subscriptions.ts';

export interface Api {
  handle(request: Request): Promise<Response>;
  /** Forgets how much each customer has requested. */
  reset(): void;
}

/** Points of a customer: each returned field costs one, each mutation ten; they come back at this rate. */
const POINTS = 7500;
const POINTS_PER_SECOND = 100;
const MUTATION = 10;
const MOST_REQUESTS_A_MINUTE = 3000;
const MOST_TOKENS = 10_000;
const LIMITS = 'https://shopify.dev/api/usage/limits#rate-limits';

const PATH = /^\/customer\/api\/([^/]+)\/graphql(?:\.json)?$/;
const throttled = { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED', documentation: LIMITS } }] };

/** The response to the request limit of a customer, and to the fault of that kind. */
export const tooMany = (retryAfter: number | undefined, status = 429) =>
  Response.json(throttled, { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } });

const denied = (status: 401 | 403) => new Refusal(status, { errors: 'User does not have access' });

interface Usage {
  points: number;
  /** When the points were counted, in milliseconds. */
  at: number;
  requests: number[];
}

function createLimits(now: () => number) {
  let usage = new Map<number, Usage>();
  function usageOf(customerId: number): Usage {
    const at = now();
    const before = usage.get(customerId) ?? { points: POINTS, at, requests: [] };
    const back = ((at - before.at) / 1000) * POINTS_PER_SECOND;
    const current = { ...before, at, points: Math.min(POINTS, before.points + back) };
    usage.set(customerId, current);
    return current;
  }
  return {
    /** Counts a request. Returns the seconds to wait when there were too many within a minute; else null. */
    enter(customerId: number): number | null {
      const mine = usageOf(customerId);
      const recent = mine.requests.filter((time) => time > mine.at - 60_000);
      usage.set(customerId, { ...mine, requests: recent });
      if (recent.length >= MOST_REQUESTS_A_MINUTE) return Math.ceil(((recent[0] ?? mine.at) + 60_000 - mine.at) / 1000);
      recent.push(mine.at);
      return null;
    },
    hasPoints: (customerId: number) => usageOf(customerId).points > 0,
    /** Charges a cost; returns the points that are left. */
    charge(customerId: number, cost: number): number {
      const mine = usageOf(customerId);
      usage.set(customerId, { ...mine, points: mine.points - cost });
      return Math.max(0, Math.floor(mine.points - cost));
    },
    reset: () => {
      usage = new Map();
    },
  };
}

function prepare(query: string, version: Version): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS });
    const errors = validate(accountSchemaOf(version), document);
    return errors.length > 0 ? errors : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    if (error instanceof RangeError) return [badRequest('Query is nested too deeply')];
    throw error;
  }
}

const resolve = fieldResolver({
  ...customerNouns,
  ...orderNouns,
  ...lineNouns,
  ...returnNouns,
  ...subscriptionNouns,
  Mutation: {
    ...profileMutations,
    ...addressMutations,
    ...metafieldMutations,
    ...returnMutations,
    ...subscriptionMutations,
  },
});

/**
 * A field resolver that counts, and that stops a request which returns more than a customer can pay for, or what the
 * client may not use.
 */
function counting(cost: { points: number }, permissions: readonly string[]): GraphQLFieldResolver<unknown, Context> {
  return (source, args, context, info) => {
    checkPermission(permissions, info.parentType.name, info.fieldName);
    cost.points += info.path.prev === undefined && info.operation.operation === 'mutation' ? MUTATION : 1;
    if (cost.points <= POINTS) return resolve(source, args, context, info);
    throw new GraphQLError(`Query cost exceeds the single query max cost limit (${POINTS}).`, {
      extensions: { code: 'MAX_COST_EXCEEDED', maxCost: POINTS },
    });
  };
}

const failed = (errors: readonly GraphQLError[]): FormattedExecutionResult => ({
  errors: errors.map((error) => error.toJSON()),
});

type Called = Omit<Context, keyof ReturnType<typeof localise>>;

/** Executes one request for a customer; `cost.points` then contains what it costs. */
async function run(
  { query, variables, operationName }: GraphQLRequest,
  customerId: number,
  called: Called,
  cost: { points: number },
  permissions: readonly string[],
): Promise<FormattedExecutionResult> {
  const { catalogue, version } = called;
  const schema = accountSchemaOf(version);
  const document = prepare(query, version);
  if (!('kind' in document)) return failed(document);
  const operation = getOperationAST(document, operationName);
  if (!operation) return failed([badRequest('An operation name is required, and must be one of the document')]);
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  const place = localise(schema, operation, coerced, catalogue);
  const contextValue: Context = { ...called, ...place };
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: { customerId },
    variableValues: variables,
    operationName,
    contextValue,
    fieldResolver: counting(cost, permissions) as never,
    typeResolver,
  });
  const { country, language } = place;
  return {
    ...(errors && failed(errors)),
    ...(data !== undefined && { data }),
    extensions: { context: { country, language } },
  };
}

interface ApiOptions {
  /** Whether customer accounts issued a token, for whatever scope. */
  isKnown: (token: string) => boolean;
  /** What the client may use. */
  permissions: () => readonly string[];
}

/** The Customer Account API. */
export function createApi(tools: Tools, { isKnown, permissions }: ApiOptions): Api {
  const limits = createLimits(() => tools.clock().getTime());

  function customerIdOf({ headers }: Request): number {
    const token = headers.get('authorization') ?? '';
    const { tokens } = tools.state.data;
    const known = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
    if (!known && isKnown(token)) throw denied(403);
    const customer = known?.grantId ? customerOf(token, tools, tools.clock()) : null;
    if (!customer) throw denied(401);
    return customer.id;
  }

  const versionOf = (request: Request) =>
    servedFor(new URL(request.url).pathname.match(PATH)?.[1] ?? '', tools.clock());

  async function answer(request: Request): Promise<Response> {
    const { origin } = new URL(request.url);
    const version = versionOf(request);
    if (!version) throw new Refusal(404, { errors: 'Not Found' });
    if (request.method !== 'POST') throw new Refusal(405, { errors: 'Method Not Allowed' });
    const customerId = customerIdOf(request);
    const wait = limits.enter(customerId);
    if (wait !== null) return tooMany(wait);
    const body = await readOperation(request);
    if (!limits.hasPoints(customerId)) return Response.json(throttled);
    const catalogue = catalogueNow(tools);
    const cost = { points: 0 };
    const called = { ...tools, catalogue, origin, version } as Called;
    const result = await run(body, customerId, called, cost, permissions());
    const throttleStatus = {
      maximumAvailable: POINTS,
      currentlyAvailable: limits.charge(customerId, cost.points),
      restoreRate: POINTS_PER_SECOND,
    };
    const extensions = {
      ...result.extensions,
      cost: { requestedQueryCost: cost.points, actualQueryCost: cost.points, throttleStatus },
    };
    return Response.json({ ...result, extensions });
  }

  return {
    async handle(request) {
      const response = await answer(request).catch((error: unknown) => {
        if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
        throw error;
      });
      response.headers.set('x-shopify-api-version', versionOf(request) ?? held[0]);
      response.headers.set('x-request-id', tools.random(16));
      return response;
    },
    reset: () => limits.reset(),
  };
}
