import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { targetPadding, vars } from '@/components/theme/contract.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[5],
  alignItems: 'start',
  padding: vars.space[5],
});
export const portrait = style({
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.touch,
  objectFit: 'cover',
  '@media': { [from('md')]: { inlineSize: '6rem', blockSize: '6rem' } },
});
export const name = style({ fontSize: vars.text.h3 });
/** As high as a target, without taking more room than its words. */
export const link = style({
  display: 'inline-block',
  paddingBlock: targetPadding,
  marginBlock: `calc(-1 * ${targetPadding})`,
});
export const line = style({ marginBlockStart: vars.space[2] });
export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
});
