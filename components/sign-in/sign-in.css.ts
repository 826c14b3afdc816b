import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const ways = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'stretch',
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  padding: 'clamp(1.25rem, 2.4vw, 2rem)',
  borderRadius: vars.radius.box,
  backgroundColor: on.tile,
});

/** Below a form, at a distance from its button. */
export const forgotten = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
});

/** Smaller than the heading of the form above it. */
export const forgottenTitle = style({ fontSize: '1.25rem' });

export const guest = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[7],
  maxInlineSize: '42rem',
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target });

export const page = style({ minBlockSize: '100svh', display: 'grid', alignContent: 'center' });
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[5],
  maxInlineSize: '46rem',
});
