import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const meter = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[1] }));

export const granule = recipe({
  base: inUi({
    flex: 1,
    maxInlineSize: '1.1rem',
    aspectRatio: '1',
    borderRadius: vars.radius.touch,
    forcedColorAdjust: 'none',
  }),
  variants: {
    on: {
      true: inUi({
        background: `radial-gradient(circle at 36% 30%, ${vars.color.granuleLight}, ${vars.color.arnica} 60%, ${vars.color.granuleDark})`,
      }),
      false: inUi({ boxShadow: `inset 0 0 0 ${vars.border.line} ${vars.color.granuleEmpty}` }),
    },
  },
});

export const words = style(inUi({ fontWeight: vars.weight.strong, marginBlockEnd: '.7rem' }));
