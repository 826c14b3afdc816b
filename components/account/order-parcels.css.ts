import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const part = style({ display: 'grid', gap: vars.space[1] });
export const parcels = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });
