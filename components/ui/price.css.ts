import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const price = recipe({
  base: inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    size: {
      card: inUi({ gap: '0 .6rem', fontWeight: vars.weight.strong }),
      line: inUi({
        gap: '0 .5rem',
        justifyContent: 'flex-end',
        textAlign: 'end',
        fontWeight: vars.weight.strong,
      }),
      large: inUi({
        gap: '.25rem .9rem',
        fontFamily: vars.font.serif,
        fontSize: '2rem',
        lineHeight: 1,
        letterSpacing: '-.02em',
      }),
    },
  },
  defaultVariants: { size: 'card' },
});

export const before = recipe({
  base: inUi({ fontWeight: vars.weight.regular, color: on.fg2 }),
  variants: { size: { card: {}, line: {}, large: inUi({ fontSize: '1.25rem' }) } },
  defaultVariants: { size: 'card' },
});

export const note = recipe({
  base: inUi({ fontFamily: vars.font.sans, fontWeight: vars.weight.regular, letterSpacing: 0, color: on.fg2 }),
  variants: {
    size: {
      card: inUi({ fontSize: vars.text.mini }),
      line: inUi({ fontSize: vars.text.mini }),
      large: inUi({ fontSize: vars.text.small, lineHeight: 1.3 }),
    },
  },
  defaultVariants: { size: 'card' },
});

export const percent = recipe({
  base: inUi({ fontFamily: vars.font.sans, fontWeight: vars.weight.strong, letterSpacing: 0 }),
  variants: {
    size: {
      card: inUi({ fontSize: vars.text.mini }),
      line: inUi({ fontSize: vars.text.mini }),
      large: inUi({ fontSize: vars.text.body, lineHeight: 1.3 }),
    },
  },
  defaultVariants: { size: 'card' },
});

export const explained = style(
  inUi({
    flexBasis: '100%',
    fontFamily: vars.font.sans,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    lineHeight: 1.3,
    letterSpacing: 0,
    color: on.fg2,
  }),
);
