/**
 * Timeouts for hosted services, in milliseconds. Section 9 of the specification allows 30 s for a call
 * (REQUEST_TIMEOUT_MS): this remains the timeout of background calls.
 */

/** All calls of one page together: no page takes three seconds, whatever a service does. */
export const PAGE_TIMEOUT_MS = 2_500;

/** Minimum timeout of each of its calls: the time may have passed in a busy process while the service is fine. */
export const MIN_CALL_TIMEOUT_MS = 400;

/** A part of a page, and suggestions while a visitor types: the page then reports what is missing. */
export const PART_TIMEOUT_MS = 2_000;

/** An optional part. */
export const OPTIONAL_TIMEOUT_MS = 800;

/** A look-up before or after a change at a service, and each call to the identity provider. */
export const LOOKUP_TIMEOUT_MS = 4_000;

/** One call of a visitor's action: a form, a change of the cart, the sign-in. */
export const STEP_TIMEOUT_MS = 8_000;
