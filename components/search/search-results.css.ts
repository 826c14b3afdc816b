import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** A row of its own where the bar above the list is a grid. */
export const sort = style({ gridColumn: '1 / -1' });

export const legend = style({ fontWeight: vars.weight.strong, paddingBlockEnd: vars.space[2] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
});
