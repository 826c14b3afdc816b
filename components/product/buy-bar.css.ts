import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { crowded, from, inPage, print } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

/** Around the whole page: the timeline of the buy row is visible to the bar. */
export const page = style({ timelineScope: '--buy-row' });

const away = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
const block = '4.75rem';

/** Hidden while the row of the page is in view. A browser without view timelines always shows it, on phones only. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  // It lies over the end of the last section and takes no place of its own.
  minBlockSize: block,
  marginBlockStart: `calc(-1 * ${block})`,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}`,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  '@media': { [print]: { display: 'none' } },
  '@supports': {
    '(animation-timeline: view())': {
      animation: `${away} linear`,
      animationTimeline: '--buy-row',
      animationRange: 'entry 100% exit 0%',
    },
    'not (animation-timeline: view())': { '@media': { [from('md')]: { display: 'none' } } },
  },
});

// Keeps the focused element clear of the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: `calc(${block} + ${vars.space[4]})` });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
});

export const product = style({ minInlineSize: 0 });

export const name = style({
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
