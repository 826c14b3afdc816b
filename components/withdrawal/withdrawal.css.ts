import { style } from '@vanilla-extract/css';
import { from, inPage, noScript, print } from '@/components/theme/breakpoints';
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
