/** Name of a GraphQL request's operation: the one it says, else the first of its document, else its path. */
export async function graphqlOperation(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  const name = searchParams.get('operationName');
  if (name) return name;
  const text = request.method === 'GET' ? (searchParams.get('query') ?? '') : await request.text();
  let query = text;
  try {
    const body = JSON.parse(text) as { operationName?: string; query?: string };
    if (body.operationName) return body.operationName;
    query = body.query ?? '';
  } catch {
    // application/graphql: the text is the document
  }
  return query.match(/\b(?:query|mutation)\s+(\w+)/)?.[1] ?? pathname;
}

/** The last word of the path: `v2` is the repository, `search` its documents, anything else is called by its name. */
export function contentOperation(request: Request): string {
  const last = new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '/';
  return last === 'v2' ? 'repository' : last;
}

const identityPaths: Record<string, string> = {
  '.well-known': 'discovery',
  'end-session': 'end_session',
};

/** What an address of the identity provider is for: `authorize`, `token`, `userinfo`, `jwks`, `discovery`, `end_session`, `interaction`. */
export function identityOperation(request: Request): string {
  const first = new URL(request.url).pathname.split('/')[1] ?? '';
  return identityPaths[first] ?? first;
}

/** The address without its version and without whom it is about: `smtp/email`, `contacts`, `contacts/lists`, `account`. */
export function brevoOperation(request: Request): string {
  const path = new URL(request.url).pathname.replace(/^\/v3\//, '');
  return path.match(/^(smtp\/email|contacts\/lists|contacts)(?=\/|$)/)?.[0] ?? path;
}
