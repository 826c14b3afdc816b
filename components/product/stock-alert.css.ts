import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const title = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.meta,
});
export const text = style({ marginBlock: `${vars.space[1]} ${vars.space[3]}`, fontSize: vars.text.small });
