import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const column = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '42rem', marginInline: 'auto' });
export const intro = style({ fontSize: vars.text.lead });

export const totals = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
});
