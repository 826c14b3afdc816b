import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const title = style({ maxInlineSize: '18em' });
export const lead = style({ marginBlockStart: vars.space[4], maxInlineSize: '44ch' });
export const links = style({ marginBlockStart: '1.75rem' });
