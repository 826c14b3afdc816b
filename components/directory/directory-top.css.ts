import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockEnd: 'clamp(1.5rem, 3vw, 2.75rem)',
});
