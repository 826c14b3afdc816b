import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const { env } = process;

function port(name: string, fallback: number): number {
  const number = Number(env[name] || fallback);
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number;
  throw new Error(`${name} must be a port number, as ${fallback}. It is "${env[name]}".`);
}

function duration(name: string, unit: string, fallback: number): number {
  const number = Number(env[name] || fallback);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`${name} must be a number of ${unit}, as ${fallback}. It is "${env[name]}".`);
}

function addresses(name: string): string[] {
  const named = (env[name] ?? '').split(',').map((text) => text.trim());
  return named.filter((text) => {
    if (text !== '' && !URL.canParse(text))
      throw new Error(`${name} must be addresses with commas between. It has "${text}".`);
    return text !== '';
  });
}

/** Settings of the embedded services, from the environment; documented in .env.example. */
export const settings = {
  host: env.SANDBOX_HOST || '127.0.0.1',
  ports: {
    control: port('SANDBOX_PORT', 3100),
    commerce: port('SANDBOX_SHOPIFY_PORT', 3101),
    content: port('SANDBOX_PRISMIC_PORT', 3102),
    mail: port('SANDBOX_SMTP_PORT', 3103),
    brevo: port('SANDBOX_BREVO_PORT', 3104),
    identity: port('SANDBOX_IDENTITY_PORT', 3105),
  },
  stateDir: path.resolve(root, env.SANDBOX_STATE_DIR || '.sandbox'),
  contentDir: path.resolve(root, env.SANDBOX_CONTENT_DIR || 'content'),
  modelsDir: path.join(root, 'customtypes'),
  slicesDir: path.join(root, 'slices'),
  /** The addresses of the site's pages. */
  routes: JSON.parse(readFileSync(path.join(root, 'prismic.config.json'), 'utf8')).routes as unknown[],
  /** Whether the content repository starts as a new one, for a rehearsal of docs/going-live.md. */
  empty: env.SANDBOX_REPOSITORY === 'empty',
  repository: env.PRISMIC_REPOSITORY || 'silene',
  accessToken: env.PRISMIC_ACCESS_TOKEN || undefined,
  /** The token required by the asset and migration APIs. */
  writeToken: env.PRISMIC_WRITE_TOKEN || 'silene-write-token',
  previewMinutes: duration('SANDBOX_PREVIEW_MINUTES', 'minutes', 30),
  /** Receivers of content webhooks, and the secret in the body. */
  webhooks: {
    urls: env.SANDBOX_REPOSITORY === 'empty' ? [] : addresses('SANDBOX_WEBHOOK_URLS'),
    secret: env.PRISMIC_WEBHOOK_SECRET || undefined,
  },
  /** Receivers of shop webhooks, and the secret that signs them. */
  shopWebhooks: {
    urls: addresses('SANDBOX_SHOP_WEBHOOK_URLS'),
    secret: env.SHOPIFY_WEBHOOK_SECRET || 'silene-shop-webhook-secret',
  },
  /** Signs the Multipass tokens that sign customers in to the shop. */
  multipassSecret: env.SHOPIFY_MULTIPASS_SECRET || 'silene-multipass-secret',
  /** The app whose credentials open the Admin API. */
  app: {
    clientId: env.SHOPIFY_CLIENT_ID || 'silene-app',
    clientSecret: env.SHOPIFY_CLIENT_SECRET || 'silene-app-secret',
  },
  /** The API key of the embedded Brevo service; any key is accepted when not set. */
  brevoKey: env.BREVO_API_KEY || undefined,
  /** The client of the identity provider. */
  oidcClient: {
    id: env.OIDC_CLIENT_ID || 'silene-site',
    secret: env.OIDC_CLIENT_SECRET || 'silene-client-secret',
  },
  /** The client of the shop's customer accounts; without a secret it is a public one. */
  customerClient: {
    id: env.SHOPIFY_CUSTOMER_CLIENT_ID || 'silene-accounts',
    secret: env.SHOPIFY_CUSTOMER_CLIENT_SECRET || undefined,
  },
  customerTokenSeconds: Math.ceil(duration('SANDBOX_CUSTOMER_TOKEN_SECONDS', 'seconds', 3600)),
  accessTokenSeconds: Math.ceil(duration('SANDBOX_ACCESS_TOKEN_SECONDS', 'seconds', 300)),
  /**
   * The sites to which the checkout and the identity provider redirect, and on which previews open, by the names that
   * shop.json uses.
   */
  sites: {
    SITE_URL_FR: env.SITE_URL_FR || 'http://fr.localhost:3000',
    SITE_URL_BE: env.SITE_URL_BE || 'http://be.localhost:3000',
    SITE_URL_TN: env.SITE_URL_TN || 'http://tn.localhost:3000',
  } as Record<string, string>,
};
