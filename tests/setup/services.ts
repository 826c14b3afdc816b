import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { processSingleton } from '../../lib/platform/process.ts';
import { contentState, newState } from '../../lib/services/prismic/content-state.ts';
import { FETCH_ALL } from '../../lib/services/prismic/documents.ts';
import type { Client } from '../../packages/sandbox/accounts/provider.ts';
import { createAccounts } from '../../packages/sandbox/accounts/service.ts';
import { createFaults, withFaults } from '../../packages/sandbox/control/faults.ts';
import { accountOperation, contentOperation, graphqlOperation } from '../../packages/sandbox/control/operation.ts';
import { openInbox } from '../../packages/sandbox/mail/inbox.ts';
import { createContent } from '../../packages/sandbox/prismic/service.ts';
import { loadCatalogue } from '../../packages/sandbox/shopify/catalogue/load.ts';
import { createCommerce } from '../../packages/sandbox/shopify/service.ts';
import { held, newest } from '../../packages/sandbox/shopify/versions.ts';

const root = path.resolve(import.meta.dirname, '../..');
const contentDir = path.join(root, 'content');
export const COMMERCE = 'http://127.0.0.1:3101';
export const CONTENT = 'http://127.0.0.1:3102';

type Handler = (request: Request) => Promise<Response>;
type Call = { service: 'commerce' | 'accounts' | 'content'; operation: string };

async function commerceService() {
  const catalogue = await loadCatalogue(path.join(contentDir, 'shop'), async () => ({ width: 1200, height: 1200 }));
  return createCommerce({ catalogue });
}

export async function contentService() {
  // The pause between two pages has a test of its own (unit/prismic/read-all.test.ts).
  FETCH_ALL.pauseMs = 0;
  const stateDir = mkdtempSync(path.join(tmpdir(), 'silene-content-'));
  afterAll(() => rmSync(stateDir, { recursive: true, force: true }));
  return createContent({
    contentDir,
    modelsDir: path.join(root, 'customtypes'),
    slicesDir: path.join(root, 'slices'),
    stateDir,
    repository: 'silene',
  });
}

const fetched =
  (handler: Handler) =>
  async ({ request }: { request: Request }) => {
    const response = await handler(request);
    return response.type === 'error' ? HttpResponse.error() : response;
  };

/** Paths of the shop that belong to its customer accounts. */
const ACCOUNT_PATHS = ['/.well-known/*', '/authentication/*', '/customer/*', '/account', '/account/*'];

/** The customer accounts of the shop, which send their codes to an inbox of their own. */
function accountsOf(commerce: Awaited<ReturnType<typeof commerceService>>, client: Client) {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'silene-inbox-'));
  afterAll(() => rmSync(stateDir, { recursive: true, force: true }));
  const inbox = openInbox(stateDir);
  const sites = {
    SITE_URL_FR: 'http://fr.localhost:3000',
    SITE_URL_BE: 'http://be.localhost:3000',
    SITE_URL_TN: 'http://tn.localhost:3000',
  };
  // The version of the shop that the project of the test runs against.
  const version = process.env.TEST_SHOP_VERSION === newest ? newest : held[0];
  return { ...createAccounts({ commerce, inbox, origin: COMMERCE, client, sites, version }), inbox };
}

type Wanted = {
  content?: boolean;
  /** The site as a client of the customer accounts; without one the shop has none. */
  accountClient?: Client;
};

/**
 * The embedded services in memory over the demonstration content, at the addresses of .env.example. Await it at the top of a test
 * file: it serves until the file ends, and resets carts, stock and faults after each test.
 */
export async function startServices({ content = true, accountClient }: Wanted = {}) {
  const faults = createFaults();
  const calls: Call[] = [];
  const commerce = await commerceService();
  const prismic = content ? await contentService() : null;
  const accounts = accountClient ? accountsOf(commerce, accountClient) : null;

  const serve = (
    service: Call['service'],
    handler: Handler,
    operationOf: (request: Request) => string | Promise<string>,
  ) => {
    const faulty = withFaults(handler, { service, faults, operationOf });
    return fetched(async (request) => {
      calls.push({ service, operation: await operationOf(request.clone()) });
      return faulty(request);
    });
  };
  const server = setupServer(
    ...(accounts
      ? ACCOUNT_PATHS.map((path) =>
          http.all(`${COMMERCE}${path}`, serve('accounts', accounts.handle, accountOperation)),
        )
      : []),
    http.all(`${COMMERCE}/*`, serve('commerce', commerce.handle, graphqlOperation)),
    ...(prismic ? [http.all(`${CONTENT}/*`, serve('content', prismic.handle, contentOperation))] : []),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    faults.clear();
    commerce.state.reset();
    accounts?.reset();
    calls.length = 0;
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
    // The next file has a shop of its own, which does not know this token.
    delete processSingleton('admin-token').current;
    // And a content service of its own, which is there and has other references.
    Object.assign(contentState(), newState(), { version: contentState().version + 1 });
  });

  /** Names of the operations that a service received since the test began. */
  const operations = (service: Call['service']): string[] =>
    calls.filter((call) => call.service === service).map(({ operation }) => operation);
  return { server, commerce, accounts, content: prismic, faults, operations };
}
