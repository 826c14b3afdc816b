import type { Tools } from './context.ts';
import { type GraphQLRequest, run } from './execute.ts';
import { served, versionFor } from './versions.ts';

const path = /^\/api(?:\/([^/]+))?\/graphql(?:\.json)?$/;

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-shopify-api-version, x-request-id',
};

class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

function checkToken(headers: Headers, { catalogue: { shop } }: Tools) {
  const shown = headers.get('x-shopify-storefront-access-token');
  const secret = headers.get('shopify-storefront-private-token');
  if (shown !== null ? shown === shop.storefrontToken : secret !== null && secret === shop.privateToken) return;
  const message = (shown ?? secret) ? 'The access token is not valid.' : 'An access token is required.';
  throw new Refusal(401, { errors: [{ message, extensions: { code: 'UNAUTHORIZED' } }] });
}

const missingQuery = () => new Refusal(400, { errors: { query: 'Required parameter missing or invalid' } });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { errors: 'Bad Request' });
  }
}

async function read(request: Request): Promise<GraphQLRequest> {
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url);
    const variables = searchParams.get('variables');
    const query = searchParams.get('query');
    if (!query) throw missingQuery();
    return {
      query,
      operationName: searchParams.get('operationName'),
      variables: variables ? (parseJson(variables) as Record<string, unknown>) : null,
    };
  }
  const text = await request.text();
  if (request.headers.get('content-type')?.startsWith('application/graphql')) return { query: text };
  const body = parseJson(text) as Partial<GraphQLRequest> | null;
  if (typeof body?.query !== 'string' || body.query === '') throw missingQuery();
  const variables = typeof body.variables === 'object' ? body.variables : null;
  return { query: body.query, variables, operationName: body.operationName || null };
}

async function answer(request: Request, tools: Tools): Promise<unknown> {
  const { pathname, origin } = new URL(request.url);
  if (!versionFor(pathname.match(path)?.[1])) throw new Refusal(404, { errors: 'Not Found' });
  if (request.method !== 'POST' && request.method !== 'GET') throw new Refusal(405, { errors: 'Method Not Allowed' });
  checkToken(request.headers, tools);
  return run(await read(request), { ...tools, origin }, request.method === 'POST');
}

export function isApi(request: Request): boolean {
  return path.test(new URL(request.url).pathname);
}

/** The API's transport: versions, tokens, bodies and headers around the execution. */
export async function handleApi(request: Request, tools: Tools): Promise<Response> {
  if (request.method === 'OPTIONS') {
    const wanted = request.headers.get('access-control-request-headers') ?? 'content-type';
    const allowed = { 'access-control-allow-methods': 'GET, POST, OPTIONS', 'access-control-allow-headers': wanted };
    return new Response(null, {
      status: 204,
      headers: { ...crossOrigin, ...allowed, 'access-control-max-age': '7200' },
    });
  }
  const headers = { ...crossOrigin, 'x-shopify-api-version': served, 'x-request-id': tools.random(16) };
  try {
    return Response.json(await answer(request, tools), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json(error.body, { status: error.status, headers });
  }
}
