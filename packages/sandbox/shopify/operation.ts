import type { GraphQLRequest } from './execute.ts';

/** An error response that ends a request before its operation runs. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

const missingQuery = () => new Refusal(400, { errors: { query: 'Required parameter missing or invalid' } });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { errors: 'Bad Request' });
  }
}

/** Reads the GraphQL request from the body or, for a GET, the URL. Throws a Refusal. */
export async function readOperation(request: Request): Promise<GraphQLRequest> {
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
