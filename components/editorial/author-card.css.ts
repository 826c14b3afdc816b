import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { targetPadding, vars } from '@/components/theme/contract.css';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
  alignItems: 'start',
  padding: vars.space[5],
});
export const portrait = style({
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.touch,
  objectFit: 'cover',
  '@container': { [inPage(from('md'))]: { inlineSize: '6rem', blockSize: '6rem' } },
});
export const name = style({ fontSize: vars.text.h3 });
/** As high as a touch target, without taking more space than its text. */
export const link = style({
  display: 'inline-block',
  paddingBlock: targetPadding,
  marginBlock: `calc(-1 * ${targetPadding})`,
});
export const line = style({ marginBlockStart: vars.space[2] });
export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Beside the portrait, or below it where the space is too narrow for a word. */
export const words = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const byline = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const bylinePortrait = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.touch,
  objectFit: 'cover',
});
export const bylineName = style({ fontWeight: vars.weight.strong });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });
