/** What is struck through while the log does not reach back far enough: nothing, or the shop's own comparison. */
export const FALLBACKS = ['hide', 'compare_at'] as const;
export type Fallback = (typeof FALLBACKS)[number];
