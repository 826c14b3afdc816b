import { style } from '@vanilla-extract/css';
import { noScript } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

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
