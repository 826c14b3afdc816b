import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const page = style({ minBlockSize: '100svh', display: 'grid', alignContent: 'center' });
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[5],
  maxInlineSize: '46rem',
});
