import { globalStyle, style } from '@vanilla-extract/css';
import { on, ui, vars } from '@/components/theme/contract.css';
import { granule } from '@/components/theme/rules';
import { medium } from './sections.css';

export const flow = style({});
// In the layer, so that the margins of a heading take precedence.
globalStyle(`${flow} > * + *`, { '@layer': { [ui]: { marginBlockStart: '1em' } } });

export const heading = style({ scrollMarginBlockStart: '6rem', selectors: { '* + &': { marginBlockStart: '1.6em' } } });
globalStyle(`h2${heading}`, { fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)' });
globalStyle(`${heading} + *`, { marginBlockStart: '.6em' });

/** With an empty string as marker, Safari still exposes the list to screen readers, which it does not with `none`. */
export const list = style({ listStyleType: '""' });
export const numbers = style({ listStyle: 'decimal', paddingInlineStart: '1.4em' });

export const item = style({
  selectors: {
    '& + &': { marginBlockStart: '.45em' },
    [`${list} > &`]: { position: 'relative', paddingInlineStart: '1.4em' },
    [`${list} > &::before`]: granule,
  },
});

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
