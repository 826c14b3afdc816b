export type RetryOptions = {
  /** How many times to try again after the first failure. */
  retries: number;
  /** Milliseconds to wait before try `attempt` (1, 2, …), given the error; null gives up. */
  delay: (attempt: number, error: unknown) => number | null;
  sleep?: (milliseconds: number) => Promise<void>;
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `work` until it succeeds, the retries are used up or `delay` says null. Throws the last error. */
export async function retry<T>(work: () => Promise<T>, { retries, delay, sleep = wait }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const pause = attempt > retries ? null : delay(attempt, error);
      if (pause === null) throw error;
      await sleep(pause);
    }
  }
}
