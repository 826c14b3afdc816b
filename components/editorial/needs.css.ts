import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const needs = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@container': {
    [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', minBlockSize: '24rem' },
  },
});

export const lead = style({ marginBlockStart: vars.space[4], maxInlineSize: '26ch' });

export const list = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: '2.5rem',
  '@container': { [inPage(from('sm'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  blockSize: '100%',
  padding: '.95rem 0',
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
  fontFamily: vars.font.serif,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  textDecoration: 'none',
  ':hover': { color: on.btn },
});

export const note = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  lineHeight: 1,
  letterSpacing: 0,
  color: on.fg2,
});

export const plant = style({
  display: 'none',
  '@container': {
    [inPage(from('lg'))]: {
      display: 'block',
      position: 'absolute',
      insetInlineStart: `max(${vars.space[6]}, calc(50vw - 42rem))`,
      insetBlockEnd: '-11.5rem',
      inlineSize: '19rem',
    },
  },
});
