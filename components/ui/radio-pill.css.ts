import { style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const options = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const option = style(inUi({ position: 'relative', display: 'block' }));

export const radio = style(
  inUi({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

const cross = `linear-gradient(to top right, transparent calc(50% - ${vars.border.hair}), ${vars.color.lineStrong} calc(50% - ${vars.border.hair} * .6), ${vars.color.lineStrong} calc(50% + ${vars.border.hair} * .6), transparent calc(50% + ${vars.border.hair}))`;

export const pill = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: '.6rem',
    minBlockSize: vars.size.pill,
    padding: '.4rem 1.15rem',
    border: `${vars.border.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.touch,
    backgroundColor: vars.color.white,
    color: vars.color.ink,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: {
      [`${option}:hover &`]: { borderColor: vars.color.ink },
      [`${radio}:checked + &, &[aria-current=true]`]: {
        borderColor: vars.color.ink,
        boxShadow: `inset 0 0 0 ${vars.border.line} ${vars.color.ink}`,
      },
      [`${radio}:focus-visible + &`]: {
        outline: `${vars.border.ring} solid ${on.focus}`,
        outlineOffset: vars.border.ring,
      },
      '&[data-unavailable]': { color: vars.color.unavailable, backgroundImage: cross },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          // No outline here: it is reserved for the focus, which is always on the selected option.
          [`${radio}:checked + &, &[aria-current=true]`]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'SelectedItem',
            borderColor: 'SelectedItem',
            color: 'SelectedItemText',
          },
          [`${radio}:focus-visible + &`]: { outlineColor: 'CanvasText' },
        },
      },
    },
  }),
);

export const dot = style(
  inUi({
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    borderRadius: vars.radius.touch,
    forcedColorAdjust: 'none',
  }),
);
