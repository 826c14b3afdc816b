import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const notice = recipe({
  base: inUi({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    gap: '.9rem',
    padding: '1rem 1.25rem',
    color: vars.color.ink,
    lineHeight: 1.45,
    '@media': { [forcedColors]: { border: `${vars.border.line} solid CanvasText` } },
  }),
  variants: {
    tone: {
      info: inUi({ backgroundColor: vars.color.infoTint }),
      warning: inUi({ backgroundColor: vars.color.warnTint }),
      success: inUi({ backgroundColor: vars.color.successTint }),
      error: inUi({ backgroundColor: vars.color.errorTint }),
    },
    size: { regular: {}, small: inUi({ fontSize: vars.text.small }) },
  },
  defaultVariants: { tone: 'info', size: 'regular' },
});
