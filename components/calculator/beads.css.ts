import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { on, vars } from '@/components/theme/contract.css';

export const beads = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], maxInlineSize: '22rem' });

export const bead = recipe({
  base: { inlineSize: '.7rem', blockSize: '.7rem', borderRadius: vars.radius.touch, forcedColorAdjust: 'none' },
  variants: {
    used: {
      true: {
        background: `radial-gradient(circle at 36% 30%, ${vars.color.white}, ${vars.color.cream} 55%, ${vars.color.sage})`,
      },
      false: { boxShadow: `inset 0 0 0 ${vars.border.hair} ${on.fg2}` },
    },
  },
});
