import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const last = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
