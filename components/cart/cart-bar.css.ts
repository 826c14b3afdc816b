import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from, inPage, print, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

const TIMELINE = '--cart-total';
const block = '4.75rem';

/** Around the cart: the timeline of its total is visible to the bar. */
export const scope = style({ timelineScope: TIMELINE });

/** The total of the summary: while it is in view, the bar is not. */
export const total = style({ viewTimelineName: TIMELINE });

const away = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Only on phones, where the summary follows the lines. A browser without view timelines always shows it there. */
export const bar = style({
  display: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  minBlockSize: block,
  marginBlockStart: vars.space[4],
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingBlock: vars.space[3],
  paddingInline: vars.size.gutter,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}`,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  '@container': {
    [inPage(until('md'))]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[4],
    },
  },
  '@media': { [print]: { visibility: 'hidden' } },
  '@supports': {
    '(animation-timeline: view())': {
      animation: `${away} linear`,
      animationTimeline: TIMELINE,
      animationRange: 'entry 0% exit 100%',
    },
  },
});

// Keeps the focused element clear of the bar.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockEnd: `calc(${block} + ${vars.space[4]})`,
  '@media': { [from('md')]: { scrollPaddingBlockEnd: 'auto' } },
});

export const amount = style({ display: 'block', fontFamily: vars.font.serif, fontSize: vars.text.h4 });
export const label = style({ fontSize: vars.text.small });
export const updating = style({ opacity: 0.6 });
