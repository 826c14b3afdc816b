import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

/** The field and its button share a row; suggestions are below, as wide as the form. */
export const form = recipe({
  base: { display: 'grid', alignItems: 'center', columnGap: vars.space[3] },
  variants: {
    look: {
      page: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: '.4rem',
        maxInlineSize: '42rem',
        '@media': { [until('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      overlay: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        '@media': { [until('sm')]: { columnGap: vars.space[1] } },
        '::after': {
          content: '',
          gridRow: 1,
          gridColumn: '1 / -1',
          alignSelf: 'end',
          borderBlockEnd: `${vars.border.strong} solid currentColor`,
        },
        selectors: {
          '&:has(input:focus-visible)::after': { borderBlockEndWidth: vars.border.bar },
        },
      },
    },
  },
});

/** Its children are grid cells of the form. */
export const box = style({ display: 'contents' });
export const row = style({ gridColumn: '1 / -1' });

/** Redundant with the arrow: on a phone the text uses its space. */
export const icon = style({ gridRow: 1, gridColumn: 1, '@media': { [until('sm')]: { display: 'none' } } });

export const input = recipe({
  variants: {
    look: {
      page: { gridRow: 2, gridColumn: 1 },
      overlay: {
        gridRow: 1,
        gridColumn: 2,
        minBlockSize: '4rem',
        padding: 0,
        border: 0,
        borderRadius: 0,
        background: 'none',
        fontFamily: vars.font.serif,
        fontSize: 'clamp(1.125rem, .6rem + 2.6vw, 2.5rem)',
        letterSpacing: vars.tracking.title,
        textOverflow: 'ellipsis',
        ':hover': { boxShadow: 'none' },
        // The line below the form shows the focus; forced colours draw the transparent outline.
        selectors: { '&:focus-visible': { outlineColor: 'transparent', boxShadow: 'none' } },
      },
    },
  },
});

export const submit = recipe({
  variants: {
    look: {
      page: {
        gridRow: 2,
        gridColumn: 2,
        '@media': { [until('sm')]: { gridRow: 4, gridColumn: 1, marginBlockStart: vars.space[2] } },
      },
      overlay: { gridRow: 1, gridColumn: 3 },
    },
  },
});

export const list = style({
  position: 'static',
  gridColumn: '1 / -1',
  maxBlockSize: 'none',
  marginBlockStart: vars.space[3],
  border: 0,
  borderRadius: 0,
});
globalStyle(`${box} > label`, { gridColumn: '1 / -1' });

export const option = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[3], minInlineSize: 0 });
export const lead = style({
  display: 'none',
  flex: '1 1 0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  '@media': { [from('md')]: { display: 'block' } },
});
export const note = style({ gridColumn: '1 / -1', marginBlockStart: vars.space[3], fontSize: vars.text.small });
