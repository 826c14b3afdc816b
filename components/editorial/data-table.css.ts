import { globalStyle, style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

export const region = style({ maxInlineSize: '64rem', overflowX: 'auto', overscrollBehaviorX: 'contain' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} :is(th, td)`, {
  minInlineSize: '8rem',
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[3]} 0`,
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.meta,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: vars.weight.strong });
globalStyle(`${table} thead th`, {
  borderBlockEnd: `${vars.border.line} solid currentColor`,
  fontSize: vars.text.small,
  verticalAlign: 'bottom',
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const note = style({
  marginBlockStart: vars.space[4],
  maxInlineSize: '64ch',
  fontSize: vars.text.small,
  color: on.fg2,
});
