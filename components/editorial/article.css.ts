import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { between, from, inPage, print, until } from '@/components/theme/breakpoints';
import { on, targetPadding, vars } from '@/components/theme/contract.css';
import { sectionClasses } from '@/components/theme/section.css';
import { container } from '@/components/ui/blocks.css';

/** Table of contents, text, related content: 14 rem, 42 rem and the rest. */
export const layout = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  alignItems: 'start',
  '@container': {
    [inPage(between('lg', 'xl'))]: { gridTemplateColumns: '13rem minmax(0, 42rem)' },
    [inPage(from('xl'))]: { gridTemplateColumns: '13rem minmax(0, 42rem) minmax(0, 1fr)' },
  },
});

/** A list that is higher than the window scrolls: its last links would come into view at the end of the page only. */
export const contents = style({
  '@container': {
    [inPage(from('lg'))]: {
      position: 'sticky',
      insetBlockStart: `calc(6rem - ${vars.space[2]})`,
      // Space for the focus ring, which the scroll container would clip.
      margin: `calc(-1 * ${vars.space[2]})`,
      padding: vars.space[2],
      scrollPaddingBlock: vars.space[2],
      '@media': { [`not ${print}`]: { maxBlockSize: 'calc(100dvh - 7rem)', overflowY: 'auto' } },
    },
  },
});
export const contentsTitle = style({ fontWeight: vars.weight.strong, fontSize: vars.text.small });
export const contentsList = style({
  borderInlineStart: `${vars.border.hair} solid ${on.rule}`,
  marginBlockStart: vars.space[3],
});
export const contentsLink = style({
  display: 'block',
  padding: `${targetPadding} ${vars.space[4]}`,
  marginInlineStart: `calc(-1 * ${vars.border.line})`,
  borderInlineStart: `${vars.border.strong} solid transparent`,
  color: on.fg2,
  fontSize: vars.text.small,
  textDecoration: 'none',
  ':hover': { color: on.fg, borderInlineStartColor: 'currentColor' },
});

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minInlineSize: 0 });
export const aside = style({
  minInlineSize: 0,
  borderBlockStart: `${vars.border.line} solid ${on.fg}`,
  paddingBlockStart: vars.space[4],
  '@container': { [inPage(between('lg', 'xl'))]: { gridColumn: '2' } },
});
export const asideTitle = style({
  fontWeight: vars.weight.strong,
  fontSize: vars.text.small,
  marginBlockEnd: vars.space[4],
});

/** Slices inside an article: they use the text column instead of a section; a coloured one is a panel in it. */
export const slices = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });
/** A section there; in an editor's view each slice is in an element of the zone. */
const section = (more = '', inside = '') =>
  [`${slices} > section`, `${slices} > [data-slice-zone] > * > section`]
    .map((selector) => selector + more + inside)
    .join(', ');
globalStyle(`${slices} > [data-slice-zone]`, { gap: vars.space[6] });
globalStyle(section(), { paddingBlock: vars.space[5] });
globalStyle(section('', ` > ${container}`), { paddingInline: vars.space[5] });
globalStyle(section(`.${sectionClasses.White}`), { paddingBlock: 0, backgroundColor: 'transparent' });
globalStyle(section(`.${sectionClasses.White}`, ` > ${container}`), { paddingInline: 0 });

/** A part of a page that is not a slice: the distance between title and text is that of running text. */
globalStyle(`${slices} > section > h2`, {
  marginBlockEnd: vars.space[4],
  fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)',
});

export const box = style({ padding: vars.space[5] });
export const boxTitle = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[3] });
export const sources = style({ color: on.fg2, fontSize: vars.text.small });
export const sourcesTitle = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontFamily: vars.font.sans,
});
export const source = style({ marginBlockStart: vars.space[1] });
export const articlePartsAside = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
});
export const cards = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [inPage(from('sm'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [inPage(from('lg'))]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
  alignItems: 'start',
  padding: vars.space[5],
});
export const portrait = style({
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.touch,
  objectFit: 'cover',
  '@container': { [inPage(from('md'))]: { inlineSize: '6rem', blockSize: '6rem' } },
});
export const name = style({ fontSize: vars.text.h3 });
/** As high as a touch target, without taking more space than its text. */
export const link = style({
  display: 'inline-block',
  paddingBlock: targetPadding,
  marginBlock: `calc(-1 * ${targetPadding})`,
});
export const line = style({ marginBlockStart: vars.space[2] });
export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Beside the portrait, or below it where the space is too narrow for a word. */
export const words = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const byline = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const bylinePortrait = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.touch,
  objectFit: 'cover',
});
export const bylineName = style({ fontWeight: vars.weight.strong });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });

export const head = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlockEnd: vars.space[7],
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const authorViewPortrait = style({
  inlineSize: 'clamp(8rem, 20vw, 14rem)',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.touch,
  objectFit: 'cover',
});
export const topics = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[3] });
export const bio = style({ display: 'grid', gap: vars.space[6] });
export const title = style({ fontSize: vars.text.h3 });

export const adviceCard = style({ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const tile = style({ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' });
/** Where the theme has no colour of its own: the section's tile colour. */
export const plainTile = style({ backgroundColor: on.tile });

/** A plant is aligned to the lower edge; any other picture fills the tile. */
export const picture = recipe({
  base: {
    position: 'absolute',
    maxInlineSize: 'none',
    transition: `transform ${vars.motion.lift} ${vars.motion.ease}`,
    selectors: { [`${adviceCard}:hover &`]: { transform: 'scale(1.04)' } },
  },
  variants: {
    tall: {
      true: { insetInline: 0, marginInline: 'auto', insetBlockStart: '9%', inlineSize: '78%' },
      false: { inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
    },
  },
});

export const adviceCardFacts = style({ marginBlockStart: vars.space[4] });
export const adviceCardTitle = style({ marginBlockStart: vars.space[1] });

export const adviceCardLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${adviceCard}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: vars.border.line,
      textUnderlineOffset: '.16em',
    },
  },
});

export const standfirst = style({ marginBlockStart: vars.space[2], maxInlineSize: '44ch' });

export const pictureSizes = '(min-width: 640px) 24rem, 72vw';

/** Cards share the width while they fit; a partly visible card shows that the row scrolls. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(72%, 17rem), 24rem)',
  justifyContent: 'start',
  gap: '1.25rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  scrollbarColor: `${on.fg2} transparent`,
  // Space for the focus ring, which the scroll container would clip.
  margin: `calc(-1 * ${vars.space[2]})`,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  scrollPaddingInline: vars.space[2],
  '@container': {
    [inPage(until('lg'))]: {
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      scrollPaddingInline: vars.size.gutter,
    },
  },
});

export const item = style({ scrollSnapAlign: 'start' });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  maxInlineSize: '38rem',
});
export const field = style({ flex: '1 1 16rem' });
