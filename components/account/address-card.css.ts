import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
});

/** The form of an address takes the whole width of the list. */
export const open = style({ gridColumn: '1 / -1' });

export const card = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  justifyItems: 'start',
  blockSize: '100%',
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

export const removal = style({ selectors: { '&[open]': { display: 'grid', gap: vars.space[3] } } });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.3em',
});
