import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const list = style({ borderBlockEnd: `${vars.border.hair} solid ${on.rule}` });

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
  '@container': { [inPage(from('md'))]: { flexWrap: 'nowrap' } },
});
/** The whole row is clickable. */
export const title = style({
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});
export const group = style({
  paddingBlockEnd: vars.space[4],
  // No offer has a place: the facet is empty and therefore hidden.
  selectors: { '&:not(:has(input))': { display: 'none' } },
});
/** A full row where the bar above the list is a grid. */
export const sort = style({ gridColumn: '1 / -1' });
/** International, separated from the places; no line when it is empty. */
export const apart = style({
  selectors: { '&:empty': { display: 'none' } },
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
});
export const legend = style({ fontWeight: vars.weight.strong, paddingBlockEnd: vars.space[2] });
/** A choice is applied at once; the button is only needed without JavaScript. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlockStart: vars.space[4],
});
export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  '@container': { [inPage(from('lg'))]: { position: 'sticky', insetBlockStart: '6rem' } },
});
export const fact = style({ display: 'grid', gap: vars.space[1] });
export const term = style({ color: on.fg2, fontSize: vars.text.small });
export const parts = style({ display: 'grid', gap: vars.space[6] });
export const partTitle = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[3] });
export const factList = style({ display: 'grid', gap: vars.space[3] });
/** What the form asks for: before it on a phone, beside it from lg. */
export const needed = style({ '@container': { [inPage(from('lg'))]: { order: 1 } } });
