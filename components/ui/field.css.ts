import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const field = recipe({
  base: inUi({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.4rem' }),
  variants: {
    invalid: {
      true: inUi({
        borderInlineStart: `${vars.border.bar} solid ${on.error}`,
        paddingInlineStart: vars.space[4],
      }),
    },
  },
});

export const label = style(inUi({ fontWeight: vars.weight.strong, lineHeight: 1.35 }));
export const optional = style(inUi({ fontWeight: vars.weight.regular, color: on.fg2 }));
export const hint = style(inUi({ fontSize: vars.text.small, color: on.fg2 }));

export const error = style(
  inUi({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '.45rem',
    color: on.error,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
  }),
);
export const errorIcon = style(inUi({ inlineSize: '1.25rem', blockSize: '1.25rem', marginBlockStart: '.05rem' }));

/** The box that the visitor types in: shared by input, select and text area. */
export const control = style(
  inUi({
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    padding: '.7rem 1rem',
    backgroundColor: on.field,
    color: vars.color.ink,
    border: `${vars.border.line} solid ${vars.color.ink}`,
    borderRadius: vars.radius.field,
    lineHeight: 1.4,
    ':hover': { boxShadow: `inset 0 0 0 calc(${vars.border.hair} / 2) ${vars.color.ink}` },
    '::placeholder': { color: vars.color.placeholder, opacity: 1 },
    ':disabled': { backgroundColor: vars.color.disabled, color: vars.color.disabledText, cursor: 'not-allowed' },
    selectors: {
      '&:focus-visible': { boxShadow: `0 0 0 ${vars.border.ring} ${on.focusGap}` },
      '&[aria-invalid=true]': { borderColor: vars.color.error, borderWidth: vars.border.strong },
      '&:read-only:not(select)': { backgroundColor: vars.color.tile },
    },
    '@media': { [forcedColors]: { borderColor: 'FieldText' } },
  }),
);

export const area = style(inUi({ minBlockSize: '9rem', resize: 'vertical' }));

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
