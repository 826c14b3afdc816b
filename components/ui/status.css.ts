import { keyframes, style } from '@vanilla-extract/css';
import { motionOk } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

/** Empty, it takes no row in the layout, and so leaves no gap; with `display: none`, screen readers would not observe it. */
export const status = style(inUi({ ':empty': { position: 'absolute' } }));

const bob = keyframes({ to: { transform: 'translateY(-.5rem)', opacity: 0.45 } });

export const granules = style(inUi({ display: 'inline-flex', gap: '.4rem' }));

export const granule = style(
  inUi({
    inlineSize: '.7rem',
    blockSize: '.7rem',
    borderRadius: vars.radius.touch,
    backgroundColor: 'currentColor',
    '@media': { [motionOk]: { animation: `${bob} .9s infinite ${vars.motion.ease} alternate` } },
    selectors: { '&:nth-child(2)': { animationDelay: '.15s' }, '&:nth-child(3)': { animationDelay: '.3s' } },
  }),
);
