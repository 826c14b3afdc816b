import { globalStyle, style } from '@vanilla-extract/css';
import { between, crowded, from, inPage } from '@/components/theme/breakpoints';
import { on, targetPadding, vars } from '@/components/theme/contract.css';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.25rem',
  alignItems: 'center',
  padding: '1.25rem',
});
globalStyle(`${card} img`, { inlineSize: '6rem', borderRadius: vars.radius.touch });

export const quote = style({ fontSize: '1.25rem' });
export const author = style({ marginBlockStart: vars.space[2] });

/** Beside the portrait, or below it where the space is too narrow for a word. */
export const words = style({ flex: '1 1 9rem', minInlineSize: 0 });

/** Name of a product in the statements of its box. */
export const part = style({ fontSize: vars.text.lead, marginBlockEnd: vars.space[2] });

/** Large enough for a finger, in the space of its line. */
export const partLink = style({
  display: 'inline-block',
  minInlineSize: vars.size.target,
  paddingBlock: targetPadding,
  marginBlock: `calc(-1 * ${targetPadding})`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: '1rem 1.25rem',
  border: `${vars.border.line} solid ${vars.color.line}`,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.ink },
});

export const title = style({
  display: 'block',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const detail = style({ fontSize: vars.text.small, color: on.fg2 });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.text.small });
/** Text in every column instead of right-aligned numbers. */
export const factsWords = style({ fontSize: '1rem' });

globalStyle(`${table} :is(th, td)`, {
  padding: '.6rem .5rem .6rem 0',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});
// Names wrap before numbers do.
globalStyle(`${table}:not(${factsWords}) td`, {
  '@container': { [crowded]: { overflowWrap: 'break-word', hyphens: 'manual' } },
});
globalStyle(`${table} thead th`, { fontWeight: vars.weight.strong });
globalStyle(`${table}:not(${factsWords}) :is(td, thead th:not(:first-child))`, {
  paddingInline: '.5rem 0',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const dosage = style({ marginBlockEnd: vars.space[6] });

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

export const medicineWords = style({ '@container': { [inPage(from('lg'))]: { paddingBlock: '3rem 5rem' } } });
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
export const medicineNote = style({ marginBlockStart: vars.space[4], maxInlineSize: '44ch' });

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
