import { globalStyle, style } from '@vanilla-extract/css';
import { from, inPage, noScript, until } from '@/components/theme/breakpoints';
import { targetPadding, vars } from '@/components/theme/contract.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem 3rem',
  '@container': { [inPage(from('lg'))]: { gridTemplateColumns: '15.5rem minmax(0, 1fr)' } },
});

export const aside = style({ display: 'none', '@container': { [inPage(from('lg'))]: { display: 'block' } } });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.75rem 1rem',
  marginBlockEnd: vars.space[5],
  '@container': { [inPage(until('sm'))]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] } },
});

export const count = style({
  flex: '1 1 auto',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  '@container': { [inPage(until('sm'))]: { order: 3, gridColumn: '1 / -1' } },
});

export const open = style({ display: 'grid', '@container': { [inPage(from('lg'))]: { display: 'none' } } });

export const sort = style({
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@container': { [inPage(until('sm'))]: { display: 'grid', marginInlineStart: 0 } },
});

export const filters = style({ marginBlockEnd: '1.75rem', ':empty': { display: 'none' } });

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '.9rem',
  marginBlockStart: vars.space[7],
  // The live region is still empty.
  selectors: { '&:has(> :only-child)': { marginBlockStart: 0 } },
});

export const progress = style({
  appearance: 'none',
  inlineSize: '14rem',
  blockSize: vars.space[2],
  border: 0,
  borderRadius: vars.radius.touch,
  backgroundColor: vars.color.track,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.color.track },
    '&::-webkit-progress-value': { backgroundColor: vars.color.success, borderRadius: vars.radius.touch },
    '&::-moz-progress-bar': { backgroundColor: vars.color.success },
  },
});

export const group = style({
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  paddingBlockEnd: vars.space[2],
});

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '.9rem',
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      inlineSize: '.6rem',
      blockSize: '.6rem',
      margin: '.3rem .3rem 0 0',
      border: 'solid currentColor',
      borderWidth: `0 ${vars.border.line} ${vars.border.line} 0`,
      transform: 'rotate(45deg)',
    },
    [`${group}[open] > &::after`]: { marginBlockStart: '.6rem', transform: 'rotate(225deg)' },
  },
});

/** A choice is applied at once; the button is only needed without JavaScript. */
export const apply = style({ display: 'none', '@media': { [noScript]: { display: 'block' } } });

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

export const tileTitle = style({
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
      // It begins below the title's first line.
      maxBlockSize: 'calc(120% - 6.5rem)',
      objectFit: 'contain',
      objectPosition: 'bottom',
      pointerEvents: 'none',
    },
  },
});
