import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { print } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { ui } from '@/components/theme/layers.css';
import { inUi } from '@/components/theme/ui-layer';

export const region = style(
  inUi({
    position: 'fixed',
    insetInlineEnd: vars.space[4],
    insetBlockEnd: vars.space[4],
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

// Keeps the focused element clear of the toast.
globalStyle(`html:has(${toast})`, { scrollPaddingBlockEnd: '9rem' });
globalStyle(`${toast} > *`, { '@layer': { [ui]: { minInlineSize: 0 } } });
globalStyle(`${toast} a`, { '@layer': { [ui]: { marginInlineStart: 'auto', fontWeight: vars.weight.strong } } });
