import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const stars = style({ letterSpacing: '.1em', whiteSpace: 'nowrap' });
export const rating = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}`, alignItems: 'center' });

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)' } },
});

export const shares = style({ display: 'grid', gap: vars.space[2], fontSize: vars.text.small });
export const share = style({ display: 'grid', gap: vars.space[1] });
export const bar = style({ blockSize: '.5rem', backgroundColor: on.fg, minInlineSize: '1px' });

export const list = style({ display: 'grid', gap: vars.space[6] });
export const review = style({ display: 'grid', gap: vars.space[2], maxInlineSize: '42rem', overflowWrap: 'anywhere' });
export const title = style({ fontSize: vars.text.h3 });
export const text = style({ whiteSpace: 'pre-line' });
export const answer = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.strong} solid ${on.fg2}`,
});
export const about = style({ display: 'grid', gap: vars.space[4] });

/** A review on the page of moderation, before or after its decision. */
export const moderated = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '46rem',
  overflowWrap: 'anywhere',
});
/** In view wherever on the page the decided review is. */
export const outcome = style({ position: 'sticky', insetBlockStart: vars.space[3], zIndex: 1 });
export const form = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const field = style({ inlineSize: '100%' });
