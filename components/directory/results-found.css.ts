import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const places = style({ display: 'grid', gap: vars.space[2] });

/** The list starts at the text margin of the page, the map extends to the edge of the window. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(26rem, 5fr) minmax(0, 7fr)', alignItems: 'start' },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: '1.75rem',
  paddingInline: `max(${vars.size.gutter}, (100vw - ${vars.size.content}) / 2)`,
  selectors: { [`${room} > &`]: { '@container': { [inPage(from('lg'))]: { paddingInlineEnd: '2.5rem' } } } },
});

export const map = style({
  minInlineSize: 0,
  '@container': { [inPage(from('lg'))]: { position: 'sticky', insetBlockStart: '4.75rem' } },
});

export const note = style({ fontSize: vars.text.small, color: on.fg2 });
