import { throttledLog } from '../log/throttled.ts';

/** One line for the operator about a rule, repeats at most once per 5 s (specification, section 9). */
export const warn = throttledLog((line) => console.warn(`[offers] ${line}`));
