import { globalStyle, style } from '@vanilla-extract/css';
import { crowded } from '@/components/theme/breakpoints';
import { targetPadding, vars } from '@/components/theme/contract.css';

const rule = `${vars.border.hair} solid ${vars.color.line}`;

export const title = style({ marginBlockEnd: vars.space[3], fontSize: '1.5rem' });
export const list = style({ borderBlockStart: rule });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'center',
  paddingBlock: '.6rem',
  borderBlockEnd: rule,
  lineHeight: 1.35,
  '@container': { [crowded]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
});
globalStyle(`${item} > :nth-child(n + 3)`, { '@container': { [crowded]: { gridColumn: 2 } } });

export const tile = style({ aspectRatio: '1', overflow: 'hidden', backgroundColor: vars.color.tile });
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '50% 86%' });

export const name = style({
  display: 'inline-block',
  paddingBlock: targetPadding,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const note = style({ marginBlockStart: vars.space[3] });

export const soldOut = style({ color: vars.color.error, fontSize: vars.text.small, fontWeight: vars.weight.strong });
