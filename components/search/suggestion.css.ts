import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

/** A product: picture, name, price. */
export const product = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const thumbSize = '2.5rem';
export const thumb = style({
  flex: 'none',
  inlineSize: thumbSize,
  blockSize: '3.125rem',
  objectFit: 'cover',
  backgroundColor: on.tile,
});
export const amount = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
});
