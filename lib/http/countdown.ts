/** What is left of so many milliseconds from now on, for calls that follow each other; always undefined for undefined. */
export function countdown(most: number | undefined, clock = () => performance.now()): () => number | undefined {
  const start = clock();
  return () => (most === undefined ? undefined : Math.max(1, Math.ceil(most - (clock() - start))));
}
