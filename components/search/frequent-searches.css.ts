import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const title = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});
