import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, print, until } from '@/components/theme/breakpoints';
import { on, targetPadding, vars } from '@/components/theme/contract.css';
import { onPage, quiet } from '@/components/theme/rules';

export const bar = style({
  display: 'none',
  backgroundColor: vars.color.arnica,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  selectors: { [onPage('data-announced')]: { display: 'block' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.25rem 1.5rem',
  minBlockSize: vars.size.target,
  paddingBlock: '.4rem',
  textAlign: 'center',
});

export const link = style({ fontWeight: vars.weight.strong });

export const draftBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.toast,
  backgroundColor: vars.color.souci,
  color: vars.color.ink,
});
export const draftBarLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.strong,
});
export const draftFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlockEnd: vars.space[2],
  fontSize: vars.text.small,
});
/** The bar stays in view: a long list scrolls inside it. */
export const remarks = style({
  maxBlockSize: '40vh',
  overflowY: 'auto',
  paddingInlineStart: vars.space[5],
  paddingBlockEnd: vars.space[3],
  listStyle: 'disc',
  fontSize: vars.text.small,
});
export const place = style({ display: 'block' });
export const quoted = style({ display: 'block', fontStyle: 'italic' });
export const why = style({ display: 'block' });
export const exit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: 'inherit',
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  fontFamily: vars.font.serif,
  fontSize: '1.9rem',
  lineHeight: 1,
  letterSpacing: '-.03em',
  textDecoration: 'none',
  '@media': { [until('sm')]: { fontSize: '1.7rem' } },
});

/** The brand's file as a mask over the text colour: one file for all places, cached like any picture. */
export const mark = style({
  inlineSize: '1.85rem',
  blockSize: '1.85rem',
  backgroundColor: 'currentColor',
  mask: 'url(/brand/mark.svg) center / contain no-repeat',
  forcedColorAdjust: 'none',
  '@media': {
    [until('sm')]: { inlineSize: '1.6rem', blockSize: '1.6rem' },
    [forcedColors]: { backgroundColor: 'CanvasText' },
  },
});

export const chevron = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  transition: `transform ${vars.motion.panel}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  position: 'fixed',
  inset: 'auto 0',
  // Position of the header's end on a page without pre-header; in a browser without anchor positioning the script sets it.
  insetBlockStart: '4.75rem',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 4.75rem)',
  overflow: 'auto',
  borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}`,
  boxShadow: vars.shadow.mega,
  selectors: { '&:not(:popover-open)': { display: 'none' } },
  '@supports': {
    '(anchor-name: --a)': { positionAnchor: '--site-header', insetBlockStart: 'anchor(bottom)' },
  },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '.1rem',
  insetInlineEnd: 0,
  minInlineSize: '1.2rem',
  blockSize: '1.2rem',
  padding: '0 .25rem',
  borderRadius: vars.radius.touch,
  backgroundColor: vars.color.souci,
  color: vars.color.ink,
  fontSize: vars.text.count,
  fontWeight: vars.weight.bold,
  lineHeight: '1.2rem',
  textAlign: 'center',
});

export const title = style({ maxInlineSize: '18ch' });
export const text = style({ maxInlineSize: '42ch', marginBlockStart: vars.space[4] });
export const note = style({ fontSize: vars.text.mini });

const rule = `${vars.border.hair} solid ${on.rule}`;

export const footer = style({ overflow: 'hidden', '@media': { [print]: { display: 'none' } } });

export const news = style({
  ...quiet,
  display: 'grid',
  gap: '1rem 4rem',
  paddingBlock: 'clamp(1.75rem, 5vw, 4.5rem)',
  borderBlockEnd: rule,
  '@media': { [from('lg')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' } },
});

const wide = { '@media': { [from('md')]: { display: 'none' } } };
/** Browsers without it have lists to open at every width. */
const canOpen = 'selector(::details-content)';

export const columns = style({
  ...quiet,
  display: 'grid',
  paddingBlock: vars.space[4],
  '@media': {
    [from('md')]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[5],
      paddingBlock: '2.5rem',
    },
  },
});
export const column = style({
  borderBlockEnd: rule,
  ':last-child': { borderBlockEnd: 0 },
  '@media': {
    [from('md')]: {
      // No narrower than its longest word, which is long in Dutch: enlarged text wraps the columns.
      flex: '1 1 8rem',
      minInlineSize: 'min-content',
      borderBlockEnd: 0,
    },
  },
});
globalStyle(`${column} > details::details-content`, {
  '@media': { [from('md')]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const footerTitle = style({
  display: 'none',
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: on.fg2,
  '@supports': { [canOpen]: { '@media': { [from('md')]: { display: 'block' } } } },
});

export const footerSummary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.control,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { [canOpen]: wide },
});
export const footerChevron = style({
  transition: `transform ${vars.motion.panel}`,
  selectors: { [`[open] > ${footerSummary} > &`]: { transform: 'rotate(180deg)' } },
});

export const list = style({ display: 'block' });

const subtle = {
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
} as const;

/** Long Dutch words break rather than overflow their column. */
export const footerLink = style({
  ...subtle,
  display: 'inline-block',
  paddingBlock: targetPadding,
  hyphens: 'auto',
  // Unlike `anywhere`, this leaves the column as wide as its longest word.
  overflowWrap: 'break-word',
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

export const legal = style({ ...subtle, display: 'inline-block', paddingBlock: targetPadding });
export const wordmark = style({ ...quiet, inlineSize: '100%', '@media': { [until('md')]: { display: 'none' } } });
