import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeAt } from '../../lib/places/queries.ts';
import { MARKETS } from '../../lib/platform/markets.ts';
import { processSingleton } from '../../lib/platform/process.ts';
import { isStep, rememberOutside } from '../../lib/platform/request.ts';
import { shopContext } from '../../lib/session/request-market.ts';
import { currentSession } from '../../lib/session/session.ts';
import { ensureCustomerToken } from '../../lib/sign-in/customer-token.ts';
import { loadCatalogue } from '../../packages/sandbox/shopify/catalogue/load.ts';
import { createCommerce } from '../../packages/sandbox/shopify/service.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { contentService } from '../setup/services.ts';
import { signIn, ticket } from '../setup/signed-in.ts';
import { ASKERS, type Asker, outcomeOf } from './faults/askers.ts';
import { TROUBLES, troubled } from './faults/troubled.ts';

/** A fifth of the real timeouts, in the same proportions. */
const CLOCKS = vi.hoisted(() => ({
  PAGE_TIMEOUT_MS: 500,
  MIN_CALL_TIMEOUT_MS: 80,
  PART_TIMEOUT_MS: 400,
  OPTIONAL_TIMEOUT_MS: 160,
  LOOKUP_TIMEOUT_MS: 800,
  STEP_TIMEOUT_MS: 1_200,
}));
vi.mock('../../lib/platform/timeout-limits.ts', () => CLOCKS);

const clocks = { slowMs: 40, slowerMs: 1_600, retryAfterS: 0.2 };
const files = path.resolve(import.meta.dirname, '../../content/shop');
const shop = createCommerce({ catalogue: await loadCatalogue(files, async () => ({ width: 1, height: 1 })) });
const json = (body: object) => async () => Response.json(body);
const at = (place: string) => `http://identity.test/${place}`;
const features = [
  {
    geometry: { coordinates: [2.33, 48.87] },
    properties: { id: 'remote', type: 'street', name: 'Rue de la Paix', citycode: '75102' },
  },
];
const services = {
  content: await troubled((await contentService()).handle, clocks),
  shop: await troubled(shop.handle, clocks),
  identity: await troubled(
    json({ issuer: at('issuer'), authorization_endpoint: at('auth'), token_endpoint: at('token') }),
    clocks,
  ),
  mail: await troubled(json({}), clocks),
  geocoder: await troubled(json({ features }), clocks),
};

/** Outcomes that may be shown instead of the requested result. */
const IN_WORDS =
  /^(without the shop|cart unavailable|503 \w+|unavailable|the embedded places|timeout|unreachable|circuitOpen|throttled|http|graphql|contentUnavailable|providerUnavailable|mailTemporary|unconfirmed)$/;
/**
 * For a page, or for a step with its lookups at the service afterwards; plus a margin for a slow machine, below the 30 s that a
 * call could last.
 */
const longestMs = ({ asked }: Asker): number =>
  (isStep(asked) ? CLOCKS.STEP_TIMEOUT_MS + 2 * CLOCKS.LOOKUP_TIMEOUT_MS : CLOCKS.PAGE_TIMEOUT_MS) + 4_000;
/** Only the shop responds with THROTTLED. */
const troublesOf = (name: string) => TROUBLES.filter((trouble) => name === 'shop' || trouble !== 'answers THROTTLED');

// As the server does when it starts: an index is built outside of any request.
rememberOutside();

// The place is read at its first use.
beforeAll(() => placeAt({ latitude: 48.87, longitude: 2.33 }));

/** Allows for a busy machine. */
const LONG = { timeout: 20_000, interval: 50 };

/** A signed-in customer with an article in the cart. */
async function arrive(): Promise<void> {
  const jar = newRequest({ headers: { 'x-client-address': '203.0.113.7' } });
  await signIn(jar, ticket());
  const session = await currentSession();
  if (!session) throw new Error('nobody is signed in');
  await vi.waitFor(() => ensureCustomerToken(session, shopContext(MARKETS['fr-fr'])), LONG);
  await vi.waitFor(async () => expect(await outcomeOf(ASKERS.shop.add)).toBe('well'), LONG);
}

beforeEach(() => {
  expectConsole('error', /^\[\w+\] /);
  processSingleton<unknown>('store').current = Promise.resolve({});
  delete processSingleton('limiters').current;
  Object.assign(changed, {
    PRISMIC_API_ENDPOINT: `${services.content.url}/api/v2`,
    SHOPIFY_STORE_DOMAIN: services.shop.url,
    OIDC_ISSUER: services.identity.url,
    BREVO_API_URL: services.mail.url,
    BREVO_API_KEY: 'key',
    GEOCODER: 'geoplateforme',
    GEOPLATEFORME_URL: services.geocoder.url,
    REQUEST_TIMEOUT_MS: 30_000,
  });
  newRequest({ headers: { 'x-client-address': '203.0.113.7' } });
});

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(Object.keys(services) as (keyof typeof services)[])('%s', (name) => {
  const askers = Object.entries<Asker>(ASKERS[name]);
  const { state } = services[name];

  if (name === 'shop') beforeEach(arrive);
  afterEach(() => {
    state.trouble = null;
  });

  test('is asked by all of them', async () => {
    const silent: string[] = [];
    for (const [who, asker] of askers) {
      const before = state.asked;
      // The first search waits for its index.
      await vi.waitFor(async () => expect(await outcomeOf(asker), who).toBe('well'), LONG);
      if (state.asked === before) silent.push(who);
    }
    // One at most finds its answer in a cache that an earlier one has filled.
    expect(silent.length).toBeLessThanOrEqual(1);
  });

  test.each(troublesOf(name))(
    '%s: whoever asks is answered in words and in time, and well afterwards',
    async (trouble) => {
      state.trouble = trouble;
      for (const [who, asker] of askers) {
        const start = performance.now();
        const outcome = await outcomeOf(asker);
        expect(performance.now() - start, who).toBeLessThan(longestMs(asker));
        if (trouble === 'slow') expect(outcome, who).toBe('well');
        else if (outcome !== 'well') expect(outcome, who).toMatch(IN_WORDS);
      }
      state.trouble = null;
      for (const [who, asker] of askers) {
        await vi.waitFor(async () => expect(await outcomeOf(asker), who).toBe('well'), LONG);
      }
    },
  );
});
