import 'server-only';
import { outbound } from '../http/outbound';
import { PROVIDER_PATIENCE_MS } from './discovery';

/** `fetch` for the calls that Auth.js makes to the provider: a visitor waits for the answer. */
export const providerFetch: typeof fetch = (input, init) =>
  outbound({ url: String(input), init: { ...init, cache: 'no-store' }, timeoutMs: PROVIDER_PATIENCE_MS });
