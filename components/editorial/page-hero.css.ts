import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const content = style({ position: 'relative', zIndex: 1 });

export const words = style({
  maxInlineSize: '44rem',
  paddingBlock: 'clamp(1rem, 2vw, 2.25rem) clamp(2rem, 3.4vw, 3.5rem)',
});

export const lead = style({ marginBlockStart: vars.space[4], maxInlineSize: '38ch' });
export const chips = style({ paddingBlockEnd: vars.space[4] });

export const plant = style({
  display: 'none',
  '@container': {
    [inPage(from('lg'))]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: 'max(2rem, calc(50vw - 43rem))',
      insetBlockStart: '-7rem',
      inlineSize: '25rem',
      transform: 'rotate(8deg)',
    },
  },
});

export const below = style({ marginBlockStart: vars.space[5] });

/** On the plant's stem, clear of the text. */
export const label = style({
  display: 'none',
  '@container': {
    [inPage(from('lg'))]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: 'max(2rem, calc(50vw - 42rem))',
      insetBlockEnd: vars.space[5],
      zIndex: 1,
    },
  },
});

/** Leaves half of the row for the picture. */
export const beside = style({
  '@container': {
    [inPage(from('lg'))]: { maxInlineSize: '50%', minBlockSize: '22rem', paddingInlineEnd: vars.space[6] },
  },
});

export const pictureSizes = '(min-width: 1024px) 42rem, 92vw';
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  marginBlockEnd: vars.space[6],
  '@container': {
    [inPage(from('lg'))]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: vars.size.gutter,
      inlineSize: `calc(50% - ${vars.size.gutter})`,
      blockSize: '100%',
      aspectRatio: 'auto',
      marginBlockEnd: 0,
    },
  },
});
export const chipsBeside = style({
  '@container': { [inPage(from('lg'))]: { maxInlineSize: `calc(50% - ${vars.space[6]})` } },
});
