import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

/** Form and asides: side by side from lg, the form first. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[7]} ${vars.space[8]}`,
  alignItems: 'start',
  paddingBlock: `${vars.space[6]} ${vars.size.section}`,
  '@container': {
    [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 25rem)', justifyContent: 'space-between' },
  },
});

export const head = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[6] });
export const aside = style({ display: 'grid', gap: vars.space[5] });
export const card = style({ padding: vars.space[5] });
export const cardTitle = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[3] });
export const hours = style({ marginBlockEnd: vars.space[4] });
export const questions = style({ display: 'grid', gap: vars.space[3] });
export const plant = style({
  display: 'none',
  '@container': { [inPage(from('lg'))]: { display: 'block', inlineSize: '18rem', marginInline: 'auto' } },
});

export const notice = style({ marginBlockStart: vars.space[3] });
