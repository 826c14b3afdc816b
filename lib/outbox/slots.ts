type Options = {
  /** Deliveries that are under way. */
  atOnce: number;
  /** Those besides whose server takes its time. */
  late: number;
  /** After so long a delivery is late: it leaves its place to the next. */
  graceMs: number;
  /** A place is free. */
  onFree: () => void;
};

/**
 * Places for deliveries. One whose server is slow, or never answers, leaves its place after a while and goes on beside the
 * others; where too many do, the oldest of them is ended. So none holds up what comes after it for long.
 */
export function createSlots({ atOnce, late, graceMs, onFree }: Options) {
  let taken = 0;
  const lateOnes = new Set<AbortController>();
  const running = new Set<Promise<void>>();

  async function occupy(work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const controller = new AbortController();
    let isLate = false;
    taken += 1;
    const timer = setTimeout(() => {
      isLate = true;
      taken -= 1;
      lateOnes.add(controller);
      endOldest();
      onFree();
    }, graceMs);
    try {
      await work(controller.signal);
    } finally {
      clearTimeout(timer);
      if (!isLate) taken -= 1;
      lateOnes.delete(controller);
      onFree();
    }
  }

  function endOldest(): void {
    const [oldest] = lateOnes;
    if (lateOnes.size <= late || !oldest) return;
    lateOnes.delete(oldest);
    oldest.abort();
  }

  return {
    free: (): number => atOnce - taken,
    /** Starts work in a free place; it must not reject. */
    start(work: (signal: AbortSignal) => Promise<unknown>): void {
      const done = occupy(work).finally(() => running.delete(done));
      running.add(done);
    },
    /** Ends those that are late, and resolves when no work is left. */
    async end(): Promise<void> {
      for (const controller of lateOnes) {
        lateOnes.delete(controller);
        controller.abort();
      }
      await Promise.all(running);
    },
  };
}
