import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const head = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlockEnd: vars.space[7],
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const portrait = style({
  inlineSize: 'clamp(8rem, 20vw, 14rem)',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.touch,
  objectFit: 'cover',
});
export const topics = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[3] });
export const bio = style({ display: 'grid', gap: vars.space[6] });
export const title = style({ fontSize: vars.text.h3 });
