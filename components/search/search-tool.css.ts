import { keyframes, style } from '@vanilla-extract/css';
import { motionOk } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

const drop = keyframes({ from: { transform: 'translateY(-1.5rem)', opacity: 0 } });

/** Over the top of the page, as tall as its content. */
export const dialog = style({
  position: 'fixed',
  inset: '0 0 auto 0',
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '100dvh',
  margin: 0,
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { '@media': { [motionOk]: { animation: `${drop} ${vars.motion.panel} ${vars.motion.ease}` } } },
  },
});

export const close = style({ gridRow: 1, gridColumn: 4 });

/** Hidden while there are suggestions. */
export const frequent = style({
  marginBlockStart: vars.space[5],
  selectors: { [`${dialog}:has([role=option]) &`]: { display: 'none' } },
});
