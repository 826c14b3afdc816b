import { globalStyle, style } from '@vanilla-extract/css';
import { between, from, inPage, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const place = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  textAlign: 'center',
  textDecoration: 'none',
});
globalStyle(`a${place}:hover b`, {
  textDecoration: 'underline',
  textDecorationThickness: vars.border.hair,
  textUnderlineOffset: '.2em',
});

export const stem = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '100%',
  borderInlineStart: `${vars.border.line} solid ${vars.color.ink}`,
});

export const title = style({ maxInlineSize: '18em' });
export const lead = style({ marginBlockStart: vars.space[4], maxInlineSize: '44ch' });
export const links = style({ marginBlockStart: '1.75rem' });

const pictureWidth = 'max(100%, 75rem)';
export const pictureSizes = '(min-width: 1024px) max(100vw, 75rem), 128vw';

export const hero = style({ isolation: 'isolate' });

export const words = style({
  position: 'relative',
  minBlockSize: 'clamp(38rem, 46vw + 4rem, 52rem)',
  paddingBlockStart: 'clamp(1.5rem, 3.4vw, 4rem)',
  '@container': {
    [inPage(between('lg', 'xl'))]: { minBlockSize: '44rem' },
    [inPage(until('lg'))]: { minBlockSize: 0, paddingBlockEnd: '46vw' },
    [inPage(until('sm'))]: { paddingBlockEnd: 'min(86vw, 34rem)' },
  },
});

export const heroTitle = style({ maxInlineSize: '7.5em' });
export const heroLead = style({ marginBlockStart: 'clamp(1rem, 1.6vw, 1.6rem)', maxInlineSize: 'min(37ch, 100%)' });
export const heroLinks = style({ marginBlockStart: 'clamp(1.25rem, 2vw, 2rem)' });
export const link = style({ '@container': { [inPage(until('sm'))]: { flex: '1 1 auto' } } });

export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: pictureWidth,
  maxInlineSize: 'none',
  pointerEvents: 'none',
  '@container': { [inPage(until('lg'))]: { inlineSize: '128vw' }, [inPage(until('sm'))]: { inlineSize: '100%' } },
});

/**
 * Overlays the picture with the same width, so that the labels keep their positions; hidden where they would overlap the text.
 */
export const labels = style({
  display: 'none',
  '@container': {
    [inPage(from('nav'))]: {
      display: 'block',
      containerType: 'inline-size',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: 0,
      inlineSize: pictureWidth,
    },
  },
});

export const content = style({ position: 'relative', zIndex: 1 });

export const pageHeroWords = style({
  maxInlineSize: '44rem',
  paddingBlock: 'clamp(1rem, 2vw, 2.25rem) clamp(2rem, 3.4vw, 3.5rem)',
});

export const pageHeroLead = style({ marginBlockStart: vars.space[4], maxInlineSize: '38ch' });
export const chips = style({ paddingBlockEnd: vars.space[4] });

export const plant = style({
  display: 'none',
  '@container': {
    [inPage(from('lg'))]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: 'max(2rem, calc(50vw - 43rem))',
      insetBlockStart: '-4.5rem',
      inlineSize: '25rem',
      transform: 'rotate(8deg)',
    },
  },
});

/** Leaves the end of the row to the plant: no word and no chip is under it. */
export const besidePlant = style({
  '@container': { [inPage(from('lg'))]: { maxInlineSize: 'min(44rem, calc(100% - 22rem))' } },
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

export const pageHeroPictureSizes = '(min-width: 1024px) 42rem, 92vw';
export const pageHeroPicture = style({
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
