import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';
import { medium } from './room.css';

export const figure = style({ maxInlineSize: '54rem' });

/** The portrait is before the text, or above it. */
export const portrayed = style({
  display: 'grid',
  '@container': {
    [medium]: {
      gridTemplateColumns: '8rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
  },
});

export const portrait = style({
  gridRow: 'span 2',
  inlineSize: '6rem',
  blockSize: '6rem',
  marginBlockEnd: vars.space[5],
  borderRadius: vars.radius.touch,
  backgroundColor: on.tile,
  objectFit: 'cover',
  '@container': { [medium]: { inlineSize: '8rem', blockSize: '8rem', marginBlockEnd: 0 } },
});

/** On the quote and on its source: one line beside both. */
export const barred = style({
  paddingInlineStart: '1.25rem',
  borderInlineStart: `${vars.border.ring} solid ${vars.color.souci}`,
});

export const quote = style({ fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)', lineHeight: 1.25 });
export const largeQuote = style({ fontSize: vars.text.h2, lineHeight: 1.12 });
export const source = style({ paddingBlockStart: vars.space[3] });
export const author = style({ fontWeight: vars.weight.strong });

export const callout = style({ maxInlineSize: '48rem' });

export const title = style({
  marginBlockEnd: vars.space[1],
  fontFamily: vars.font.sans,
  fontSize: vars.text.h4,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
  lineHeight: 1.3,
});
