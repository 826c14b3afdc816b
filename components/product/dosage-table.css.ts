import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const dosage = style({ marginBlockEnd: vars.space[6] });
