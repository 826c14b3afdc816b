import { style } from '@vanilla-extract/css';
import { from, inPage, noScript, until } from '@/components/theme/breakpoints';
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

export const group = style({
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  paddingBlockEnd: vars.space[2],
});

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '.9rem',
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      inlineSize: '.6rem',
      blockSize: '.6rem',
      margin: '.3rem .3rem 0 0',
      border: 'solid currentColor',
      borderWidth: `0 ${vars.border.line} ${vars.border.line} 0`,
      transform: 'rotate(45deg)',
    },
    [`${group}[open] > &::after`]: { marginBlockStart: '.6rem', transform: 'rotate(225deg)' },
  },
});

/** A choice is applied at once; the button is only needed without JavaScript. */
export const apply = style({ display: 'none', '@media': { [noScript]: { display: 'block' } } });
