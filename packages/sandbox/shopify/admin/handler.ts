import { execute, GraphQLError, parse, validate } from 'graphql';
import { catalogueNow } from '../catalogue/current.ts';
import { connection, type PageArgs } from '../connection.ts';
import { marketOf, type Tools } from '../context.ts';
import { discountOf } from '../engine/discount-codes.ts';
import type { Market } from '../engine/pricing.ts';
import { parseSearch } from '../engine/search-query.ts';
import type { GraphQLRequest } from '../execute.ts';
import { Refusal, readOperation } from '../operation.ts';
import { fieldResolver, typeResolver } from '../resolve.ts';
import { servedFor } from '../versions.ts';
import { isAuthorized, issueToken, needScope, tokenPath } from './access.ts';
import { definitionFields } from './definitions.ts';
import { discountView, statusOf } from './discount-view.ts';
import { adminSchema } from './schema.ts';
import { subscriptionFields } from './subscriptions.ts';

const path = /^\/admin\/api\/([^/]+)\/graphql\.json$/;

export function isAdmin(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname === tokenPath || path.test(pathname);
}

function automatic({ query, ...page }: PageArgs & { query?: string | null }, market: Market) {
  const matches = parseSearch(query);
  const found = market.catalogue.discounts.filter((discount) => {
    const { id, title, codes } = discount;
    return (
      !codes && matches({ text: title, fields: { id: [id], title: [title], status: [statusOf(discount, market.now)] } })
    );
  });
  const nodes = found.map((discount) => ({
    id: `gid://shopify/DiscountAutomaticNode/${discount.id}`,
    automaticDiscount: () => discountView(discount, market),
  }));
  return connection(nodes, page, ({ id }) => id);
}

function byCode({ code }: { code: string }, market: Market) {
  const discount = discountOf(code, market.catalogue.discounts);
  if (!discount) return null;
  return { id: `gid://shopify/DiscountCodeNode/${discount.id}`, codeDiscount: discountView(discount, market) };
}

const resolveField = fieldResolver({}) as never;

/** Every field of the roots, with the scope that it needs. */
function rootOf(tools: Tools) {
  const { app, catalogue } = tools;
  const market = marketOf(tools);
  return {
    ...definitionFields(tools),
    ...subscriptionFields(tools),
    automaticDiscountNodes(args: Parameters<typeof automatic>[0]) {
      needScope(app, 'automaticDiscountNodes', 'read_discounts');
      return automatic(args, market);
    },
    codeDiscountNodeByCode(args: { code: string }) {
      needScope(app, 'codeDiscountNodeByCode', 'read_discounts');
      return byCode(args, market);
    },
    currentAppInstallation: { accessScopes: app.scopes.map((handle) => ({ handle, description: handle })) },
    productsCount() {
      needScope(app, 'productsCount', 'read_products');
      return { count: catalogue.products.length, precision: 'EXACT' };
    },
  };
}

async function run({ query, variables, operationName }: GraphQLRequest, tools: Tools) {
  try {
    const document = parse(query);
    const errors = validate(adminSchema, document);
    if (errors.length > 0) return { errors };
    return await execute({
      schema: adminSchema,
      document,
      rootValue: rootOf(tools),
      variableValues: variables,
      operationName,
      fieldResolver: resolveField,
      typeResolver,
    });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

const denied = { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' };

/** What is supported reads the same in each version. */
const servedTo = (request: Request, { clock }: Tools) =>
  servedFor(new URL(request.url).pathname.match(path)?.[1], clock());

async function answer(request: Request, tools: Tools): Promise<unknown> {
  if (new URL(request.url).pathname === tokenPath) return issueToken(request, tools);
  if (!servedTo(request, tools)) throw new Refusal(404, { errors: 'Not Found' });
  if (request.method !== 'POST') throw new Refusal(405, { errors: 'Method Not Allowed' });
  if (!isAuthorized(request.headers, tools)) throw new Refusal(401, denied);
  return run(await readOperation(request), { ...tools, catalogue: catalogueNow(tools) });
}

/**
 * The supported part of the Admin API: tokens by client credentials, discounts, definitions of metafields and metaobjects,
 * webhook subscriptions, scopes.
 */
export async function handleAdmin(request: Request, tools: Tools): Promise<Response> {
  const version = servedTo(request, tools);
  const headers = { ...(version && { 'x-shopify-api-version': version }), 'x-request-id': tools.random(16) };
  try {
    return Response.json(await answer(request, tools), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (typeof error.body === 'string')
      return new Response(error.body, { status: error.status, headers: { ...headers, 'content-type': 'text/html' } });
    return Response.json(error.body, { status: error.status, headers });
  }
}
