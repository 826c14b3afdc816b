import { globalStyle, style } from '@vanilla-extract/css';
import { targetPadding, vars } from '@/components/theme/contract.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr) 1.5fr',
  gap: vars.space[7],
  alignItems: 'start',
  paddingBlock: '2.5rem 3rem',
});

export const title = style({
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: vars.color.ink2,
});

export const list = style({ display: 'block' });

export const link = style({
  display: 'block',
  paddingBlock: targetPadding,
  fontFamily: vars.font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.25,
  letterSpacing: vars.tracking.entry,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const promo = style({
  gridColumn: -2,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  minBlockSize: '15rem',
  overflow: 'hidden',
  textDecoration: 'none',
});
globalStyle(`${promo} img`, { inlineSize: '100%' });

export const promoWords = style({ padding: vars.space[5] });
export const promoTitle = style({ fontSize: '1.625rem', lineHeight: 1.1 });
export const promoText = style({ marginBlockStart: vars.space[2] });
