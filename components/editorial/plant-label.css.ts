import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const place = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  textAlign: 'center',
  textDecoration: 'none',
});
globalStyle(`a${place}:hover b`, {
  textDecoration: 'underline',
  textDecorationThickness: vars.border.hair,
  textUnderlineOffset: '.2em',
});

export const stem = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '100%',
  borderInlineStart: `${vars.border.line} solid ${vars.color.ink}`,
});
