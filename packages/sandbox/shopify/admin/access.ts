import { GraphQLError } from 'graphql';
import type { Tools } from '../context.ts';
import { Refusal } from '../operation.ts';

/** An app of the Dev Dashboard that is installed on the shop. */
export interface App {
  clientId: string;
  clientSecret: string;
  /** Admin scopes; `write_x` includes `read_x`. */
  scopes: readonly string[];
  /** Lifetime of a token. */
  tokenSeconds: number;
  /** False: the shop has not installed it. */
  installed: boolean;
}

export const demonstrationApp: App = {
  clientId: 'silene-app',
  clientSecret: 'silene-app-secret',
  scopes: [
    'read_discounts',
    'read_inventory',
    'read_metaobjects',
    'write_customers',
    'write_metaobject_definitions',
    'write_orders',
    'write_products',
  ],
  tokenSeconds: 86_399,
  installed: true,
};

export const tokenPath = '/admin/oauth/access_token';

type OAuthError = [error: string, description: string];

async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (!request.headers.get('content-type')?.includes('json')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function errorOf(fields: Record<string, unknown>, app: App): OAuthError | null {
  const { grant_type, client_id, client_secret } = fields;
  if (client_id !== app.clientId)
    return [
      'application_cannot_be_found',
      `Could not find Shopify API application with api_key ${String(client_id ?? '')}`,
    ];
  if (client_secret !== app.clientSecret) return ['invalid_client', 'The client secret is not valid.'];
  if (grant_type !== 'client_credentials') return ['invalid_request', 'The grant type is not supported.'];
  if (!app.installed) return ['app_not_installed', 'The application is not installed on this shop.'];
  return null;
}

/** A refusal is an HTML page unless the client accepts JSON. */
function refuse(request: Request, [error, error_description]: OAuthError): never {
  if (request.headers.get('accept')?.includes('application/json')) throw new Refusal(400, { error, error_description });
  throw new Refusal(400, `<html><head><title>400 - Oauth error ${error}</title></head></html>`);
}

/** The client credentials grant: a token for a day, without a refresh token. */
export async function issueToken(request: Request, { app, state, clock, random }: Tools) {
  if (request.method !== 'POST') throw new Refusal(404, { errors: 'Not Found' });
  const error = errorOf(await fieldsOf(request), app);
  if (error) refuse(request, error);
  const now = clock().getTime();
  const valid = Object.entries(state.data.admin.tokens).filter(([, { expiresAt }]) => Date.parse(expiresAt) > now);
  const access_token = `shpat_${random(16)}`;
  const expiresAt = new Date(now + app.tokenSeconds * 1000).toISOString();
  state.data.admin.tokens = { ...Object.fromEntries(valid), [access_token]: { expiresAt } };
  state.changed();
  return { access_token, scope: app.scopes.join(','), expires_in: app.tokenSeconds };
}

/** Makes every token by client credentials invalid, as the end of its day would. */
export function expireTokens({ state, clock }: Pick<Tools, 'state' | 'clock'>) {
  const expiresAt = clock().toISOString();
  const { tokens } = state.data.admin;
  state.data.admin.tokens = Object.fromEntries(Object.keys(tokens).map((token) => [token, { expiresAt }]));
  state.changed();
}

/** Whether a request has the permanent token, or one by client credentials that is still valid. */
export function isAuthorized(headers: Headers, { catalogue, state, clock }: Tools): boolean {
  const token = headers.get('x-shopify-access-token');
  if (!token) return false;
  const issued = state.data.admin.tokens[token];
  if (issued) return Date.parse(issued.expiresAt) > clock().getTime();
  return token === catalogue.shop.adminToken;
}

type Granted = Pick<App, 'scopes'>;

export const hasScope = ({ scopes }: Granted, scope: string): boolean =>
  scopes.includes(scope) || scopes.includes(scope.replace(/^(customer_)?read_/, '$1write_'));

/** Throws the error of the Admin API, and of the Customer Account API, when the app lacks the scope of a field. */
export function needScope(app: Granted, field: string, scope: string): void {
  if (hasScope(app, scope)) return;
  const requiredAccess = `\`${scope}\` access scope.`;
  throw new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  });
}
