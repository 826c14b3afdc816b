import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.toast,
  backgroundColor: vars.color.souci,
  color: vars.color.ink,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.strong,
});
export const exit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: 'inherit',
});
