import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from, motionOk, noScript, print, until } from '@/components/theme/breakpoints';
import { on, targetPadding, vars } from '@/components/theme/contract.css';
import { bottomBar, region as toasts } from '@/components/ui/overlay.css';

/** Equal halves; where a label is too long for one, two equal rows. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space[3],
});

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } });

/** Below this height, as under strong zoom, the panel would cover the page: it is placed at the top of the page instead. */
const low = '(max-height: 24rem)';
const high = '(min-height: 24.01rem)';

/** More than the panel's height: keeps the focused element above it, and lets the end of the page scroll clear of it. */
const room = { narrow: 'min(18rem, 62vh)', wide: '20rem' };

export const panel = style({
  position: 'fixed',
  insetInlineStart: vars.space[4],
  insetBlockEnd: vars.space[4],
  zIndex: vars.z.consent,
  display: 'grid',
  gap: vars.space[2],
  inlineSize: 'min(27rem, calc(100% - 2rem))',
  maxBlockSize: 'calc(100dvh - 2rem)',
  overflow: 'auto',
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}`,
  // Visible in forced colours, where the shadow is not.
  border: `${vars.border.hair} solid transparent`,
  boxShadow: vars.shadow.drawer,
  '@media': {
    [from('sm')]: { padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}` },
    [motionOk]: { animation: `${rise} ${vars.motion.panel} ${vars.motion.ease}` },
    [low]: { position: 'relative', inset: 0, margin: vars.space[4], maxBlockSize: 'none' },
    [print]: { display: 'none' },
  },
});

globalStyle(`html:has(${panel})`, {
  '@media': {
    [high]: { scrollPaddingBlockEnd: room.narrow },
    [`${high} and ${from('sm')}`]: { scrollPaddingBlockEnd: room.wide },
  },
});
// Where there is no space for both, toasts are shown at the other end, below the header.
globalStyle(`html:has(${panel}) ${toasts}`, {
  '@media': { [`${high} and ${until('lg')}`]: { insetBlock: '5.25rem auto' } },
});
// A bar would be half under the panel there: it appears with the visitor's choice.
globalStyle(`html:has(${panel}) ${bottomBar}`, {
  '@media': { [`${high} and ${until('lg')}`]: { visibility: 'hidden' } },
});
globalStyle(`body:has(${panel})::after`, {
  '@media': {
    [`screen and ${high}`]: { content: '', display: 'block', blockSize: room.narrow, backgroundColor: vars.color.ink },
    [`screen and ${high} and ${from('sm')}`]: { blockSize: room.wide },
  },
});

export const title = style({ fontSize: '1.375rem', '@media': { [until('sm')]: { fontSize: '1.1875rem' } } });
export const text = style({ fontSize: vars.text.small, lineHeight: vars.leading.body });

export const cases = style({
  justifySelf: 'start',
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: on.fg,
  fontSize: vars.text.small,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: vars.border.hair,
  textUnderlineOffset: '.2em',
  ':hover': { textDecorationThickness: vars.border.strong },
});

const rule = `${vars.border.hair} solid ${on.rule}`;

export const purposes = style({ display: 'grid', gap: vars.space[4], fontSize: vars.text.small });
export const purpose = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: rule,
});
export const fixed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
});
export const about = style({ display: 'grid', gap: vars.space[2] });
export const reference = style({ paddingBlockStart: vars.space[3], borderBlockStart: rule, color: on.fg2 });
export const id = style({ overflowWrap: 'anywhere', color: on.fg });
export const foot = style({ display: 'grid', gap: vars.space[3] });

/** Looks like the links beside it. Without JavaScript nothing needs consent, and there is nothing to manage. */
export const manage = style({
  paddingBlock: targetPadding,
  paddingInline: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.2em',
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { [noScript]: { display: 'none' } },
});
