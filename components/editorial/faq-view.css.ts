import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  maxInlineSize: '38rem',
});
export const field = style({ flex: '1 1 16rem' });
