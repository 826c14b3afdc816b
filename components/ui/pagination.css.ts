import { style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const nav = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${vars.space[3]} ${vars.space[5]}`,
    marginBlockStart: vars.space[7],
  }),
);
export const list = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const item = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const page = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    border: `${vars.border.line} solid transparent`,
    borderRadius: vars.radius.touch,
    color: 'inherit',
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { borderColor: on.rule },
    selectors: { '&[aria-current]': { borderColor: 'currentColor', fontWeight: vars.weight.strong } },
    // In forced colours a transparent border is drawn like any other.
    '@media': {
      [forcedColors]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  }),
);

export const step = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    color: 'inherit',
    fontWeight: vars.weight.strong,
  }),
);
export const back = style(inUi({ transform: 'rotate(90deg)' }));
export const forward = style(inUi({ transform: 'rotate(-90deg)' }));
