import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const byline = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const portrait = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.touch,
  objectFit: 'cover',
});
export const name = style({ fontWeight: vars.weight.strong });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });
