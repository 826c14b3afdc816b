import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/rules';

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

export const row = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: '1.625rem minmax(0, 1fr)',
    gap: '.2rem .75rem',
    alignItems: 'start',
    minBlockSize: vars.size.target,
    paddingBlock: '.4rem',
    lineHeight: 1.4,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: on.fg2, cursor: 'not-allowed' } },
  }),
);

export const checkbox = style(
  inUi({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.625rem',
    blockSize: '1.625rem',
    margin: 0,
    border: `${vars.border.line} solid ${vars.color.ink}`,
    borderRadius: vars.radius.check,
    backgroundColor: vars.color.white,
    cursor: 'pointer',
    ':checked': { backgroundColor: vars.color.ink },
    '::before': {
      content: '',
      inlineSize: '.8rem',
      blockSize: '.8rem',
      transform: 'scale(0)',
      backgroundColor: vars.color.white,
      clipPath: 'polygon(14% 44%, 0 60%, 42% 100%, 100% 18%, 84% 4%, 39% 68%)',
    },
    selectors: {
      '&:checked::before': { transform: 'scale(1)' },
      '&:disabled': { borderStyle: 'dashed', borderColor: on.rule, cursor: 'not-allowed' },
    },
    '@media': { [forcedColors]: { appearance: 'auto' } },
  }),
);

export const count = style(inUi({ fontSize: vars.text.small, color: on.fg2 }));

export const combobox = style(inUi({ position: 'relative', display: 'grid', gap: '.4rem', minInlineSize: 0 }));

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

export const errorSummaryBox = style(
  inUi({
    padding: vars.space[5],
    border: `${vars.border.strong} solid ${vars.color.error}`,
    backgroundColor: vars.color.white,
    color: vars.color.ink,
  }),
);
export const title = style(
  inUi({ fontFamily: vars.font.sans, fontSize: vars.text.h4, fontWeight: vars.weight.strong }),
);
export const errorSummaryList = style(inUi({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3] }));
export const link = style(
  inUi({ color: vars.color.error, fontWeight: vars.weight.strong, textUnderlineOffset: '.2em' }),
);
