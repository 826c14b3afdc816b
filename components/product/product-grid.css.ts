import { recipe } from '@vanilla-extract/recipes';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

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
      3: {},
      4: { '@container': { [inPage(from('lg'))]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
    },
  },
  defaultVariants: { columns: 3 },
});
