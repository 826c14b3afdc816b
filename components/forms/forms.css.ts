import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';
import { hidden } from '@/components/ui/visually-hidden.css';

/** As many columns as fit: the list may be long. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  columnGap: vars.space[5],
  marginBlockStart: vars.space[2],
});

/** Field and button side by side where there is space, stacked where there is not. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const input = style({ flex: '1 1 14rem', minInlineSize: 0, inlineSize: 'auto' });
export const emailNote = style({ marginBlockStart: vars.space[3] });
export const heard = hidden;

export const note = style({ maxInlineSize: '58ch', fontSize: vars.text.small });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
});

export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[4],
    maxInlineSize: '46rem',
    padding: vars.space[5],
    color: vars.color.ink,
  },
  variants: {
    ended: {
      false: { backgroundColor: vars.color.successTint },
      true: { backgroundColor: vars.color.infoTint },
    },
  },
});
export const title = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[2] });
