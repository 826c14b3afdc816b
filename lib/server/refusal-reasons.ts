/** Why a form posted without script came to nothing, as app/[country]/[locale]/post-refused/[reason] says it. */
export const REFUSAL_REASONS = ['too-large', 'not-understood', 'busy'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
