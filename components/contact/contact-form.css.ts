import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const notice = style({ marginBlockStart: vars.space[3] });
