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
import { served, versionFor } from '../versions.ts';
import { discountView, statusOf } from './discount-view.ts';
import { adminSchema } from './schema.ts';

const path = /^\/admin\/api\/([^/]+)\/graphql\.json$/;

export const isAdmin = (request: Request) => path.test(new URL(request.url).pathname);

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

async function run({ query, variables, operationName }: GraphQLRequest, market: Market) {
  try {
    const document = parse(query);
    const errors = validate(adminSchema, document);
    if (errors.length > 0) return { errors };
    const rootValue = {
      automaticDiscountNodes: (args: Parameters<typeof automatic>[0]) => automatic(args, market),
      codeDiscountNodeByCode: (args: { code: string }) => byCode(args, market),
    };
    return await execute({
      schema: adminSchema,
      document,
      rootValue,
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

async function answer(request: Request, tools: Tools): Promise<unknown> {
  const { adminToken } = tools.catalogue.shop;
  if (!versionFor(new URL(request.url).pathname.match(path)?.[1])) throw new Refusal(404, { errors: 'Not Found' });
  if (request.method !== 'POST') throw new Refusal(405, { errors: 'Method Not Allowed' });
  if (!adminToken || request.headers.get('x-shopify-access-token') !== adminToken) throw new Refusal(401, denied);
  return run(await readOperation(request), marketOf({ ...tools, catalogue: catalogueNow(tools) }));
}

/** The supported part of the Admin API: reading the discounts of the shop. */
export async function handleAdmin(request: Request, tools: Tools): Promise<Response> {
  const headers = { 'x-shopify-api-version': served, 'x-request-id': tools.random(16) };
  try {
    return Response.json(await answer(request, tools), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json(error.body, { status: error.status, headers });
  }
}
