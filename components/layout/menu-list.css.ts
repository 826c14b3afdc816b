import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const link = style({
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

export const note = style({ marginBlockStart: vars.space[4] });
