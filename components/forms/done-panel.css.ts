import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';

export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[4],
    maxInlineSize: '46rem',
    padding: vars.space[5],
    color: vars.color.ink,
  },
  variants: {
    ended: {
      false: { backgroundColor: vars.color.successTint },
      true: { backgroundColor: vars.color.infoTint },
    },
  },
});
export const title = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[2] });
