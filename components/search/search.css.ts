import { style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const title = style({
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
});

export const mark = style({
  backgroundColor: vars.color.warnTint,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  // The serif font has one weight.
  selectors: { 'h3 &': { fontWeight: 'inherit' } },
  '@media': { [forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});

/** A full row where the bar above the list is a grid. */
export const sort = style({ gridColumn: '1 / -1' });

export const legend = style({ fontWeight: vars.weight.strong, paddingBlockEnd: vars.space[2] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
});
