import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, from, inPage, motionOk, print } from '@/components/theme/breakpoints';
import { on, ui, vars } from '@/components/theme/contract.css';
import { documentWith, inUi } from '@/components/theme/rules';

const fromEnd = keyframes({ from: { transform: 'translateX(2.5rem)', opacity: 0 } });
const fromStart = keyframes({ from: { transform: 'translateX(-2.5rem)', opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } });
const enter = (name: string) => ({ [motionOk]: { animation: `${name} ${vars.motion.panel} ${vars.motion.ease}` } });

export const overlay = recipe({
  base: inUi({
    position: 'fixed',
    margin: 0,
    boxShadow: vars.shadow.drawer,
    overscrollBehavior: 'contain',
    selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  }),
  variants: {
    side: {
      end: inUi({
        inset: '0 0 0 auto',
        inlineSize: 'min(30rem, 100%)',
        blockSize: '100dvh',
        selectors: { '&[open]': { '@media': enter(fromEnd) } },
      }),
      start: inUi({
        inset: '0 auto 0 0',
        inlineSize: 'min(30rem, 100%)',
        blockSize: '100dvh',
        selectors: { '&[open]': { '@media': enter(fromStart) } },
      }),
      center: inUi({
        inset: 0,
        margin: 'auto',
        inlineSize: 'min(36rem, calc(100% - 2rem))',
        blockSize: 'fit-content',
        maxBlockSize: 'calc(100dvh - 2rem)',
        selectors: { '&[open]': { '@media': enter(rise) } },
      }),
    },
  },
});

export const head = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: '1rem 1.25rem 1rem 1.5rem',
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.hairline}`,
  }),
);

export const title = style(inUi({ fontSize: '1.5rem' }));
export const body = style(inUi({ flex: 1, overflow: 'auto', padding: '1.25rem 1.5rem' }));

export const foot = style(
  inUi({
    padding: '1.25rem 1.5rem',
    borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}`,
    backgroundColor: vars.ground['beige-light'],
  }),
);

export const barHeight = '4.75rem';

/** A bar at the lower end of the window, as long as its part of the page is in view. */
export const bottomBar = style(
  inUi({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.bar,
    minBlockSize: barHeight,
    borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}`,
    backgroundColor: vars.color.white,
    color: vars.color.ink,
  }),
);

/** The space that such a bar takes, with a gap above it: toasts and what has the focus stay clear of it. */
export const barSpace = createVar();
globalStyle(documentWith(bottomBar), {
  '@layer': { [ui]: { vars: { [barSpace]: `calc(${barHeight} + ${vars.space[4]})` } } },
});
globalStyle('html', { '@layer': { [ui]: { scrollPaddingBlockEnd: fallbackVar(barSpace, 'auto') } } });

const lowest = fallbackVar(barSpace, vars.space[4]);

export const region = style(
  inUi({
    position: 'fixed',
    insetInlineEnd: vars.space[4],
    insetBlockEnd: lowest,
    zIndex: vars.z.toast,
    display: 'grid',
    gap: vars.space[2],
    inlineSize: 'min(24rem, calc(100% - 2rem))',
    '@media': { [print]: { display: 'none' } },
  }),
);

// No visible animation: its duration is the timer, which hover and focus pause without script.
const linger = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'visible' } });

export const toast = style(
  inUi({
    vars: { [on.focus]: vars.color.arnica, [on.focusGap]: vars.color.ink },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.25rem .9rem',
    padding: '.9rem 1.1rem',
    backgroundColor: vars.color.ink,
    color: vars.color.white,
    // Visible in forced colours, where the shadow is not.
    border: `${vars.border.hair} solid transparent`,
    boxShadow: vars.shadow.toast,
    animation: `${linger} 6s linear`,
    selectors: { '&:hover, &:focus-within': { animationPlayState: 'paused' } },
  }),
);

// Keeps the focused element clear of the toast, and lets the end of the page be scrolled above it.
const room = `calc(8rem + ${lowest})`;
globalStyle(`html:has(${toast})`, { '@layer': { [ui]: { scrollPaddingBlockEnd: room } } });
globalStyle(`html:has(${toast}) body`, { '@layer': { [ui]: { paddingBlockEnd: room } } });
globalStyle(`${toast} > *`, { '@layer': { [ui]: { minInlineSize: 0 } } });
globalStyle(`${toast}:has(> button)`, { '@layer': { [ui]: { flexWrap: 'nowrap', justifyContent: 'space-between' } } });
globalStyle(`${toast} > button`, { '@layer': { [ui]: { flex: 'none' } } });
globalStyle(`${toast} a`, { '@layer': { [ui]: { marginInlineStart: 'auto', fontWeight: vars.weight.strong } } });

export const notice = recipe({
  base: inUi({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    gap: '.9rem',
    padding: '1rem 1.25rem',
    color: vars.color.ink,
    lineHeight: 1.45,
    '@media': { [forcedColors]: { border: `${vars.border.line} solid CanvasText` } },
  }),
  variants: {
    tone: {
      info: inUi({ backgroundColor: vars.color.infoTint }),
      warning: inUi({ backgroundColor: vars.color.warnTint }),
      success: inUi({ backgroundColor: vars.color.successTint }),
      error: inUi({ backgroundColor: vars.color.errorTint }),
    },
    size: { regular: {}, small: inUi({ fontSize: vars.text.small }) },
  },
  defaultVariants: { tone: 'info', size: 'regular' },
});

export const view = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2.5rem',
    alignItems: 'center',
    minBlockSize: '36rem',
    paddingBlock: 'clamp(2rem, 4vw, 4rem)',
    '@container': {
      [inPage(from('lg'))]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gap: '5rem',
        minBlockSize: '44rem',
      },
    },
  }),
);

export const label = style(inUi({ marginBlockEnd: '1.75rem' }));
export const errorViewTitle = style(inUi({ lineHeight: 0.98 }));
export const summary = style(inUi({ marginBlock: '1.25rem 2rem' }));

export const disc = style(inUi({ inlineSize: 'min(100%, 36rem)', justifySelf: 'center' }));
globalStyle(`${disc} img`, { '@layer': { [ui]: { inlineSize: '100%', borderRadius: vars.radius.touch } } });

export const empty = style(
  inUi({ display: 'grid', justifyItems: 'center', gap: '.9rem', padding: '2.5rem 1.5rem', textAlign: 'center' }),
);
globalStyle(`${empty} > img`, { '@layer': { [ui]: { blockSize: '11rem', inlineSize: 'auto' } } });

export const sentence = style(inUi({ fontSize: '1.5rem' }));
export const actions = style(inUi({ marginBlockStart: vars.space[1] }));
globalStyle(`${actions} > *`, { '@layer': { [ui]: { justifyContent: 'center' } } });
