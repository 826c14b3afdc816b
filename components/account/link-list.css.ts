import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

/** A link that stands alone is touched as easily as a button. */
export const list = style({ display: 'grid', borderBlockStart: `${vars.border.hair} solid ${on.rule}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
});
