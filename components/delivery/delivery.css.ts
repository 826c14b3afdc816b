import { style } from '@vanilla-extract/css';
import { forcedColors, motionOk, noScript } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const choice = style({ display: 'grid', gap: vars.space[3] });
export const title = style({ fontFamily: vars.font.sans, fontSize: vars.text.body, fontWeight: vars.weight.strong });
export const place = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const zip = style({ flex: '1 1 5rem', minInlineSize: 0, maxInlineSize: '9rem' });

export const parts = style({ display: 'grid', gap: vars.space[2] });
export const change = style({ display: 'inline-block', paddingBlock: vars.space[1] });

export const carriers = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [motionOk]: { transition: `opacity ${vars.motion.color}` } },
  // A request is pending: the choice is dimmed.
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const legend = style({ marginBlockEnd: vars.space[2], fontWeight: vars.weight.strong, lineHeight: 1.35 });

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.1rem .9rem',
  padding: '1rem 1.1rem',
  border: `${vars.border.line} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  lineHeight: vars.leading.meta,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 ${vars.border.line} ${vars.color.ink}`,
    },
    '&:has(:focus-visible)': { outline: `${vars.border.ring} solid ${on.focus}`, outlineOffset: vars.border.ring },
  },
});

export const radio = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: '.05rem 0 0',
  border: `${vars.border.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.touch,
  cursor: 'pointer',
  ':checked': { borderWidth: '.4375rem' },
  // The surrounding card draws the focus ring.
  ':focus-visible': { outline: 'none' },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const carrierFormTitle = style({ flex: 1 });
export const price = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

/** Below the title, aligned past the radio button and its gap. */
export const details = style({
  flexBasis: '100%',
  paddingInlineStart: '2.4rem',
  fontSize: vars.text.small,
  color: vars.color.ink2,
});

/** The carrier's dated promise, below its details. */
export const promised = style([details, { color: vars.color.ink, fontWeight: vars.weight.strong }]);

export const problem = style({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } } });

/** With JavaScript the choice is submitted at once. */
export const noScriptOnly = style({
  display: 'none',
  '@media': { [noScript]: { display: 'block', marginBlockStart: vars.space[3] } },
});

export const promise = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  // The dated text, which the browser chooses, may be a line longer than the undated one: nothing below it moves.
  minBlockSize: '4.5em',
  lineHeight: 1.5,
});
export const icon = style({ inlineSize: '1.35rem', blockSize: '1.35rem', flex: 'none' });
export const day = style({ display: 'block', fontWeight: vars.weight.strong });
export const deadline = style({ fontSize: vars.text.small });
