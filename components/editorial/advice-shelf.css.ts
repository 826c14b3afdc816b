import { style } from '@vanilla-extract/css';
import { inPage, until } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const pictureSizes = '(min-width: 640px) 24rem, 72vw';

/** Cards share the room while they fit; part of one more shows that the row goes on. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(72%, 17rem), 24rem)',
  justifyContent: 'start',
  gap: '1.25rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  scrollbarColor: `${on.fg2} transparent`,
  // Room for the ring of the focus, which the scrolling box would cut.
  margin: `calc(-1 * ${vars.space[2]})`,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  scrollPaddingInline: vars.space[2],
  '@container': {
    [inPage(until('lg'))]: {
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      scrollPaddingInline: vars.size.gutter,
    },
  },
});

export const item = style({ scrollSnapAlign: 'start' });
