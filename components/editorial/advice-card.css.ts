import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { on, vars } from '@/components/theme/contract.css';

export const card = style({ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const tile = style({ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' });
/** Where the theme has no colour of its own, or the section's. */
export const plainTile = style({ backgroundColor: on.tile });

/** A plant grows out of the lower edge; any other picture fills the tile. */
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
