import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

const rule = `${vars.border.hair} solid ${on.rule}`;

export const purposes = style({ display: 'grid', gap: vars.space[4], fontSize: vars.text.small });
export const purpose = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: rule,
});
export const fixed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
});
export const about = style({ display: 'grid', gap: vars.space[2] });
export const reference = style({ paddingBlockStart: vars.space[3], borderBlockStart: rule, color: on.fg2 });
export const id = style({ overflowWrap: 'anywhere', color: on.fg });
export const foot = style({ display: 'grid', gap: vars.space[3] });
