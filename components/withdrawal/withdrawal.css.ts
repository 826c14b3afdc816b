import { style } from '@vanilla-extract/css';
import { forcedColors, from, inPage, noScript, print } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
});

export const others = style({ display: 'grid', justifyItems: 'start' });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target });

export const facts = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '46rem' });

export const row = style({
  display: 'grid',
  gap: `0 ${vars.space[4]}`,
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  '@container': { [inPage(from('sm'))]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});

export const label = style({ fontWeight: vars.weight.strong });

/** Preserves the line breaks of what was typed. */
export const value = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Hidden without JavaScript, which it requires, and in print. */
export const button = style({ '@media': { [noScript]: { display: 'none' }, [print]: { display: 'none' } } });

/** What to do with an order, and its lines. */
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
