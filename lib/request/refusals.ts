/** Why a form posted without script came to nothing, as app/[country]/[locale]/post-refused/[reason] says it. */
export const REFUSAL_REASONS = ['too-large', 'not-understood', 'busy'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Statuses that a visit may be refused with, as app/[country]/[locale]/request-refused/[code] says them. */
export const REFUSED_CODES = ['400', '414'] as const;
export type RefusedCode = (typeof REFUSED_CODES)[number];
