import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const parcels = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });
export const title = style({ fontSize: '1.25rem' });
