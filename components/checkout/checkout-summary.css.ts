import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const column = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '42rem', marginInline: 'auto' });
export const intro = style({ fontSize: vars.text.lead });

export const totals = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
});

/** On a phone the whole width, for both. */
export const actions = style({});
globalStyle(`${actions} > *`, { '@container': { [inPage(until('sm'))]: { flexBasis: '100%' } } });

export const plan = style({ marginBlockStart: vars.space[3] });
export const facts = style({ paddingInlineStart: '1.2em', listStyle: 'disc' });
