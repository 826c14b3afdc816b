import { processSingleton } from '../process/singletons.ts';

/** What this process knows of the content service. Times are milliseconds of `performance.now()`. */
export const newState = () => ({
  /** Since when it is taken for away; null while it answers. Nobody waits for it then. */
  awaySince: null as number | null,
  /** When it may be tried again. */
  tryAt: 0,
  trying: null as Promise<boolean> | null,
  /** The references that it named when it last described its repository. */
  refs: new Set() as ReadonlySet<string>,
  /** References of what is published, old ones included: a client may ask with one for some seconds. */
  known: new Set<string>(),
  /** Whether a client was given a description that was kept, and remembers it. */
  isKeptDescription: false,
  /** How many publications it knows of, and when it learnt of the last. */
  publications: 0,
  publishedAt: Number.NEGATIVE_INFINITY,
  /** When a kept answer was last given, and how many were since the start. */
  keptAt: Number.NEGATIVE_INFINITY,
  answeredFromKept: 0,
  /** When a question last stayed without any answer, and how many did since the start. */
  unansweredAt: Number.NEGATIVE_INFINITY,
  unanswered: 0,
});
export type ContentState = ReturnType<typeof newState>;

const held = processSingleton<ContentState>('content');

export function contentState(): ContentState {
  held.current ??= newState();
  return held.current;
}

/** An answer that was given not longer ago may still be part of what is shown. */
const SHOWN_MS = 5_000;

/** Whether what is shown now may be made of old answers. */
export const isServingStale = ({ awaySince, keptAt } = contentState(), now = performance.now()): boolean =>
  awaySince !== null || now - keptAt < SHOWN_MS;

/** Notes that a question has no answer, neither of the service nor stored: the page that asked cannot be shown. */
export function noteUnanswered(state = contentState(), now = performance.now()): void {
  state.unansweredAt = now;
  state.unanswered += 1;
}

/** The framework gives the failure of a page to those who asked for it a little later, too. */
const SHARED_MS = 10_000;

/** Whether a question about content that a request since a moment of `performance.now()` may have waited for stayed unanswered. */
export const wasUnanswered = (since: number, { unansweredAt } = contentState()): boolean =>
  unansweredAt >= since - SHARED_MS;

/** What work about content resolves to; notes that there is no answer when it fails. */
export async function notingUnanswered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    noteUnanswered();
    throw error;
  }
}
