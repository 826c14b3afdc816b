import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const list = style({
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
  marginBlockEnd: vars.space[6],
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
  '@media': { [from('md')]: { flexWrap: 'nowrap' } },
});

export const pictureSize = '6rem';
export const picture = style({
  flex: 'none',
  inlineSize: '6rem',
  blockSize: '7.5rem',
  objectFit: 'cover',
  backgroundColor: on.tile,
});

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  flex: '1 1 12rem',
  minInlineSize: 0,
  maxInlineSize: '44rem',
});

/** The whole row leads on. */
export const title = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});

export const price = style({
  flex: '1 0 100%',
  '@media': { [from('md')]: { flex: 'none', marginInlineStart: 'auto', textAlign: 'end' } },
});
