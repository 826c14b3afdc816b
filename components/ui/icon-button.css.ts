import { recipe } from '@vanilla-extract/recipes';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

const color = vars.motion.color;

export const iconButton = recipe({
  base: inUi({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.touch,
    background: 'none',
    color: 'inherit',
    textDecoration: 'none',
    transition: `background-color ${color}, color ${color}`,
  }),
  variants: {
    look: {
      bare: inUi({
        minInlineSize: vars.size.target,
        blockSize: vars.size.target,
        ':hover': { backgroundColor: vars.color.hover },
      }),
      outlined: inUi({
        inlineSize: vars.size.pill,
        blockSize: vars.size.pill,
        border: `${vars.border.line} solid currentColor`,
        ':hover': { backgroundColor: on.fg, color: on.bg },
      }),
      solid: inUi({
        inlineSize: vars.size.pill,
        blockSize: vars.size.pill,
        backgroundColor: vars.color.ink,
        color: vars.color.white,
        ':hover': { backgroundColor: vars.color.souci, color: vars.color.ink },
      }),
    },
  },
  defaultVariants: { look: 'bare' },
});
