import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { crowded, forcedColors, noScript } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/rules';

const color = `${vars.motion.color}`;

export const button = recipe({
  base: inUi({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.6rem',
    minBlockSize: vars.size.control,
    padding: '.7rem 1.6rem',
    border: `${vars.border.line} solid transparent`,
    borderRadius: vars.radius.touch,
    fontWeight: vars.weight.strong,
    fontSize: '1rem',
    lineHeight: vars.leading.control,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${color}, color ${color}, border-color ${color}`,
    '@container': { [crowded]: { paddingInline: vars.space[4] } },
    selectors: {
      '&:disabled, &[aria-disabled=true]': {
        backgroundColor: vars.color.disabled,
        borderColor: 'transparent',
        color: vars.color.disabledText,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&:disabled, &[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
  variants: {
    kind: {
      primary: inUi({
        backgroundColor: on.btn,
        color: on.btnFg,
        selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: on.btnHover } },
      }),
      secondary: inUi({
        backgroundColor: 'transparent',
        borderColor: 'currentColor',
        color: on.fg,
        selectors: {
          '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: on.fg, color: on.bg, borderColor: on.fg },
        },
      }),
      ghost: inUi({
        backgroundColor: 'transparent',
        color: on.fg,
        paddingInline: '.6rem',
        selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: vars.color.hover } },
      }),
    },
    size: {
      regular: {},
      small: inUi({ minBlockSize: vars.size.target, padding: '.5rem 1.15rem', fontSize: vars.text.small }),
    },
    block: { true: inUi({ inlineSize: '100%' }) },
  },
  compoundVariants: [{ variants: { kind: 'ghost', size: 'small' }, style: inUi({ paddingInline: '.6rem' }) }],
  defaultVariants: { kind: 'primary', size: 'regular' },
});

/** A button that scripts replace. */
export const withoutScript = style(inUi({ display: 'none', '@media': { [noScript]: { display: 'inline-flex' } } }));

export const row = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }));

const iconButtonColor = vars.motion.color;

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
    transition: `background-color ${iconButtonColor}, color ${iconButtonColor}`,
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
