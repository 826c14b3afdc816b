import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** With what was typed, as it was typed. */
export const sure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
