import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, ui, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/rules';

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

export const chipRow = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
/** Only a name that is longer than its row wraps to a second line. */
globalStyle(`${chipRow} > *`, { '@layer': { [ui]: { whiteSpace: 'normal' } } });

export const tag = recipe({
  base: inUi({
    display: 'inline-block',
    padding: '.2rem .6rem',
    borderRadius: vars.radius.touch,
    fontSize: vars.text.mini,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
  }),
  variants: {
    tone: {
      ink: inUi({ backgroundColor: vars.color.ink, color: vars.color.white }),
      sun: inUi({ backgroundColor: vars.color.arnica, color: vars.color.ink }),
      line: inUi({ boxShadow: `inset 0 0 0 ${vars.border.line} currentColor` }),
    },
  },
  defaultVariants: { tone: 'ink' },
});

export const mention = style(
  inUi({
    padding: '1.25rem 1.5rem',
    border: `${vars.border.line} solid ${vars.color.ink}`,
    backgroundColor: vars.color.white,
    color: vars.color.ink,
    fontSize: vars.text.small,
    lineHeight: 1.5,
  }),
);

export const title = style(
  inUi({ display: 'block', marginBlockEnd: vars.space[1], fontSize: '1rem', fontWeight: vars.weight.strong }),
);

const corner = createVar();

const bite = (position: string) =>
  `radial-gradient(circle at ${position}, transparent calc(${corner} - ${vars.border.hair} / 2), black ${corner}) ${position} / 51% 51% no-repeat`;

/** The apothecary label: four concave corners cut out of a sheet of paper. */
export const label = style(
  inUi({
    vars: { [corner]: '.7rem' },
    display: 'inline-block',
    padding: '.6rem 1.15rem',
    backgroundColor: vars.color.paper,
    color: vars.color.ink,
    lineHeight: vars.leading.control,
    textDecoration: 'none',
    mask: [bite('0 0'), bite('100% 0'), bite('0 100%'), bite('100% 100%')].join(', '),
    '@media': { [forcedColors]: { mask: 'none', border: `${vars.border.line} solid CanvasText` } },
  }),
);

export const name = style(
  inUi({
    display: 'block',
    fontFamily: vars.font.serif,
    fontWeight: vars.weight.regular,
    fontSize: vars.text.h4,
    lineHeight: 1.15,
    letterSpacing: vars.tracking.entry,
  }),
);

export const latin = style(inUi({ fontSize: vars.text.mini, fontFamily: vars.font.italic, fontStyle: 'italic' }));
