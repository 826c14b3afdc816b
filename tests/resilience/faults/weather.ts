import type { Faults, HttpFaultKind } from '../../../packages/sandbox/control/faults.ts';
import type { Random } from '../../../packages/tools/lib/resilience/random.ts';

/** Faults of the shop, all equally frequent. */
const kinds: readonly HttpFaultKind[] = ['status', '429', '430', 'throttled', 'garbage', 'lost'];

/** Until it is cleared, this share of all calls of the shop fails: by an error status, throttling, garbage or a lost response. */
export function badWeather(faults: Faults, random: Random, share = 0.3): void {
  const each = 1 - (1 - share) ** (1 / kinds.length);
  for (const kind of kinds) {
    const seed = random.integer(1_000_000_000);
    faults.set({ service: 'commerce', operation: '*', kind, share: each, seed, status: 503 });
  }
}
