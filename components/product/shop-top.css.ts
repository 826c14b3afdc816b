import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const buy = style({
  display: 'grid',
  gap: vars.space[5],
  minInlineSize: 0,
  '@container': { [inPage(from('lg'))]: { position: 'sticky', insetBlockStart: '6.5rem' } },
});

export const title = style({ fontSize: 'clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem)' });
export const lead = style({ marginBlockStart: vars.space[3] });
