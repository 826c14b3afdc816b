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

export const choiceName = style({ fontWeight: vars.weight.strong });
export const choiceText = style({ fontSize: vars.text.small });

export const lines = style({ display: 'grid', marginBlockStart: vars.space[2] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.lineStrong}`,
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
/** The text shares the row with the quantity only where both have enough space. */
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const detail = style({ display: 'block', fontSize: vars.text.small });
