import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motionOk } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

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
