import { style } from '@vanilla-extract/css';
import { from, inPage, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem 3rem',
  '@container': { [inPage(from('lg'))]: { gridTemplateColumns: '15.5rem minmax(0, 1fr)' } },
});

export const aside = style({ display: 'none', '@container': { [inPage(from('lg'))]: { display: 'block' } } });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.75rem 1rem',
  marginBlockEnd: vars.space[5],
  '@container': { [inPage(until('sm'))]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] } },
});

export const count = style({
  flex: '1 1 auto',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  '@container': { [inPage(until('sm'))]: { order: 3, gridColumn: '1 / -1' } },
});

export const open = style({ display: 'grid', '@container': { [inPage(from('lg'))]: { display: 'none' } } });

export const sort = style({
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@container': { [inPage(until('sm'))]: { display: 'grid', marginInlineStart: 0 } },
});

export const filters = style({ marginBlockEnd: '1.75rem', ':empty': { display: 'none' } });

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '.9rem',
  marginBlockStart: vars.space[7],
  // The live region is still empty.
  selectors: { '&:has(> :only-child)': { marginBlockStart: 0 } },
});

export const progress = style({
  appearance: 'none',
  inlineSize: '14rem',
  blockSize: vars.space[2],
  border: 0,
  borderRadius: vars.radius.touch,
  backgroundColor: vars.color.track,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.color.track },
    '&::-webkit-progress-value': { backgroundColor: vars.color.success, borderRadius: vars.radius.touch },
    '&::-moz-progress-bar': { backgroundColor: vars.color.success },
  },
});
