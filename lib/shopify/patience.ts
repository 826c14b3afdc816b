/** A query that waited so long in vain says that the shop is silent. */
const LONG_MS = 10_000;
/** What the others wait then, for a minute or until one is answered: pages come without the shop rather than late. */
const SHORT_MS = 2_000;
const SILENCE_MS = 60_000;

/** How long queries wait for an answer, by how those before them fared. */
export function createPatience(clock = () => performance.now()) {
  let silentUntil = Number.NEGATIVE_INFINITY;
  return {
    /** Milliseconds that the next query may wait, of those that it would. */
    of: (most: number): number => (clock() < silentUntil ? Math.min(most, SHORT_MS) : most),
    /** A query had an answer, good or bad. */
    answered(): void {
      silentUntil = Number.NEGATIVE_INFINITY;
    },
    /** A query had none for so long. */
    inVain(milliseconds: number): void {
      if (milliseconds >= LONG_MS) silentUntil = clock() + SILENCE_MS;
    },
  };
}
