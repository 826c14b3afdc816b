import { createVar, style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

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
