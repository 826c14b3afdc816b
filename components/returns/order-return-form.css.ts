import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const lines = style({ display: 'grid', marginBlockStart: vars.space[2] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.lineStrong}`,
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
/** The text shares the row with the quantity only where both have enough space. */
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const detail = style({ display: 'block', fontSize: vars.text.small });
