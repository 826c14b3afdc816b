import { globalStyle, style } from '@vanilla-extract/css';
import { noScript } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const choice = style({ display: 'grid', gap: vars.space[2], marginBlockEnd: vars.space[4] });

export const option = style({
  paddingInline: vars.space[4],
  border: `${vars.border.line} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.box,
  selectors: {
    '&:has(input:checked)': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 ${vars.border.line} ${vars.color.ink}`,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.border.ring} solid ${on.focus}`,
      outlineOffset: vars.border.ring,
    },
  },
});

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[3],
  cursor: 'pointer',
});

export const radio = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '.15rem',
  accentColor: vars.color.ink,
  // The box around it shows the focus.
  outline: 'none',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 .75rem' });
export const name = style({ fontWeight: vars.weight.strong });
export const small = style({ fontSize: vars.text.small, flexBasis: '100%' });
export const saving = style({ color: vars.color.success, fontWeight: vars.weight.strong });

/** What a subscription means, while it is the chosen one: without script too. */
export const facts = style({
  display: 'none',
  gap: vars.space[1],
  paddingBlockEnd: vars.space[3],
  fontSize: vars.text.small,
});
globalStyle(`${option}:has(input:checked) ${facts}`, { display: 'grid' });

/** The price in the bar follows the choice by script alone: without, none is better than another one. */
export const scripted = style({ '@media': { [noScript]: { display: 'none' } } });
