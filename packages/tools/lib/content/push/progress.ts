/** Seconds between two lines of progress. */
const EVERY_S = 10;

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

type Options = { total: number; say: (text: string) => void; now?: () => number };

/**
 * Says how many steps are done and how long the others take at the pace so far, every ten seconds.
 * @param options.total number of steps, as far as it is known at the start
 */
export function createProgress({ total, say, now = () => performance.now() }: Options) {
  const began = now();
  let said = began;
  let done = 0;
  return {
    step(what: string): void {
      done += 1;
      const at = now();
      if (at - said < EVERY_S * 1_000) return;
      said = at;
      const left = ((at - began) / done / 1_000) * Math.max(0, total - done);
      say(`${done} of ${Math.max(total, done)} requests, about ${duration(left)} left (${what})`);
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;
