import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: '1rem 1.25rem',
  border: `${vars.border.line} solid ${vars.color.line}`,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.ink },
});

export const title = style({
  display: 'block',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const detail = style({ fontSize: vars.text.small, color: on.fg2 });
