import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const icon = recipe({
  base: inUi({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      regular: inUi({ inlineSize: vars.size.icon, blockSize: vars.size.icon }),
      small: inUi({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }),
    },
  },
  defaultVariants: { size: 'regular' },
});
