import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
});

export const file = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[4],
  blockSize: '100%',
  padding: `${vars.space[4]} 1.25rem`,
  border: `${vars.border.line} solid ${on.rule}`,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { borderColor: 'currentColor' },
});

export const title = style({
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
export const line = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  fontSize: vars.text.small,
  color: on.fg2,
});
