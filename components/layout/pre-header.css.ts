import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { onPage } from './shown-page';

export const bar = style({
  display: 'none',
  backgroundColor: vars.color.arnica,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  selectors: { [onPage('data-announced')]: { display: 'block' } },
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
