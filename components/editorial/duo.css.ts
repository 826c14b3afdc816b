import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const duo = style({
  display: 'grid',
  '@container': { [inPage(from('lg'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const panel = style({
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: '30rem',
  padding: `clamp(2.5rem, 5vw, 5rem) ${vars.size.gutter}`,
  overflow: 'hidden',
  ':only-child': { gridColumn: '1 / -1' },
});

export const title = style({ maxInlineSize: '11em' });
export const text = style({ maxInlineSize: '36ch', marginBlockStart: vars.space[4] });
export const link = style({ marginBlockStart: '1.75rem' });

/** A plant is tall and is cropped by the lower edge; a pack stands on it. */
export const picture = recipe({
  base: { position: 'absolute', zIndex: -1 },
  variants: {
    tall: {
      true: { insetInlineEnd: '-1rem', insetBlockEnd: '-11rem', inlineSize: 'min(22rem, 54%)' },
      false: { insetInlineEnd: '-3rem', insetBlockEnd: '-1.5rem', inlineSize: 'min(24rem, 58%)' },
    },
  },
});
