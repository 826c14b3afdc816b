import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  padding: 'clamp(1.25rem, 2.4vw, 2rem)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
});

/** A heading inside a card is smaller than the card's own. */
export const partTitle = style({ fontSize: '1.25rem' });

export const title = style({ fontSize: vars.text.h3 });

export const list = style({ display: 'grid', borderBlockStart: `${vars.border.hair} solid ${on.rule}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
});
