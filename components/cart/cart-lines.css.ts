import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { crowded, from, inPage, motionOk } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const notices = style({
  display: 'grid',
  gap: vars.space[2],
  // The live region is in the page before it has content.
  selectors: { '&:has(> :not(:empty))': { marginBlockEnd: vars.space[5] } },
});

/** The button is higher than the text beside it: its margin reaches into the padding of the notice. */
export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockEnd: '-.65rem',
  '@media': { [from('sm')]: { marginBlockStart: '-.65rem' } },
});

export const words = style({ flex: '1 1 100%', '@media': { [from('sm')]: { flexBasis: '12rem' } } });

export const button = style({
  marginInlineStart: '-.6rem',
  '@media': { [from('sm')]: { marginInline: '0 -.6rem' } },
});

export const line = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gap: '.5rem 1.25rem',
    paddingBlock: '1.25rem',
    borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
    '@container': { [crowded]: { gridTemplateColumns: '4rem minmax(0, 1fr)' } },
    '@media': {
      [from('sm')]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
      [motionOk]: { transition: `opacity ${vars.motion.color}` },
    },
  },
  variants: {
    gift: {
      true: {
        marginBlock: vars.space[2],
        padding: '1.25rem',
        border: 0,
        backgroundColor: vars.color.successTint,
      },
    },
    /** A request is pending: the amounts are not final yet, so the line is dimmed. */
    updating: { true: { opacity: 0.6 } },
  },
});

export const tile = style({
  gridRow: 'span 2',
  '@container': { [crowded]: { gridRow: 'auto' } },
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  alignSelf: 'start',
  backgroundColor: vars.color.tile,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '50% 80%' });
/** A picture of several packs is wider than high: shown whole, then enlarged. */
export const group = style({ objectFit: 'contain', transform: 'scale(1.34) translateY(-5%)' });

export const top = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` });
export const name = style({ flex: 1, fontSize: '1.25rem' });
export const price = style({ marginInlineStart: 'auto' });

export const link = style({
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationThickness: vars.border.hair },
});

export const saving = style({
  overflowWrap: 'anywhere',
  color: vars.color.success,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  gap: '.25rem 1.25rem',
  '@container': { [crowded]: { gridColumn: '1 / -1' } },
  '@media': { [from('sm')]: { columnGap: '1.85rem' } },
});

/** Aligns the label of the quiet button with the edge of the column when it wraps. */
export const remove = style({ marginInlineStart: '-.6rem' });

export const giftNote = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

export const error = style({
  display: 'flex',
  gap: '.45rem',
  marginBlockStart: vars.space[1],
  color: vars.color.error,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

export const lines = style({ display: 'block' });

/** A message keeps its lines. */
export const recipient = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const plan = style({ marginBlockStart: vars.space[1], fontSize: vars.text.small });

export const summary = style({
  inlineSize: 'fit-content',
  minBlockSize: vars.size.target,
  paddingBlock: '.6rem',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const form = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
});
export const label = style({ fontWeight: vars.weight.strong });

/** The breadcrumb is where it is on every other page. */
export const screen = style({ paddingBlockEnd: vars.size.sectionTight });
export const title = style({ marginBlock: '.5rem clamp(1.5rem, 3vw, 2.75rem)' });

export const page = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  alignItems: 'start',
  '@container': { [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)' } },
});

// Without a summary beside it, an empty cart is in the middle of the page.
export const main = style({ minInlineSize: 0, selectors: { '&:only-child': { gridColumn: '1 / -1' } } });
export const meter = style({ marginBlockEnd: vars.space[5], padding: '1.25rem 1.5rem' });

// The drawer's own body scrolls: the footer sticks to its lower edge and extends to its sides.
const bodyBlock = '1.25rem';
const bodyInline = vars.space[5];
// On a low viewport, such as a zoomed one, a sticky footer would cover its own content.
const high = '(min-height: 34rem)';

export const drawer = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });

export const foot = style({
  '@media': { [high]: { position: 'sticky', insetBlockEnd: `calc(-1 * ${bodyBlock})` } },
  display: 'grid',
  gap: '.9rem',
  marginBlock: `auto calc(-1 * ${bodyBlock})`,
  marginInline: `calc(-1 * ${bodyInline})`,
  padding: `1.25rem ${bodyInline}`,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}`,
});

// Keeps the focused element clear of the footer, which is up to 14rem high.
globalStyle(`:has(> ${drawer} > ${foot})`, { '@media': { [high]: { scrollPaddingBlockEnd: '15rem' } } });
