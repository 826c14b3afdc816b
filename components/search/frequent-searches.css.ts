import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const title = style({
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
});
