import { globalStyle, style } from '@vanilla-extract/css';
import { from, inPage, until } from '@/components/theme/breakpoints';
import { targetPadding, vars } from '@/components/theme/contract.css';

export const tile = style({
  gridColumn: 'span 2',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minBlockSize: '22rem',
  padding: 'clamp(1.25rem, 2.4vw, 2.25rem)',
  overflow: 'hidden',
  '@container': { [inPage(until('md'))]: { minBlockSize: '19rem' } },
});
globalStyle(`${tile} > :not(img)`, { position: 'relative', zIndex: 1 });

export const title = style({
  maxInlineSize: 'min(8em, 100%)',
  fontSize: vars.text.h2,
  '@container': { [inPage(until('sm'))]: { maxInlineSize: '7.5em', fontSize: '1.5rem' } },
});

export const line = style({
  maxInlineSize: '24ch',
  marginBlock: '.6rem 1.25rem',
  '@container': { [inPage(until('sm'))]: { maxInlineSize: '15ch' } },
});

export const plant = style({
  position: 'absolute',
  insetInlineEnd: '-4%',
  insetBlockEnd: '-12%',
  blockSize: '104%',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  '@container': { [inPage(until('sm'))]: { insetInlineEnd: '-14%', insetBlockEnd: '-14%', blockSize: '92%' } },
});

export const families = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The plant's own column: it covers neither the text nor a shelf. */
const plantColumn = '15rem';

export const family = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  padding: vars.space[6],
  '@container': {
    // The last of an odd number fills its row.
    [inPage(from('md'))]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    [inPage(from('lg'))]: { minBlockSize: '20rem', paddingInlineEnd: plantColumn },
  },
});

export const landingTitle = style({
  display: 'inline-block',
  paddingBlock: targetPadding,
  marginBlock: `calc(-1 * ${targetPadding})`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': {
    // Not every browser has a dictionary to hyphenate with: the longest Dutch word fits on a phone, and in two columns.
    [inPage(until('sm'))]: { fontSize: `min(${vars.text.h2}, 6.6cqi)` },
    [inPage(from('md'))]: { fontSize: `min(${vars.text.h2}, 3.4cqi)` },
    // One long word, as Dutch has them, reaches above the plant, which begins lower.
    [inPage(from('lg'))]: { marginInlineEnd: `calc(${vars.space[6]} - ${plantColumn})` },
  },
});
export const intro = style({ maxInlineSize: '34ch' });

export const landingPlant = style({
  display: 'none',
  '@container': {
    [inPage(from('lg'))]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: vars.space[4],
      insetBlockEnd: '-20%',
      inlineSize: '13rem',
      pointerEvents: 'none',
    },
  },
});
