import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const grid = recipe({
  base: {
    display: 'grid',
    gap: '2.25rem 1rem',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container': {
      [inPage(from('md'))]: { gap: `${vars.space[7]} 1.25rem`, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  variants: {
    columns: {
      2: { '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      3: {},
      4: { '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
    },
  },
  defaultVariants: { columns: 3 },
});

const gap = createVar();
const shown = createVar();

export const pictureSizes = '(min-width: 1024px) 24vw, (min-width: 768px) 29vw, (min-width: 640px) 42vw, 62vw';

/** A partly visible card shows that the row scrolls. */
export const row = style({
  vars: { [gap]: vars.space[4], [shown]: '1.5' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - ${gap} * (${shown} - 1)) / ${shown})`,
  gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.size.gutter,
  scrollbarWidth: 'thin',
  scrollbarColor: `${on.fg2} transparent`,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space[4],
  '@container': {
    [inPage(from('sm'))]: { vars: { [shown]: '2.3' } },
    [inPage(from('md'))]: { vars: { [gap]: '1.25rem', [shown]: '3.3' } },
    [inPage(from('lg'))]: {
      vars: { [shown]: '4' },
      selectors: { '&:has(> :nth-child(5))': { vars: { [shown]: '4.3' } } },
    },
  },
});

globalStyle(`${row} > li`, { scrollSnapAlign: 'start' });
