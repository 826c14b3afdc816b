import { style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const row = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: '1.625rem minmax(0, 1fr)',
    gap: '.2rem .75rem',
    alignItems: 'start',
    minBlockSize: vars.size.target,
    paddingBlock: '.4rem',
    lineHeight: 1.4,
    cursor: 'pointer',
  }),
);

export const box = style(
  inUi({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.625rem',
    blockSize: '1.625rem',
    margin: 0,
    border: `${vars.border.line} solid ${vars.color.ink}`,
    borderRadius: vars.radius.check,
    backgroundColor: vars.color.white,
    cursor: 'pointer',
    ':checked': { backgroundColor: vars.color.ink },
    '::before': {
      content: '',
      inlineSize: '.8rem',
      blockSize: '.8rem',
      transform: 'scale(0)',
      backgroundColor: vars.color.white,
      clipPath: 'polygon(14% 44%, 0 60%, 42% 100%, 100% 18%, 84% 4%, 39% 68%)',
    },
    selectors: { '&:checked::before': { transform: 'scale(1)' } },
    '@media': { [forcedColors]: { appearance: 'auto' } },
  }),
);

export const count = style(inUi({ fontSize: vars.text.small, color: on.fg2 }));
