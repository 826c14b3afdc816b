/** An error response, with the body of the API. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body.message));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const refusal = (status: number, message: string) => new ApiProblem(status, { message });

export const parsingError = (message: string, column = 1, location = 'query') =>
  new ApiProblem(400, { type: 'api_parsing_error', message, pos: { line: 1, column, id: 0, location } });

export const invalid = (message: string) => new ApiProblem(400, { type: 'api_validation_error', message });

// Clients parse the master ref up to the end of the message: nothing may follow it.
export const refNotFound = (master: string) =>
  new ApiProblem(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${master}`,
  });

export const refExpired = (master: string) =>
  new ApiProblem(410, {
    type: 'api_validation_error',
    message: `The provided ref is expired. Master ref is: ${master}`,
  });

export const previewExpired = () =>
  new ApiProblem(404, { type: 'api_security_error', message: 'This preview token has expired' });

export const unauthorized = (repository: string, origin: string) =>
  new ApiProblem(401, {
    error: 'Invalid access token',
    message: `Access to the repository ${repository} needs a valid access token.`,
    oauth_initiate: `${origin}/auth`,
    oauth_token: `${origin}/auth/token`,
  });

export const notFound = (path: string) =>
  new ApiProblem(404, { error: 'Not found', message: `Nothing is served at ${path}` });

/** The GraphQL API is not embedded: its refusal in the form of GraphQL. Like the hosted one, it takes GET only. */
export const graphqlMissing = (method: string) =>
  method === 'GET'
    ? new ApiProblem(400, { errors: [{ message: 'The embedded content service has no GraphQL API: use /api/v2' }] })
    : new ApiProblem(403, { message: 'The GraphQL API answers GET only' });
