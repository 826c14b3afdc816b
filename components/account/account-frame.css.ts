import { globalStyle, style } from '@vanilla-extract/css';
import { from, inPage, print } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
});

/** The account navigation is beside the page from lg, above it below lg. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.space[7]}`,
  alignItems: 'start',
  paddingBlockEnd: vars.size.section,
  '@container': { [inPage(from('lg'))]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const nav = style({
  '@container': { [inPage(from('lg'))]: { position: 'sticky', insetBlockStart: '6.5rem' } },
  '@media': { [print]: { display: 'none' } },
});

/** On a narrow screen the entries are in rows that wrap, from lg in a vertical list. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  borderBlock: `${vars.border.hair} solid ${on.rule}`,
  '@container': { [inPage(from('lg'))]: { display: 'grid', gap: 0, borderBlock: 0 } },
});

export const item = style({
  '@container': { [inPage(from('lg'))]: { borderBlockEnd: `${vars.border.hair} solid ${on.rule}` } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    '&[aria-current]': { fontWeight: vars.weight.strong },
    // The granule.
    '&[aria-current]::before': {
      content: '',
      inlineSize: '.5rem',
      blockSize: '.5rem',
      borderRadius: vars.radius.touch,
      backgroundColor: vars.color.souci,
      forcedColorAdjust: 'none',
    },
  },
});

// Sign-out is a form of its own: its button looks like the entries beside it.
globalStyle(`${item} > form > button`, {
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  fontWeight: vars.weight.regular,
  fontSize: 'inherit',
});
globalStyle(`${item} > form > button:hover:not(:disabled)`, {
  backgroundColor: 'transparent',
  textDecoration: 'underline',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  padding: 'clamp(1.25rem, 2.4vw, 2rem)',
});

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
});

/** A heading inside a card is smaller than the card's own. */
export const partTitle = style({ fontSize: '1.25rem' });

export const cardTitle = style({ fontSize: vars.text.h3 });

export const links = style({ display: 'grid', borderBlockStart: `${vars.border.hair} solid ${on.rule}` });

export const cardLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
});

export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
export const line = style({ display: 'block' });
