import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { on, vars } from '@/components/theme/contract.css';
import { roomy } from './room.css';

/** As many in a row as fit, each as large as the space allows. */
export const list = style({
  display: 'grid',
  gap: `${vars.space[6]} clamp(1.25rem, 3cqi, 2rem)`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(10rem, 16%)), 1fr))',
});

/** The name is first in the document for screen readers, the figure is first visually. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.line} solid currentColor`,
});

export const value = style({ fontSize: 'clamp(1.75rem, 1.1rem + 3.2cqi, 3.5rem)' });
export const name = style({ color: on.fg2, lineHeight: vars.leading.meta });
export const note = style({ marginBlockStart: vars.space[5] });

export const pair = recipe({
  base: { display: 'grid', gap: `${vars.space[6]} ${vars.space[8]}`, alignItems: 'center' },
  variants: {
    illustrated: {
      true: { '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } },
    },
  },
});

export const intro = style({ maxInlineSize: '54ch', marginBlockStart: vars.space[4] });
export const titled = style({ marginBlockStart: vars.space[6] });
export const picture = style({ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' });
