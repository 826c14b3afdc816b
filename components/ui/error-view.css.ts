import { globalStyle, style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { ui } from '@/components/theme/layers.css';
import { inUi } from '@/components/theme/ui-layer';

export const view = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2.5rem',
    alignItems: 'center',
    minBlockSize: '36rem',
    paddingBlock: 'clamp(2rem, 4vw, 4rem)',
    '@container': {
      [inPage(from('lg'))]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gap: '5rem',
        minBlockSize: '44rem',
      },
    },
  }),
);

export const label = style(inUi({ marginBlockEnd: '1.75rem' }));
export const title = style(inUi({ lineHeight: 0.98 }));
export const summary = style(inUi({ marginBlock: '1.25rem 2rem' }));

export const disc = style(inUi({ inlineSize: 'min(100%, 36rem)', justifySelf: 'center' }));
globalStyle(`${disc} img`, { '@layer': { [ui]: { inlineSize: '100%', borderRadius: vars.radius.touch } } });

export const empty = style(
  inUi({ display: 'grid', justifyItems: 'center', gap: '.9rem', padding: '2.5rem 1.5rem', textAlign: 'center' }),
);
globalStyle(`${empty} > img`, { '@layer': { [ui]: { blockSize: '11rem', inlineSize: 'auto' } } });

export const sentence = style(inUi({ fontSize: '1.5rem' }));
export const actions = style(inUi({ marginBlockStart: vars.space[1] }));
globalStyle(`${actions} > *`, { '@layer': { [ui]: { justifyContent: 'center' } } });
