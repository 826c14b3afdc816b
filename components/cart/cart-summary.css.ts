import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage, print, until } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { documentWith } from '@/components/theme/rules';
import { barSpace, bottomBar } from '@/components/ui/overlay.css';

export const box = style({
  display: 'grid',
  gap: '1.25rem',
  padding: 'clamp(1.25rem, 2.4vw, 2.25rem)',
  // Sticky only where it fits below the header: its button must not be out of reach until the end of the lines.
  '@media': { [`${from('lg')} and (min-height: 64rem)`]: { position: 'sticky', insetBlockStart: '6.5rem' } },
});

export const title = style({ fontSize: '1.75rem' });
export const rows = style({ display: 'grid', gap: vars.space[2] });

export const row = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}`, fontVariantNumeric: 'tabular-nums' },
  variants: {
    kind: {
      plain: {},
      strong: { fontWeight: vars.weight.strong },
      /** A code may have a hundred letters. */
      saving: { color: vars.color.success, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
      total: {
        paddingBlockStart: vars.space[4],
        borderBlockStart: `${vars.border.line} solid ${vars.color.ink}`,
        fontFamily: vars.font.serif,
        fontSize: '1.625rem',
        lineHeight: vars.leading.control,
      },
    },
  },
  defaultVariants: { kind: 'plain' },
});

export const label = style({ flex: '1 1 5rem' });
export const details = style({ display: 'block' });
export const amount = style({ marginInlineStart: 'auto', textAlign: 'end' });

export const updating = style({ opacity: 0.6 });
export const vat = style({ marginBlockStart: '-.75rem' });
export const note = style({ textAlign: 'center' });

const TIMELINE = '--cart-total';

/** Around the cart: the timeline of its total is visible to the bar. */
export const scope = style({ timelineScope: TIMELINE });

/** The total of the summary: while it is in view, the bar is not. */
export const total = style({ viewTimelineName: TIMELINE });

const away = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Only on phones, where the summary follows the lines. A browser without view timelines always shows it there. */
export const bar = style([
  bottomBar,
  {
    display: 'none',
    marginBlockStart: vars.space[4],
    marginInline: `calc(-1 * ${vars.size.gutter})`,
    paddingBlock: vars.space[3],
    paddingInline: vars.size.gutter,
    '@container': {
      [inPage(until('md'))]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: `${vars.space[2]} ${vars.space[4]}`,
        // Enlarged text takes a second line rather than break the word of the button.
        overflowWrap: 'normal',
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
  },
]);
globalStyle(documentWith(bar), { '@media': { [from('md')]: { vars: { [barSpace]: 'initial' } } } });

export const barAmount = style({ display: 'block', fontFamily: vars.font.serif, fontSize: vars.text.h4 });
export const barLabel = style({ fontSize: vars.text.small });
export const barUpdating = style({ opacity: 0.6 });

export const gift = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.border.bar} solid ${on.rule}`,
});
/** As it was typed, with its line breaks. */
export const giftMessage = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const codeBox = style({ marginBlockStart: vars.space[5] });
export const form = style({ maxInlineSize: '32rem' });

export const codeRow = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const input = style({ flex: '1 1 12rem', inlineSize: 'auto', minInlineSize: 0 });

export const list = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3] });

export const code = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: '1rem .25rem',
    fontSize: vars.text.small,
  },
  variants: {
    applicable: {
      true: { backgroundColor: vars.color.successTint },
      false: { backgroundColor: vars.color.tile },
    },
  },
});

/** A code may have a hundred letters. */
export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: vars.space[2], overflowWrap: 'anywhere' });

export const cartNoteBox = style({ marginBlockStart: vars.space[5] });

export const summary = style({
  minBlockSize: '2.75rem',
  display: 'list-item',
  alignContent: 'center',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  fontSize: vars.text.small,
});

/** The last check before payment, and the page of a cart link. */
export const column = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '42rem', marginInline: 'auto' });
export const intro = style({ fontSize: vars.text.lead });

export const totals = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
});

/** On a phone the whole width, for both. */
export const actions = style({});
globalStyle(`${actions} > *`, { '@container': { [inPage(until('sm'))]: { flexBasis: '100%' } } });

export const plan = style({ marginBlockStart: vars.space[3] });
