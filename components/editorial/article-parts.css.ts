import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const box = style({ padding: vars.space[5] });
export const boxTitle = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[3] });
export const sources = style({ color: on.fg2, fontSize: vars.text.small });
export const sourcesTitle = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontFamily: vars.font.sans,
});
export const source = style({ marginBlockStart: vars.space[1] });
export const aside = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
});
export const cards = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [inPage(from('sm'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [inPage(from('lg'))]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
