import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const intro = style({ maxInlineSize: '44ch', marginBlockStart: vars.space[4] });
export const link = style({ marginBlockStart: vars.space[5] });
