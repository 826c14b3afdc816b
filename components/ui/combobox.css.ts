import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const box = style(inUi({ position: 'relative', display: 'grid', gap: '.4rem', minInlineSize: 0 }));

/** Below the field, never over it. */
export const list = style(
  inUi({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space[1]})`,
    zIndex: 1,
    maxBlockSize: 'min(24rem, 50dvh)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: vars.color.white,
    color: vars.color.ink,
    border: `${vars.border.line} solid ${vars.color.ink}`,
    borderRadius: vars.radius.field,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const group = style(
  inUi({
    selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}` } },
  }),
);

export const groupName = style(
  inUi({
    display: 'block',
    padding: `${vars.space[3]} 1rem 0`,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
  }),
);

export const option = recipe({
  base: inUi({
    minBlockSize: vars.size.target,
    padding: '.6rem 1rem',
    lineHeight: 1.35,
    cursor: 'pointer',
  }),
  variants: {
    highlighted: {
      true: inUi({
        backgroundColor: vars.color.hover,
        boxShadow: `inset ${vars.border.bar} 0 0 ${on.focus}`,
        '@media': {
          [forcedColors]: {
            outline: `${vars.border.strong} solid Highlight`,
            outlineOffset: `calc(-1 * ${vars.border.strong})`,
          },
        },
      }),
    },
  },
});
