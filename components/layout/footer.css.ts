import { style } from '@vanilla-extract/css';
import { from, print } from '@/components/theme/breakpoints';
import { on, targetPadding, vars } from '@/components/theme/contract.css';

export const title = style({ maxInlineSize: '18ch' });
export const text = style({ maxInlineSize: '42ch', marginBlockStart: vars.space[4] });
export const note = style({ fontSize: vars.text.mini });

const rule = `${vars.border.hair} solid ${on.rule}`;

export const footer = style({ overflow: 'hidden', '@media': { [print]: { display: 'none' } } });

export const news = style({
  display: 'grid',
  gap: '1.5rem 4rem',
  paddingBlock: 'clamp(2.5rem, 5vw, 4.5rem)',
  borderBlockEnd: rule,
  '@media': { [from('lg')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' } },
});

export const columns = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[3]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlock: '2.5rem',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[5] } },
});

export const footerTitle = style({
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: on.fg2,
});

export const list = style({ display: 'block' });

const quiet = {
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
} as const;

/** Long Dutch words break rather than overflow their column. */
export const link = style({
  ...quiet,
  display: 'inline-block',
  paddingBlock: targetPadding,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 1.5rem',
  paddingBlock: '1rem 1.5rem',
  borderBlockStart: rule,
  fontSize: vars.text.small,
  color: on.fg2,
});

export const legal = style({ ...quiet, display: 'inline-block', paddingBlock: targetPadding });
export const wordmark = style({ inlineSize: '100%' });
