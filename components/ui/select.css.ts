import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const box = style(inUi({ position: 'relative', display: 'inline-grid', alignItems: 'center' }));

export const select = recipe({
  base: inUi({ appearance: 'none', paddingInlineEnd: '2.8rem', cursor: 'pointer' }),
  variants: {
    look: {
      field: {},
      pill: inUi({
        minBlockSize: vars.size.target,
        paddingBlock: '.4rem',
        borderRadius: vars.radius.touch,
        fontSize: vars.text.small,
      }),
    },
  },
  defaultVariants: { look: 'field' },
});

export const chevron = style(
  inUi({
    position: 'absolute',
    insetInlineEnd: '.8rem',
    inlineSize: '1.4rem',
    blockSize: '1.4rem',
    color: vars.color.ink,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { color: 'FieldText' } },
  }),
);
