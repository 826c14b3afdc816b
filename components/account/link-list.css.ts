import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

export const list = style({ display: 'grid', borderBlockStart: `${vars.border.hair} solid ${on.rule}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
});
