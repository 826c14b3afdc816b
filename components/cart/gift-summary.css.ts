import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

export const box = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.border.bar} solid ${on.rule}`,
});
/** As it was typed, with its line breaks. */
export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
