import { processWide } from '../process-wide.ts';

/** What this process knows of the content service. */
export type ContentState = {
  /** Since when it is taken for away, in milliseconds of `performance.now()`; null while it answers. Nobody waits for it then. */
  awaySince: number | null;
  /** When it may be tried again. */
  tryAt: number;
  trying: Promise<boolean> | null;
  /** The references that it named when it last described its repository. */
  refs: ReadonlySet<string>;
  /** References of what is published, old ones included: a client may ask with one for some seconds. */
  known: Set<string>;
  /** Whether a client was given a description that was kept, and remembers it. */
  isKeptDescription: boolean;
  /** How many publications it knows of, and when it learnt of the last. */
  publications: number;
  publishedAt: number;
  /** When an old answer was last given. */
  keptAt: number;
  /** When a question last stayed without any answer. */
  unansweredAt: number;
  /** How many questions were answered with what was kept, and how many not at all, since the start. */
  answeredFromKept: number;
  unanswered: number;
};

export const newState = (): ContentState => ({
  awaySince: null,
  tryAt: 0,
  trying: null,
  refs: new Set(),
  known: new Set(),
  isKeptDescription: false,
  publications: 0,
  publishedAt: Number.NEGATIVE_INFINITY,
  keptAt: Number.NEGATIVE_INFINITY,
  unansweredAt: Number.NEGATIVE_INFINITY,
  answeredFromKept: 0,
  unanswered: 0,
});

const held = processWide<ContentState>('content');

export function contentState(): ContentState {
  held.current ??= newState();
  return held.current;
}

/** An answer that was given not longer ago may still be part of what is shown. */
const SHOWN_MS = 5_000;

/** Whether what is shown now may be made of old answers. */
export const isShowingOld = ({ awaySince, keptAt } = contentState(), now = performance.now()): boolean =>
  awaySince !== null || now - keptAt < SHOWN_MS;

/** Notes that a question has no answer, neither of the service nor of before: the page that asked cannot be shown. */
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
