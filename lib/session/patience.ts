/** Milliseconds that a page of the account waits for the shop; then it says that the shop does not answer. */
export const PAGE_PATIENCE_MS = 2_000;

/** The same of a step that somebody takes: signing in or out, and the look at the shop before anything is changed there. */
export const STEP_PATIENCE_MS = 4_000;
