import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inPage, until } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const card = style({ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const tile = style({ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' });
/** Where the theme has no colour of its own: the section's tile colour. */
export const plainTile = style({ backgroundColor: on.tile });

/** A plant is aligned to the lower edge; any other picture fills the tile. */
export const picture = recipe({
  base: {
    position: 'absolute',
    maxInlineSize: 'none',
    transition: `transform ${vars.motion.lift} ${vars.motion.ease}`,
    selectors: { [`${card}:hover &`]: { transform: 'scale(1.04)' } },
  },
  variants: {
    tall: {
      true: { insetInline: 0, marginInline: 'auto', insetBlockStart: '9%', inlineSize: '78%' },
      false: { inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
    },
  },
});

export const facts = style({ marginBlockStart: vars.space[4] });
export const title = style({ marginBlockStart: vars.space[1] });

export const link = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: vars.border.line,
      textUnderlineOffset: '.16em',
    },
  },
});

export const standfirst = style({ marginBlockStart: vars.space[2], maxInlineSize: '44ch' });

export const pictureSizes = '(min-width: 640px) 24rem, 72vw';

/** Cards share the width while they fit; a partly visible card shows that the row scrolls. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(72%, 17rem), 24rem)',
  justifyContent: 'start',
  gap: '1.25rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  scrollbarColor: `${on.fg2} transparent`,
  // Space for the focus ring, which the scroll container would clip.
  margin: `calc(-1 * ${vars.space[2]})`,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  scrollPaddingInline: vars.space[2],
  '@container': {
    [inPage(until('lg'))]: {
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      scrollPaddingInline: vars.size.gutter,
    },
  },
});

export const item = style({ scrollSnapAlign: 'start' });
