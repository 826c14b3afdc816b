/**
 * How long somebody waits for hosted services, in milliseconds. Section 9 of the specification lets a call last 30 s
 * (REQUEST_TIMEOUT_MS): that stays the end of those that nobody waits for.
 */

/** All that one page asks for, together: no page takes three seconds, whatever a service does. */
export const PAGE_TIMEOUT_MS = 2_500;

/** What each of its calls has all the same: the time may have gone by in a busy process, and the service be well. */
export const MIN_CALL_TIMEOUT_MS = 400;

/** A part of a page, and what is shown while somebody types: the page then says what is missing. */
export const PART_TIMEOUT_MS = 2_000;

/** A part that is only nice to have. */
export const OPTIONAL_TIMEOUT_MS = 800;

/** The look at a service before or after something is changed there, and each call to the identity provider. */
export const LOOKUP_TIMEOUT_MS = 4_000;

/** One call of a step that somebody takes: a form, a change of the cart, the way through the sign-in. */
export const STEP_TIMEOUT_MS = 8_000;
