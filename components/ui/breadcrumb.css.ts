import { style } from '@vanilla-extract/css';
import { inPage, until } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const nav = style(inUi({ fontSize: vars.text.small, paddingBlock: '.45rem' }));
export const list = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 .5rem' }));

export const item = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    selectors: {
      // The granule.
      '& + &::before': {
        content: '',
        inlineSize: '.34rem',
        blockSize: '.34rem',
        borderRadius: vars.radius.touch,
        backgroundColor: 'currentColor',
        opacity: 0.45,
      },
    },
    '@container': {
      // Below sm only the parent is shown, behind a back chevron.
      [inPage(until('sm'))]: {
        display: 'none',
        selectors: {
          '&:nth-last-child(2)': { display: 'flex' },
          '&:nth-last-child(2)::before': {
            content: '',
            inlineSize: '.55rem',
            blockSize: '.55rem',
            marginInlineEnd: '.1rem',
            border: 'solid currentColor',
            borderWidth: `0 0 ${vars.border.line} ${vars.border.line}`,
            borderRadius: 0,
            background: 'none',
            transform: 'rotate(45deg)',
            opacity: 1,
          },
        },
      },
    },
  }),
);

export const link = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    minInlineSize: vars.size.target,
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'currentColor' },
    '@container': { [inPage(until('sm'))]: { fontWeight: vars.weight.medium } },
  }),
);

export const current = style(inUi({ color: on.fg2 }));
