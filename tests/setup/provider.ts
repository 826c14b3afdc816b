import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { env } from '../../lib/platform/env.ts';

const ISSUER = 'http://127.0.0.1:3105';

/** The responses of the provider in a test. The provider itself is tested in a browser (e2e). */
export type Trouble = 'down' | 'slow' | 'broken' | 'garbage' | null;

const description = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
  end_session_endpoint: `${ISSUER}/session/end`,
};

async function troubled(trouble: Trouble): Promise<Response | null> {
  if (trouble === 'down') return HttpResponse.error();
  if (trouble === 'slow') await delay('infinite');
  if (trouble === 'broken') return new HttpResponse('oops', { status: 503 });
  return trouble === 'garbage' ? HttpResponse.html('<p>hello</p>') : null;
}

/** A provider that issues `tokens` by refresh token; null refuses, as for a session that has ended. */
export function startProvider(tokens: Record<string, Record<string, unknown> | null>) {
  const state = { trouble: null as Trouble, asked: [] as string[], tokens };
  const server = setupServer(
    http.get(`${ISSUER}/.well-known/openid-configuration`, async () => {
      return (await troubled(state.trouble)) ?? HttpResponse.json(description);
    }),
    http.post(`${ISSUER}/token`, async ({ request }) => {
      const posted = new URLSearchParams(await request.text());
      const token = posted.get('refresh_token') ?? '';
      state.asked.push(token);
      const trouble = await troubled(state.trouble);
      if (trouble) return trouble;
      const basic = Buffer.from(`${env().OIDC_CLIENT_ID}:${env().OIDC_CLIENT_SECRET}`).toString('base64');
      if (request.headers.get('authorization') !== `Basic ${basic}`)
        return HttpResponse.json({ error: 'invalid_client' }, { status: 401 });
      const given = posted.get('grant_type') === 'refresh_token' ? state.tokens[token] : undefined;
      return given ? HttpResponse.json(given) : HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    state.trouble = null;
    state.asked.length = 0;
  });
  afterAll(() => server.close());
  return state;
}
