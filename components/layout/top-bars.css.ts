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

export const draftBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.toast,
  backgroundColor: vars.color.souci,
  color: vars.color.ink,
});
export const draftBarLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.strong,
});
export const exit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: 'inherit',
});
