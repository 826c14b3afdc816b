import { createContainer, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { between, forcedColors, from, print, until } from '@/components/theme/breakpoints';
import { on, targetPadding, vars } from '@/components/theme/contract.css';
import { onPage, onQuietPage, quiet, unlessFailed } from '@/components/theme/rules';
import { grounds } from '@/components/theme/section.css';

/** The layout follows the header's own width, in units of the page's text: items that no longer fit move into the drawer. */
const box = createContainer();
const wideEnough = `${box} ${from('nav')}`;
const tooNarrow = `${box} ${until('nav')}`;
const tight = `${box} ${between('nav', 'xl')}`;
/** Fits the menu button, the name beside the mark, and two tools. */
const withoutName = `${box} (max-width: 17rem)`;

const hairline = keyframes({ to: { boxShadow: `0 ${vars.border.hair} 0 ${vars.color.hairline}` } });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.head,
  anchorName: '--site-header',
  containerName: box,
  containerType: 'inline-size',
  '@media': { [print]: { display: 'none' } },
  selectors: Object.fromEntries(
    Object.entries(grounds).map(([name, ground]) => [onPage(`data-background="${name}"`), { vars: ground }]),
  ),
  '@supports': {
    // A scroll-driven animation sets the stuck state, without a scroll listener.
    '(animation-timeline: scroll())': {
      animation: `${hairline} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: `0 ${vars.space[2]}`,
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minBlockSize: '4.75rem',
  '@container': {
    [tooNarrow]: { flexWrap: 'wrap', gap: `0 ${vars.space[2]}`, minBlockSize: '4.25rem' },
    [tight]: { gap: vars.space[3] },
  },
});

export const burger = style({
  ...quiet,
  marginInlineStart: '-.65rem',
  '@container': { [wideEnough]: { display: 'none' } },
});

export const brand = style({ '@container': { [tooNarrow]: { marginInlineEnd: 'auto' } } });
globalStyle(`${brand} span`, { '@container': { [withoutName]: { display: 'none' } } });

export const nav = style({ ...quiet, marginInline: 'auto', '@container': { [tooNarrow]: { display: 'none' } } });
export const entries = style({
  display: 'flex',
  gap: vars.space[1],
  '@container': { [tight]: { gap: 0 } },
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  minBlockSize: vars.size.target,
  padding: '.4rem .85rem',
  border: 0,
  borderRadius: vars.radius.touch,
  background: 'none',
  color: 'inherit',
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@container': { [tight]: { paddingInline: '.55rem' } },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } } },
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: vars.color.hover },
    '&[aria-current]': { boxShadow: `inset 0 calc(-1 * ${vars.border.strong}) 0 currentColor`, borderRadius: 0 },
    '&[aria-current]:focus-visible': { boxShadow: `0 0 0 ${vars.border.ring} ${on.focusGap}` },
  },
});

export const tools = style({
  selectors: { [onQuietPage]: { marginInlineStart: 'auto' } },
  display: 'flex',
  alignItems: 'center',
  gap: '.1rem',
  '@container': { [tooNarrow]: { marginInlineStart: 'auto', marginInlineEnd: '-.65rem' } },
});

export const wide = style({ '@container': { [tooNarrow]: { display: 'none' } } });

export const market = style({
  ...quiet,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  blockSize: vars.size.target,
  padding: '0 .75rem',
  border: 0,
  borderRadius: vars.radius.touch,
  background: 'none',
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  ':hover': { backgroundColor: vars.color.hover },
  '@container': { [tooNarrow]: { display: 'none' }, [tight]: { paddingInline: vars.space[2] } },
});

export const toMarkets = style(unlessFailed);

/** The shelves in three columns, the promotion beside them. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(16rem, 1.25fr)',
  gap: vars.space[7],
  alignItems: 'start',
  paddingBlock: '2rem 2.5rem',
});

/** A short shelf stands below another one. */
export const shelves = style({ columns: 3, columnGap: vars.space[6] });
export const shelf = style({ breakInside: 'avoid', paddingBlockEnd: vars.space[5] });

export const title = style({
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: vars.color.ink2,
});

export const list = style({ display: 'block' });

export const link = style({
  display: 'block',
  paddingBlock: targetPadding,
  fontFamily: vars.font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.25,
  letterSpacing: vars.tracking.entry,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const promo = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignSelf: 'stretch',
  minBlockSize: '15rem',
  overflow: 'hidden',
  textDecoration: 'none',
});

export const promoWords = style({ padding: `${vars.space[5]} ${vars.space[5]} 0` });
export const promoTitle = style({ fontSize: '1.625rem', lineHeight: 1.1 });
export const promoText = style({ marginBlockStart: vars.space[2] });
export const promoPicture = style({
  alignSelf: 'end',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: '12rem',
  marginBlockEnd: `calc(-1 * ${vars.space[3]})`,
});

export const note = style({ marginBlockStart: vars.space[4] });

export const menuListLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: '3.5rem',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.hairline}`,
  fontFamily: vars.font.serif,
  fontSize: '1.5rem',
  lineHeight: vars.leading.control,
  letterSpacing: vars.tracking.h3,
  textDecoration: 'none',
});

export const menuGroup = style({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.hairline}` });

export const menuSummary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const menuChevron = style({
  transition: `transform ${vars.motion.panel}`,
  selectors: { [`${menuGroup}[open] > ${menuSummary} > &`]: { transform: 'rotate(180deg)' } },
});

export const menuList = style({ paddingBlockEnd: vars.space[3] });

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInlineStart: vars.space[4],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
