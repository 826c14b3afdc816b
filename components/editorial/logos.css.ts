import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

/** Logos are designed for a white background: each has its own, whatever the section. */
export const paper = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${on.rule}`,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  textAlign: 'center',
  textDecoration: 'none',
});

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
});
export const tile = style({ aspectRatio: '3 / 2' });
export const logo = style({ inlineSize: '100%', maxInlineSize: '8rem', blockSize: '4rem', objectFit: 'contain' });

export const labels = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});
export const label = style({ display: 'flex', gap: '1.25rem' });
export const mark = style({ flex: 'none', inlineSize: '6rem', blockSize: '6rem' });
export const text = style({ marginBlockStart: vars.space[1] });
