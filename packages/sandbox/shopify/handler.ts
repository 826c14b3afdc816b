import { catalogueNow } from './catalogue/current.ts';
import type { Tools } from './context.ts';
import { run } from './execute.ts';
import { Refusal, readOperation } from './operation.ts';
import { served, versionFor } from './versions.ts';

const path = /^\/api(?:\/([^/]+))?\/graphql(?:\.json)?$/;

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-shopify-api-version, x-request-id',
};

function checkToken(headers: Headers, { catalogue: { shop } }: Tools) {
  const shown = headers.get('x-shopify-storefront-access-token');
  const secret = headers.get('shopify-storefront-private-token');
  if (shown !== null ? shown === shop.storefrontToken : secret !== null && secret === shop.privateToken) return;
  const message = (shown ?? secret) ? 'The access token is not valid.' : 'An access token is required.';
  throw new Refusal(401, { errors: [{ message, extensions: { code: 'UNAUTHORIZED' } }] });
}

async function answer(request: Request, tools: Tools): Promise<unknown> {
  const { pathname, origin } = new URL(request.url);
  if (!versionFor(pathname.match(path)?.[1])) throw new Refusal(404, { errors: 'Not Found' });
  if (request.method !== 'POST' && request.method !== 'GET') throw new Refusal(405, { errors: 'Method Not Allowed' });
  checkToken(request.headers, tools);
  const body = await readOperation(request);
  return run(body, { ...tools, catalogue: catalogueNow(tools), origin }, request.method === 'POST');
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
  const headers = { ...crossOrigin, 'x-shopify-api-version': served, 'x-request-id': tools.random(16) };
  try {
    return Response.json(await answer(request, tools), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json(error.body, { status: error.status, headers });
  }
}
