import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const section = recipe({
  base: inUi({ position: 'relative' }),
  variants: {
    space: {
      none: {},
      regular: inUi({ paddingBlock: vars.size.section }),
      tight: inUi({ paddingBlock: vars.size.sectionTight }),
    },
    clipped: { true: inUi({ overflow: 'hidden' }) },
  },
  defaultVariants: { space: 'regular' },
});

export const container = style(
  inUi({
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
  }),
);

export const head = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '1rem 2rem',
    marginBlockEnd: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
  }),
);
export const headText = style(inUi({ maxInlineSize: '44ch', marginBlockStart: vars.space[3] }));

export const stack = recipe({
  base: inUi({ display: 'flex', flexDirection: 'column' }),
  variants: {
    gap: {
      3: inUi({ gap: vars.space[3] }),
      4: inUi({ gap: vars.space[4] }),
      5: inUi({ gap: vars.space[5] }),
      6: inUi({ gap: vars.space[6] }),
    },
  },
  defaultVariants: { gap: 4 },
});

/** Seven columns against five from lg: the product page, the questions, the medicine text. */
export const split = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2rem 4rem',
    alignItems: 'start',
    '@container': { [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);
