import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

/** Below each other on a phone, where four words do not fit beside each other. */
export const track = style({
  display: 'grid',
  gap: vars.space[1],
  '@container': { [inPage(from('sm'))]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const step = recipe({
  base: {
    paddingInlineStart: vars.space[2],
    borderInlineStart: `${vars.border.ring} solid ${on.rule}`,
    color: on.fg2,
    fontSize: vars.text.mini,
    overflowWrap: 'anywhere',
    '@container': {
      [inPage(from('sm'))]: {
        padding: `${vars.space[1]} 0 0`,
        borderInlineStart: 0,
        borderBlockStart: `${vars.border.ring} solid ${on.rule}`,
      },
    },
  },
  variants: {
    reached: {
      true: {
        borderColor: vars.color.success,
        color: on.fg,
        '@container': { [inPage(from('sm'))]: { borderColor: vars.color.success } },
        '@media': { [forcedColors]: { borderColor: 'Highlight' } },
      },
    },
    current: { true: { fontWeight: vars.weight.strong } },
  },
});
