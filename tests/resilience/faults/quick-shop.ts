import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { createFaults, type FaultRule, withFaults } from '../../../packages/sandbox/control/faults.ts';
import { graphqlOperation } from '../../../packages/sandbox/control/operation.ts';
import { loadCatalogue } from '../../../packages/sandbox/shopify/catalogue/load.ts';
import { createCommerce } from '../../../packages/sandbox/shopify/service.ts';

const files = path.resolve(import.meta.dirname, '../../../content/shop');

/** The embedded shop directly behind `fetch`, without a network: for tests with some ten thousand requests. */
export async function quickShop() {
  const commerce = createCommerce({ catalogue: await loadCatalogue(files, async () => ({ width: 1, height: 1 })) });
  const faults = createFaults();
  const sent: string[] = [];
  let then: { operation: string; happens: () => void } | null = null;
  const handler = withFaults(commerce.handle, { service: 'commerce', faults, operationOf: graphqlOperation });
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const request = new Request(url, init);
      const operation = await graphqlOperation(request.clone());
      sent.push(operation);
      const response = await handler(request);
      if (then?.operation === operation) then.happens();
      if (response.type === 'error') throw new TypeError('fetch failed');
      return response;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    then = null;
    faults.clear();
    commerce.state.reset();
  });
  const goesWrong = (rule: Pick<FaultRule, 'kind'> & Partial<FaultRule>) =>
    faults.set({ service: 'commerce', operation: '*', share: 1, seed: 1, ...rule });
  return {
    commerce,
    faults,
    /** Names of the operations that were requested so far. */
    sent,
    goesWrong,
    /** The next response to an operation is lost; `blind` means that no cart can be read afterwards either. */
    loses(operation: string, blind = false) {
      goesWrong({ operation, kind: 'lost', times: 1 });
      const happens = () => goesWrong({ operation: 'cartById', kind: 'status', status: 503 });
      then = blind ? { operation, happens } : null;
    },
    /** Ends all faults. */
    recovers() {
      then = null;
      faults.clear();
    },
  };
}

export type QuickShop = Awaited<ReturnType<typeof quickShop>>;
