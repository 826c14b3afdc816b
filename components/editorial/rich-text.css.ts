import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { ui } from '@/components/theme/layers.css';

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
    // The granule.
    [`${list} > &::before`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: '.2em',
      insetBlockStart: '.5em',
      inlineSize: '.6em',
      blockSize: '.6em',
      borderRadius: vars.radius.touch,
      background: `radial-gradient(circle at 36% 30%, ${vars.color.granuleLight}, ${vars.color.arnica} 60%, ${vars.color.granuleDark})`,
      forcedColorAdjust: 'none',
    },
  },
});
