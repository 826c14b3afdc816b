/**
 * Name of a GraphQL request's operation: the requested one, else the first of its document, else the URL path.
 * `accessToken` is the request for a token of the Admin API.
 */
export async function graphqlOperation(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/admin/oauth/access_token') return 'accessToken';
  const name = searchParams.get('operationName');
  if (name) return name;
  const text = request.method === 'GET' ? (searchParams.get('query') ?? '') : await request.text();
  let query = text;
  try {
    const body = JSON.parse(text) as { operationName?: string; query?: string };
    if (body.operationName) return body.operationName;
    query = body.query ?? '';
  } catch {
    // application/graphql: the body is the document
  }
  return query.match(/\b(?:query|mutation)\s+(\w+)/)?.[1] ?? pathname;
}

/** The last segment of the path: `v2` is the repository, `search` its documents, anything else keeps its name. */
export function contentOperation(request: Request): string {
  const last = new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '/';
  return last === 'v2' ? 'repository' : last;
}

const identityPaths: Record<string, string> = {
  '.well-known': 'discovery',
  'end-session': 'end_session',
};

/** Operation of an identity provider URL: `authorize`, `token`, `userinfo`, `jwks`, `discovery`, `end_session`, `interaction`. */
export function identityOperation(request: Request): string {
  const first = new URL(request.url).pathname.split('/')[1] ?? '';
  return identityPaths[first] ?? first;
}

const accountPaths: Record<string, string> = { 'jwks.json': 'jwks', account: 'profile' };

/**
 * Operation of customer accounts: `discovery`, `authorize`, `login`, `token`, `jwks`, `logout`, `profile`, or that of
 * the GraphQL request.
 */
export async function accountOperation(request: Request): Promise<string> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/.well-known/') || pathname.endsWith('/openid-configuration')) return 'discovery';
  if (pathname.startsWith('/customer/')) return graphqlOperation(request);
  const [first = '', , ...rest] = pathname.split('/').filter(Boolean);
  const known = ['login', 'logout', 'authorize', 'token', 'jwks.json'].find((name) => rest.includes(name)) ?? first;
  return accountPaths[known] ?? known;
}

/** The URL path without the version and the contact: `smtp/email`, `contacts`, `contacts/lists`, `account`. */
export function brevoOperation(request: Request): string {
  const path = new URL(request.url).pathname.replace(/^\/v3\//, '');
  return path.match(/^(smtp\/email|contacts\/lists|contacts)(?=\/|$)/)?.[0] ?? path;
}
