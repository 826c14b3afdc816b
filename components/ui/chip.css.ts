import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { on, vars } from '@/components/theme/contract.css';
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
  }),
  variants: { plain: { true: inUi({ borderColor: 'transparent', textDecoration: 'underline' }) } },
});

/** A row of chips that scrolls sideways, out to both edges of the page. */
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
