import { style } from '@vanilla-extract/css';
import { from, inPage, print } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

/** What was ordered beside what it came to, where there is room for both. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@container': { [inPage(from('xl'))]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)' } },
});

export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
/** What one can do is for the screen: on paper an order is what it was. */
export const ways = style({ display: 'contents', '@media': { [print]: { display: 'none' } } });
export const email = style({ overflowWrap: 'anywhere' });

export const missing = style({ paddingInlineStart: vars.space[5], listStyle: 'disc' });
