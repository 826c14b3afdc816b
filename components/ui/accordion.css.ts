import { globalStyle, style } from '@vanilla-extract/css';
import { motionOk } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { ui } from '@/components/theme/layers.css';
import { inUi } from '@/components/theme/ui-layer';

const rule = `${vars.border.hair} solid ${on.rule}`;
const bar = `linear-gradient(currentColor, currentColor) 50% / 100% ${vars.border.line} no-repeat`;
const post = `linear-gradient(currentColor, currentColor) 50% / ${vars.border.line} 100% no-repeat`;

export const item = style(
  inUi({
    borderBlockStart: rule,
    ':last-child': { borderBlockEnd: rule },
    selectors: {
      '&::details-content': { blockSize: 0, overflow: 'clip' },
      '&[open]::details-content': { blockSize: 'auto' },
    },
    '@media': {
      [motionOk]: {
        selectors: {
          '&::details-content': {
            transition: `block-size ${vars.motion.panel} ${vars.motion.ease}, content-visibility ${vars.motion.panel} allow-discrete`,
          },
        },
      },
    },
  }),
);

export const summary = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minBlockSize: '3.75rem',
    padding: '.85rem 0',
    cursor: 'pointer',
    listStyle: 'none',
    fontFamily: vars.font.serif,
    fontSize: '1.3125rem',
    lineHeight: 1.25,
    letterSpacing: '-.012em',
    '::after': {
      content: '',
      flex: 'none',
      inlineSize: vars.size.iconSmall,
      blockSize: vars.size.iconSmall,
      background: `${bar}, ${post}`,
    },
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      [`${item}[open] > &::after`]: { background: bar },
    },
  }),
);

export const content = style(
  inUi({
    maxInlineSize: '64ch',
    paddingBlockEnd: vars.space[5],
    display: 'flow-root',
  }),
);

globalStyle(`${content} > * + *`, { '@layer': { [ui]: { marginBlockStart: vars.space[3] } } });
globalStyle(`${content} ul:not([class])`, { '@layer': { [ui]: { paddingInlineStart: '1.1rem' } } });
