import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../../lib/env.ts';
import { root } from './processes.ts';
import { fromExample, type Settings } from './settings.ts';

/** Beside the demonstration's `.next`, so that both may run at once. */
export const testDistDir = '.next-test';

/** Settings whose values must never reach a browser: tokens, keys, passwords. */
export const secretNames = Object.keys(SETTINGS).filter((name) => /TOKEN|SECRET|KEY|PASSWORD/.test(name));

/** Values that the embedded services accept and that nothing else contains. */
const markers: Readonly<Record<string, string>> = {
  PRISMIC_ACCESS_TOKEN: 'secret-marker-prismic-access-token',
  SHOPIFY_PRIVATE_TOKEN: 'silene-private-token',
};

/**
 * The settings of `npm test` and `npm run bench`: the example's, on ports of their own from TEST_PORT on (site, then +10
 * control page, +11 commerce, +12 content), with a state directory of their own. `.env` plays no part in them.
 */
export function testSettings(): Settings {
  const first = Number(process.env.TEST_PORT || 3200);
  return fromExample({
    PORT: String(first),
    SANDBOX_PORT: String(first + 10),
    SANDBOX_SHOPIFY_PORT: String(first + 11),
    SANDBOX_PRISMIC_PORT: String(first + 12),
    SANDBOX_STATE_DIR: `.sandbox/test-${first}`,
    // "Content preview is enabled except in the end-to-end test environment" (specification, section 2).
    PREVIEW_ENABLED: 'false',
    ...markers,
  });
}

/** The same house as an editor sees it, on the port after the site's: with previews. */
export function editorSettings({ values, ports }: Settings): Settings {
  const port = ports.PORT + 1;
  const sites = ['SITE_URL_FR', 'SITE_URL_BE', 'SITE_URL_TN'].map((name) => [
    name,
    (values[name] ?? '').replace(`:${ports.PORT}`, `:${port}`),
  ]);
  const changed = { ...Object.fromEntries(sites), PORT: String(port), PREVIEW_ENABLED: 'true' };
  return { values: { ...values, ...changed }, ports: { ...ports, PORT: port } };
}

/** Forgets carts, orders and stock of former runs. Pictures already drawn stay: they depend on their source only. */
export function clearState({ values }: Settings): void {
  const place = path.join(root, values.SANDBOX_STATE_DIR ?? '');
  if (!existsSync(place)) return;
  for (const entry of readdirSync(place)) {
    if (entry !== 'images') rmSync(path.join(place, entry), { recursive: true });
  }
}
