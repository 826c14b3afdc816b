import { style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space[4],
});

export const choice = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  blockSize: '100%',
  padding: vars.space[4],
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-current]': { border: `${vars.border.strong} solid ${vars.color.ink}` },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
});

export const name = style({ fontWeight: vars.weight.strong });
export const text = style({ fontSize: vars.text.small });
