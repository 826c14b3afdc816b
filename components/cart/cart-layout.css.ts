import { globalStyle, style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

/** The breadcrumb is where it is on every other page. */
export const top = style({ paddingBlockEnd: vars.size.sectionTight });
export const title = style({ marginBlock: '.5rem clamp(1.5rem, 3vw, 2.75rem)' });

export const page = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  alignItems: 'start',
  '@container': { [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)' } },
});

// Without a summary beside it, an empty cart is in the middle of the page.
export const main = style({ minInlineSize: 0, selectors: { '&:only-child': { gridColumn: '1 / -1' } } });
export const meter = style({ marginBlockEnd: vars.space[5], padding: '1.25rem 1.5rem' });

// The drawer's own body scrolls: the footer sticks to its lower edge and extends to its sides.
const bodyBlock = '1.25rem';
const bodyInline = vars.space[5];
// On a low viewport, such as a zoomed one, a sticky footer would cover its own content.
const high = '(min-height: 34rem)';

export const drawer = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });

export const foot = style({
  '@media': { [high]: { position: 'sticky', insetBlockEnd: `calc(-1 * ${bodyBlock})` } },
  display: 'grid',
  gap: '.9rem',
  marginBlock: `auto calc(-1 * ${bodyBlock})`,
  marginInline: `calc(-1 * ${bodyInline})`,
  padding: `1.25rem ${bodyInline}`,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}`,
});

// Keeps the focused element clear of the footer, which is up to 14rem high.
globalStyle(`:has(> ${drawer} > ${foot})`, { '@media': { [high]: { scrollPaddingBlockEnd: '15rem' } } });
