import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  fontSize: vars.text.small,
});

export const part = style({ display: 'grid', gap: vars.space[1] });
export const parcels = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });
