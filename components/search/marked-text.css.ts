import { style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const mark = style({
  backgroundColor: vars.color.warnTint,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  // The serif has one weight.
  selectors: { 'h3 &': { fontWeight: 'inherit' } },
  '@media': { [forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});
