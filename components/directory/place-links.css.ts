import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const places = style({ display: 'grid', gap: vars.space[2] });
