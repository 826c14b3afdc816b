import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { ui } from '@/components/theme/layers.css';
import { inUi } from '@/components/theme/ui-layer';

export const empty = style(
  inUi({ display: 'grid', justifyItems: 'center', gap: '.9rem', padding: '2.5rem 1.5rem', textAlign: 'center' }),
);
globalStyle(`${empty} > img`, { '@layer': { [ui]: { blockSize: '11rem', inlineSize: 'auto' } } });

export const sentence = style(inUi({ fontSize: '1.5rem' }));
export const actions = style(inUi({ marginBlockStart: vars.space[1] }));
globalStyle(`${actions} > *`, { '@layer': { [ui]: { justifyContent: 'center' } } });
