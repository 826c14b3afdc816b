import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { noScript } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { ui } from '@/components/theme/layers.css';
import { inUi } from '@/components/theme/ui-layer';

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
      '&:hover:not(:disabled)': { backgroundColor: vars.color.hover },
      '&:disabled': { color: vars.color.unavailable, cursor: 'not-allowed' },
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
