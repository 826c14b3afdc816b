import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { ui } from '@/components/theme/layers.css';
import { inUi } from '@/components/theme/ui-layer';

export const chip = recipe({
  base: inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.45rem',
    minBlockSize: vars.size.chip,
    padding: '.35rem 1rem',
    border: `${vars.border.line} solid ${on.rule}`,
    borderRadius: vars.radius.touch,
    background: 'transparent',
    color: 'inherit',
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { borderColor: 'currentColor' },
    selectors: {
      '&[aria-current]': { backgroundColor: vars.color.ink, borderColor: vars.color.ink, color: vars.color.white },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[aria-current]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'SelectedItem',
            borderColor: 'SelectedItem',
            color: 'SelectedItemText',
          },
        },
      },
    },
  }),
  variants: { plain: { true: inUi({ borderColor: 'transparent', textDecoration: 'underline' }) } },
});

/** A row of chips that scrolls sideways, extending to both edges of the page. */
export const scroller = style(
  inUi({
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.size.gutter})`,
    padding: `${vars.space[2]} ${vars.size.gutter}`,
  }),
);

export const row = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
/** Only a name that is longer than its row wraps to a second line. */
globalStyle(`${row} > *`, { '@layer': { [ui]: { whiteSpace: 'normal' } } });
