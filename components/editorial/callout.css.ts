import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const callout = style({ maxInlineSize: '48rem' });

export const title = style({
  marginBlockEnd: vars.space[1],
  fontFamily: vars.font.sans,
  fontSize: vars.text.h4,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
  lineHeight: 1.3,
});
