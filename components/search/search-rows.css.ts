import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const list = style({
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
  marginBlockEnd: vars.space[6],
});

/** Picture, text and price; a row without a picture starts at the edge. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: vars.space[5] } },
});

export const pictureSize = '(min-width: 768px) 6rem, 4rem';
export const picture = style({
  gridRow: '1 / span 2',
  inlineSize: '4.5rem',
  blockSize: '5.625rem',
  objectFit: 'cover',
  backgroundColor: on.tile,
  '@container': { [inPage(from('md'))]: { inlineSize: '6rem', blockSize: '7.5rem' } },
});
/** Placeholder for a missing picture among rows with pictures. */
export const tile = style([picture, { display: 'grid', placeItems: 'center', color: on.fg2 }]);

export const words = style({
  gridColumn: '1 / 3',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  // Ingredients have the longest names.
  overflowWrap: 'anywhere',
  selectors: { [`${picture} + &`]: { gridColumn: 2 } },
});
export const excerpt = style({ maxInlineSize: '44rem' });

/** The whole row is clickable. */
export const title = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});

export const price = style({
  gridColumn: 2,
  '@container': { [inPage(from('md'))]: { gridColumn: 3, textAlign: 'end' } },
});
