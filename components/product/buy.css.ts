import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { crowded, from, inPage, noScript, print } from '@/components/theme/breakpoints';
import { on, targetPadding, vars } from '@/components/theme/contract.css';
import { barHeight, bottomBar } from '@/components/ui/overlay.css';

export const legend = style({ marginBlockEnd: vars.space[2], fontWeight: vars.weight.strong, lineHeight: 1.35 });

export const options = style({ display: 'grid', gap: vars.space[4] });

/** Another variant than the shown one is chosen, and no script has applied the choice. */
const waiting = `:root:has(${options}[data-waiting] input:checked:not(:default)) &`;

/** With JavaScript the choice is applied at once, by this otherwise: without script, or while it is late. */
export const choose = style({
  display: 'none',
  '@media': { [noScript]: { display: 'block' } },
  selectors: { [waiting]: { display: 'block' } },
});

/** What would buy the shown variant. */
export const unlessWaiting = style({ selectors: { [waiting]: { visibility: 'hidden' } } });

/** Followed by the bar, which is shown while this row is not. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  viewTimelineName: '--buy-row',
  viewTimelineInset: '5rem 0px',
});
/** Below the stepper where its words would break beside it. */
export const button = style({ flex: '1 1 12rem', display: 'grid' });
globalStyle(`${button} > *`, { inlineSize: '100%' });

export const message = style({ marginBlockStart: vars.space[3] });

export const list = style({ display: 'grid', gap: '.6rem', fontSize: vars.text.small });
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] });
export const icon = style({ inlineSize: '1.35rem', blockSize: '1.35rem' });

export const title = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.meta,
});
export const text = style({ marginBlock: `${vars.space[1]} ${vars.space[3]}`, fontSize: vars.text.small });

/** Two columns from md: name, price and button are beside the picture, not below it. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 4rem',
  alignItems: 'start',
  '@container': {
    [inPage(from('md'))]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '2rem' },
    [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '4rem' },
  },
});

export const buy = style({
  display: 'grid',
  gap: vars.space[5],
  minInlineSize: 0,
  '@container': { [inPage(from('md'))]: { position: 'sticky', insetBlockStart: '6rem' } },
});

export const shopTopTitle = style({ fontSize: 'clamp(2rem, 1.45rem + 2.2vw, 3.5rem)' });
export const lead = style({ marginBlockStart: vars.space[3] });

export const choice = style({ display: 'grid', gap: vars.space[2], marginBlockEnd: vars.space[4] });

export const option = style({
  paddingInline: vars.space[4],
  border: `${vars.border.line} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.box,
  selectors: {
    '&:has(input:checked)': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 ${vars.border.line} ${vars.color.ink}`,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.border.ring} solid ${on.focus}`,
      outlineOffset: vars.border.ring,
    },
  },
});

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[3],
  cursor: 'pointer',
});

export const radio = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '.15rem',
  accentColor: vars.color.ink,
  // The box around it shows the focus.
  outline: 'none',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 .75rem' });
export const name = style({ fontWeight: vars.weight.strong });
export const small = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.text.small,
  flexBasis: '100%',
});
export const saving = style({ color: vars.color.success, fontWeight: vars.weight.strong });

/** What a subscription means, while it is the chosen one: without script too. */
export const facts = style({
  display: 'none',
  gap: vars.space[1],
  paddingBlockEnd: vars.space[3],
  fontSize: vars.text.small,
});
globalStyle(`${option}:has(input:checked) ${facts}`, { display: 'grid' });

/** The price in the bar follows the choice by script alone: without, none is better than another one. */
export const scripted = style({ '@media': { [noScript]: { display: 'none' } } });

/** Around the whole page: the timeline of the buy row is visible to the bar. */
export const page = style({ timelineScope: '--buy-row' });

const away = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Hidden while the row of the page is in view. A browser without view timelines always shows it, on phones only. */
export const bar = style([
  bottomBar,
  {
    // It lies over the end of the last section and takes no place of its own.
    marginBlockStart: `calc(-1 * ${barHeight})`,
    '@media': { [print]: { display: 'none' } },
    '@supports': {
      '(animation-timeline: view())': {
        animation: `${away} linear`,
        animationTimeline: '--buy-row',
        animationRange: 'entry 100% exit 0%',
      },
      'not (animation-timeline: view())': { '@media': { [from('md')]: { display: 'none' } } },
    },
  },
]);

/** Enlarged text takes a second line rather than break the word of the button. */
export const barLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  overflowWrap: 'normal',
  paddingBlock: vars.space[3],
});

export const barProduct = style({ flex: '1 1 0', minInlineSize: '6rem' });

/** The amounts of a gift card in its form and, in the same order, in the bar, which shows the chosen one: without script too. */
export const amounts = style({});
export const barAmount = style({ display: 'none' });
/** A bar without an amount is not shown: `GiftCardBar` is left out beyond this. */
export const MOST_AMOUNTS = 12;
// A rule for each, that ends in a class: see the test in e2e/specs/style-recalculation.spec.ts.
for (let n = 1; n <= MOST_AMOUNTS; n++) {
  globalStyle(`${page}:has(${amounts} label:nth-child(${n}) input:checked:enabled) ${barAmount}:nth-child(${n})`, {
    display: 'block',
  });
}

export const barName = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.meta,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  // Enlarged text wraps instead of being cut off.
  '@container': { [crowded]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** One or two related products: beside their title, where a row of four would be half empty. */
export const few = style({
  '@container': { [inPage(from('lg'))]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const rule = `${vars.border.hair} solid ${vars.color.line}`;

export const bundleTitle = style({ marginBlockEnd: vars.space[3], fontSize: '1.5rem' });
export const bundleList = style({ borderBlockStart: rule });

export const bundleItem = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'center',
  paddingBlock: '.6rem',
  borderBlockEnd: rule,
  lineHeight: 1.35,
  '@container': { [crowded]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
});
globalStyle(`${bundleItem} > :nth-child(n + 3)`, { '@container': { [crowded]: { gridColumn: 2 } } });

export const bundleTile = style({ aspectRatio: '1', overflow: 'hidden', backgroundColor: vars.color.tile });
export const bundlePicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 86%',
});

export const bundleName = style({
  display: 'inline-block',
  paddingBlock: targetPadding,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const bundleNote = style({ marginBlockStart: vars.space[3] });

export const soldOut = style({ color: vars.color.error, fontSize: vars.text.small, fontWeight: vars.weight.strong });

/** The button of the favourites, and the link to them. */
export const favourite = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [noScript]: { display: 'none' } },
});
export const fullHeart = style({ fill: 'currentColor' });
