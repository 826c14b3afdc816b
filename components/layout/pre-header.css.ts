import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const bar = style({
  backgroundColor: vars.color.arnica,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.25rem 1.5rem',
  minBlockSize: vars.size.target,
  paddingBlock: '.4rem',
  textAlign: 'center',
});

export const link = style({ fontWeight: vars.weight.strong });
