import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
});

/** The list of the account beside the page from lg, above it before. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.space[7]}`,
  alignItems: 'start',
  paddingBlockEnd: vars.size.section,
  '@container': { [inPage(from('lg'))]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
