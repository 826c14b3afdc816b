import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const menuListLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: '3.5rem',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.hairline}`,
  fontFamily: vars.font.serif,
  fontSize: '1.5rem',
  lineHeight: vars.leading.control,
  letterSpacing: vars.tracking.h3,
  textDecoration: 'none',
});

export const group = style({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.hairline}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  transition: `transform ${vars.motion.panel}`,
  selectors: { [`${group}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const list = style({ paddingBlockEnd: vars.space[3] });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInlineStart: vars.space[4],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
