import 'server-only';
import { outbound } from '../http/outbound';
import { LOOK_MS } from '../http/patience';
import { originsIn, provider } from './discovery';

/** `fetch` for the calls that Auth.js makes to the provider: a visitor waits for the answer. */
export const providerFetch: typeof fetch = async (input, init) =>
  outbound({
    service: 'identity',
    url: String(input),
    init: { ...init, cache: 'no-store' },
    timeoutMs: LOOK_MS,
    origins: originsIn(await provider()),
  });
