import { style } from '@vanilla-extract/css';
import { between, from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const hero = style({
  display: 'grid',
  gap: '1rem 3rem',
  paddingBlockEnd: 'clamp(2rem, 4vw, 4rem)',
  '@container': {
    [inPage(from('lg'))]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      paddingBlockEnd: 0,
    },
  },
});

export const words = style({ '@container': { [inPage(from('lg'))]: { paddingBlock: '3rem 5rem' } } });
export const tags = style({ marginBlockEnd: '.9rem' });
export const lead = style({ marginBlockStart: vars.space[4] });
export const dilutions = style({ marginBlockStart: '1.75rem' });
export const dilutionsTitle = style({
  marginBlockEnd: vars.space[2],
  fontFamily: vars.font.sans,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  letterSpacing: 0,
});

export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.pill,
  padding: '.4rem 1.15rem',
  border: `${vars.border.line} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.touch,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[data-pictured]': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 ${vars.border.line} ${vars.color.ink}`,
    },
  },
});

export const actions = style({ marginBlockStart: vars.space[6] });
export const note = style({ marginBlockStart: vars.space[4], maxInlineSize: '44ch' });

export const scene = style({ position: 'relative', minBlockSize: '26rem', blockSize: 'min(104vw, 42rem)' });

const laptop = inPage(between('lg', 'xl'));

export const pack = style({
  position: 'absolute',
  insetInlineStart: '-9%',
  insetBlockEnd: 0,
  blockSize: '94%',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  '@container': { [laptop]: { blockSize: '84%', insetInlineStart: '-4%' } },
});

export const plant = style({
  position: 'absolute',
  insetInlineEnd: '-16%',
  insetBlockEnd: '-14%',
  blockSize: '112%',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  '@container': { [laptop]: { blockSize: '100%', insetInlineEnd: '-38%' } },
});

export const plate = style({ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: '7%' });
