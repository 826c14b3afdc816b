import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, noScript } from '@/components/theme/breakpoints';
import { on, ui, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/rules';

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
          // Its cross is a gradient, which forced colours drop.
          '&[data-unavailable]': { borderStyle: 'dashed', color: 'GrayText' },
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

const stepWidth = createVar();

export const stepper = recipe({
  base: inUi({
    vars: { [stepWidth]: vars.size.pill },
    display: 'inline-flex',
    alignItems: 'center',
    border: `${vars.border.line} solid ${vars.color.ink}`,
    borderRadius: vars.radius.touch,
    backgroundColor: vars.color.white,
    color: vars.color.ink,
    blockSize: vars.size.control,
    // Beside its button, 320 px leave no space for more.
    '@media': { '(max-width: 22rem)': { vars: { [stepWidth]: vars.size.target } } },
  }),
  variants: {
    size: {
      regular: {},
      small: inUi({ vars: { [stepWidth]: vars.size.target }, blockSize: vars.size.pill }),
    },
  },
});

// A button in a small form of its own is as high as one without.
globalStyle(`${stepper.classNames.base} > form`, { '@layer': { [ui]: { blockSize: '100%' } } });

export const step = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: stepWidth,
    blockSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.touch,
    background: 'none',
    selectors: {
      '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: vars.color.hover },
      '&:disabled, &[aria-disabled=true]': { color: vars.color.unavailable, cursor: 'not-allowed' },
    },
  }),
);

globalStyle(`${step} > svg`, {
  '@layer': { [ui]: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall, strokeWidth: 2.2 } },
});

/** The buttons of a number field do nothing without JavaScript: only the field is shown then. */
export const scripted = style(inUi({ '@media': { [noScript]: { display: 'none' } } }));

export const value = style(
  inUi({
    minInlineSize: vars.space[6],
    textAlign: 'center',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const number = style(
  inUi({
    inlineSize: vars.size.target,
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    appearance: 'textfield',
    selectors: { '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 } },
    '@media': {
      [noScript]: { inlineSize: vars.space[8] },
    },
  }),
);

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
