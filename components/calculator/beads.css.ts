import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

/** Two rows of twenty, however little room there is. */
export const beads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(20, minmax(0, .7rem))',
  gap: vars.space[1],
});

export const bead = recipe({
  base: { aspectRatio: '1', borderRadius: vars.radius.touch, forcedColorAdjust: 'none' },
  variants: {
    used: {
      true: {
        '@media': { [forcedColors]: { background: 'CanvasText' } },
        background: `radial-gradient(circle at 36% 30%, ${vars.color.white}, ${vars.color.cream} 55%, ${vars.color.sage})`,
      },
      false: {
        boxShadow: `inset 0 0 0 ${vars.border.hair} ${on.fg2}`,
        '@media': { [forcedColors]: { boxShadow: `inset 0 0 0 ${vars.border.hair} CanvasText` } },
      },
    },
  },
});
