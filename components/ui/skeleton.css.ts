import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motionOk } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

const sweep = keyframes({ to: { transform: 'translateX(100%)' } });

export const skeleton = recipe({
  base: inUi({
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: vars.color.skeleton,
    '@media': {
      [motionOk]: {
        '::after': {
          content: '',
          position: 'absolute',
          inset: 0,
          background: `linear-gradient(90deg, transparent, ${vars.color.sheen}, transparent)`,
          transform: 'translateX(-100%)',
          animation: `${sweep} 1.6s infinite`,
        },
      },
    },
  }),
  variants: {
    shape: {
      tile: inUi({ aspectRatio: '4 / 5' }),
      line: inUi({ blockSize: vars.space[4], inlineSize: '80%', marginBlockStart: '.6rem' }),
      short: inUi({ blockSize: vars.space[4], inlineSize: '50%', marginBlockStart: '.6rem' }),
    },
  },
});
