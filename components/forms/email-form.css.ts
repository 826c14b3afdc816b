import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { hidden } from '@/components/ui/visually-hidden.css';

/** Field and button side by side where there is room, one above the other where there is not. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const input = style({ flex: '1 1 14rem', minInlineSize: 0, inlineSize: 'auto' });
export const note = style({ marginBlockStart: vars.space[3] });
export const heard = hidden;
