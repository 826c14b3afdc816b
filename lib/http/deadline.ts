import type { Waiting } from './waiting.ts';

/** The one time-out of a call. */
export type Deadline = { signal: AbortSignal; end: () => void };

const tooLate = (): DOMException => new DOMException('no answer in time', 'TimeoutError');

/**
 * Aborts after `patienceMs`. A page that is rendered anew behind the back of its visitor, who has the one before, has until
 * `timeoutMs`: whether somebody waits is only known by then.
 */
export function deadlineAt(patienceMs: number, timeoutMs: number, waiting: Waiting | undefined): Deadline {
  const controller = new AbortController();
  const giveUp = () => controller.abort(tooLate());
  let timer = setTimeout(() => {
    if (waiting?.isOver() && patienceMs < timeoutMs) timer = setTimeout(giveUp, timeoutMs - patienceMs);
    else giveUp();
  }, patienceMs);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
