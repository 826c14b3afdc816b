import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
});
export const cards = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  '@media': {
    [from('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [from('lg')]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
});
