import { catalogueNow } from './catalogue/current.ts';
import type { Tools } from './context.ts';
import { run } from './execute.ts';
import { Refusal, readOperation } from './operation.ts';
import { servedFor } from './versions.ts';

const path = /^\/api(?:\/([^/]+))?\/graphql(?:\.json)?$/;

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-shopify-api-version, x-request-id',
};

/** Whether the request has a token; throws a Refusal for a wrong one. */
function checkToken(headers: Headers, { catalogue: { shop } }: Tools): boolean {
  const shown = headers.get('x-shopify-storefront-access-token');
  const secret = headers.get('shopify-storefront-private-token');
  if (shown === null && secret === null) return false;
  if (shown !== null ? shown === shop.storefrontToken : secret === shop.privateToken) return true;
  const message = 'The access token is not valid.';
  throw new Refusal(401, { errors: [{ message, extensions: { code: 'UNAUTHORIZED' } }] });
}

const servedTo = (request: Request, { clock }: Tools) =>
  servedFor(new URL(request.url).pathname.match(path)?.[1], clock());

async function answer(request: Request, tools: Tools): Promise<unknown> {
  const version = servedTo(request, tools);
  if (!version) throw new Refusal(404, { errors: 'Not Found' });
  if (request.method !== 'POST' && request.method !== 'GET') throw new Refusal(405, { errors: 'Method Not Allowed' });
  const hasToken = checkToken(request.headers, tools);
  const way = { origin: new URL(request.url).origin, version, hasToken, mutations: request.method === 'POST' };
  return run(await readOperation(request), { ...tools, catalogue: catalogueNow(tools) }, way);
}

export function isApi(request: Request): boolean {
  return path.test(new URL(request.url).pathname);
}

/** The HTTP transport of the API: versions, tokens, bodies and headers. */
export async function handleApi(request: Request, tools: Tools): Promise<Response> {
  if (request.method === 'OPTIONS') {
    const wanted = request.headers.get('access-control-request-headers') ?? 'content-type';
    const allowed = { 'access-control-allow-methods': 'GET, POST, OPTIONS', 'access-control-allow-headers': wanted };
    return new Response(null, {
      status: 204,
      headers: { ...crossOrigin, ...allowed, 'access-control-max-age': '7200' },
    });
  }
  const version = servedTo(request, tools);
  const headers = {
    ...crossOrigin,
    ...(version && { 'x-shopify-api-version': version }),
    'x-request-id': tools.random(16),
  };
  try {
    return Response.json(await answer(request, tools), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json(error.body, { status: error.status, headers });
  }
}
