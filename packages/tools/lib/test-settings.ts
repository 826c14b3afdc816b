import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../../../lib/platform/env.ts';
import { root } from './processes.ts';
import { fromExample, type Settings } from './settings.ts';

/** Next to the demonstration's `.next`, so that both may run at once. */
export const testDistDir = '.next-test';

/** Settings whose values must never reach a browser: tokens, keys, passwords. */
export const secretNames = Object.keys(SETTINGS).filter((name) => /TOKEN|SECRET|KEY|PASSWORD/.test(name));

/** Values that the embedded services accept and that nothing else contains. */
const markers: Readonly<Record<string, string>> = {
  FORMS_SECRET: 'secret-marker-forms-of-the-tests',
  AUTH_SECRET: 'secret-marker-session-of-the-tests',
  OIDC_CLIENT_SECRET: 'secret-marker-oidc-client',
  SHOPIFY_MULTIPASS_SECRET: 'secret-marker-multipass',
  SHOPIFY_CUSTOMER_CLIENT_SECRET: 'secret-marker-customer-client',
  OPS_TOKEN: 'secret-marker-ops-token',
  SHOPIFY_CLIENT_SECRET: 'secret-marker-shop-app',
  SHOPIFY_WEBHOOK_SECRET: 'secret-marker-shop-webhook',
  PRISMIC_ACCESS_TOKEN: 'secret-marker-prismic-access-token',
  CACHE_PURGE_TOKEN: 'secret-marker-cache-purge',
  GOOGLE_PLACES_KEY: 'secret-marker-google-places',
  SHOPIFY_PRIVATE_TOKEN: 'silene-private-token',
};

/**
 * The settings of `npm test` and `npm run bench`: the example's, on separate ports from TEST_PORT on (site, then +10
 * control page, +11 commerce, +12 content, +13 mail, +14 Brevo, +15 identity), with separate state. `.env` is ignored.
 * @param first the site's port
 */
export function testSettings(first = Number(process.env.TEST_PORT || 3200)): Settings {
  return fromExample({
    PORT: String(first),
    SANDBOX_PORT: String(first + 10),
    SANDBOX_SHOPIFY_PORT: String(first + 11),
    SANDBOX_PRISMIC_PORT: String(first + 12),
    SANDBOX_SMTP_PORT: String(first + 13),
    SANDBOX_BREVO_PORT: String(first + 14),
    SANDBOX_IDENTITY_PORT: String(first + 15),
    SANDBOX_STATE_DIR: `.sandbox/test-${first}`,
    STORE_DIR: `.store/test-${first}`,
    // The rate limits see each test as a separate visitor, by the address in X-Forwarded-For.
    TRUSTED_PROXY_HOPS: '1',
    // "Content preview is enabled except in the end-to-end test environment" (specification, section 2).
    PREVIEW_ENABLED: 'false',
    // Measured by its own test, which asks for it; elsewhere it would add requests at random.
    WEB_VITALS_SHARE: '0',
    // No test waits ten days for a mail.
    REVIEW_MAIL_DAYS: '0',
    ...markers,
  });
}

/**
 * The same site as an editor sees it, on the port after the site's: with previews, with Brevo for its mails, and as an older
 * shop: with the shop's own passwords, and a permanent Admin token.
 */
export function editorSettings({ values, ports }: Settings): Settings {
  const port = ports.PORT + 1;
  const sites = ['SITE_URL_FR', 'SITE_URL_BE', 'SITE_URL_TN'].map((name) => [
    name,
    (values[name] ?? '').replace(`:${ports.PORT}`, `:${port}`),
  ]);
  const changed = {
    ...Object.fromEntries(sites),
    PORT: String(port),
    STORE_DIR: `${values.STORE_DIR}-editor`,
    PREVIEW_ENABLED: 'true',
    SHOP_IDENTITY: 'password',
    SHOPIFY_ADMIN_TOKEN: 'silene-admin-token',
    // The other mail transport: submissions here are delivered by the embedded Brevo.
    BREVO_API_KEY: 'secret-marker-brevo-key',
    BREVO_API_URL: `http://127.0.0.1:${ports.SANDBOX_BREVO_PORT}/v3`,
    NEWSLETTER_LIST_ID: '7',
  };
  return { values: { ...values, ...changed }, ports: { ...ports, PORT: port } };
}

/** Deletes submissions, mails, carts, orders and stock of previous runs. Generated pictures stay: they depend on their source only. */
export function clearState({ values }: Settings): void {
  for (const suffix of ['', '-editor'])
    rmSync(path.join(root, `${values.STORE_DIR}${suffix}`), { recursive: true, force: true });
  const place = path.join(root, values.SANDBOX_STATE_DIR ?? '');
  if (!existsSync(place)) return;
  for (const entry of readdirSync(place)) {
    if (entry !== 'images') rmSync(path.join(place, entry), { recursive: true });
  }
}
