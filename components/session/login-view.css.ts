import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const ways = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'stretch',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const way = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[6],
  borderRadius: vars.radius.box,
  backgroundColor: on.tile,
});

export const guest = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[7],
  maxInlineSize: '42rem',
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] });
