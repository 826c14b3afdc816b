import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const count = style({
  position: 'absolute',
  insetBlockStart: '.1rem',
  insetInlineEnd: 0,
  minInlineSize: '1.2rem',
  blockSize: '1.2rem',
  padding: '0 .25rem',
  borderRadius: vars.radius.touch,
  backgroundColor: vars.color.souci,
  color: vars.color.ink,
  fontSize: vars.text.count,
  fontWeight: vars.weight.bold,
  lineHeight: '1.2rem',
  textAlign: 'center',
});
