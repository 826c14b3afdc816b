import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[5],
  padding: 'clamp(1.5rem, 2.5vw, 2.5rem)',
  // Forced colours draw it.
  border: `${vars.border.hair} solid transparent`,
});

export const said = style({ display: 'grid', gap: vars.space[3] });
export const lead = style({ fontWeight: vars.weight.strong });

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 .15em',
  fontFamily: vars.font.serif,
  fontSize: 'clamp(4rem, 3rem + 4vw, 6.5rem)',
  lineHeight: 0.95,
  letterSpacing: vars.tracking.display,
});
export const unit = style({ fontSize: '.32em', lineHeight: 1.2, letterSpacing: vars.tracking.title });

export const onward = style({ marginBlockStart: 'auto' });
