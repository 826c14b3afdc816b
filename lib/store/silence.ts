const ASK_MS = 10_000;

/**
 * Watches whether the embedded database still answers: a trivial query at a time, every ten seconds. One that is busy answers
 * between its transactions, which are limited; one that does not answer any more never will.
 * @param ask rejecting is an answer as well
 */
export function watchSilence(ask: () => Promise<unknown>, askMs = ASK_MS) {
  let missed = 0;
  let isAsked = false;
  // Counted in turns, not by a clock: a process that was itself stopped for a while has missed one.
  const timer = setInterval(() => {
    if (isAsked) {
      missed += 1;
      return;
    }
    isAsked = true;
    const answered = () => {
      isAsked = false;
      missed = 0;
    };
    ask().then(answered, answered);
  }, askMs);
  timer.unref();
  return {
    /** For how many milliseconds the question has gone without an answer. */
    silentMs: (): number => missed * askMs,
    /** Something else shows that it is at work. */
    heard: (): void => {
      missed = 0;
    },
    stop: (): void => clearInterval(timer),
  };
}
