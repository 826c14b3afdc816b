import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const reviews = style({ display: 'grid', gap: vars.space[6] });
export const review = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '46rem', overflowWrap: 'anywhere' });
export const title = style({ fontSize: vars.text.h3 });
export const text = style({ whiteSpace: 'pre-line' });
/** In view wherever on the page the decided review is. */
export const outcome = style({ position: 'sticky', insetBlockStart: vars.space[3], zIndex: 1 });
export const form = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const field = style({ inlineSize: '100%' });
