import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const tag = recipe({
  base: inUi({
    display: 'inline-block',
    padding: '.2rem .6rem',
    borderRadius: vars.radius.touch,
    fontSize: vars.text.mini,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
  }),
  variants: {
    tone: {
      ink: inUi({ backgroundColor: vars.color.ink, color: vars.color.white }),
      sun: inUi({ backgroundColor: vars.color.arnica, color: vars.color.ink }),
      line: inUi({ boxShadow: `inset 0 0 0 ${vars.border.line} currentColor` }),
    },
  },
  defaultVariants: { tone: 'ink' },
});
