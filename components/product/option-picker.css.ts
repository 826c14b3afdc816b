import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const legend = style({ marginBlockEnd: vars.space[2], fontWeight: vars.weight.strong, lineHeight: 1.35 });
