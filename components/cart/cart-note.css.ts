import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const box = style({ marginBlockStart: vars.space[5] });

export const summary = style({
  minBlockSize: '2.75rem',
  display: 'list-item',
  alignContent: 'center',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  fontSize: vars.text.small,
});
