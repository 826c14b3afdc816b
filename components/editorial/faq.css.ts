import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const faq = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start' } },
});
