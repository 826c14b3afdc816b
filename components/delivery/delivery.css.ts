import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const choice = style({ display: 'grid', gap: vars.space[3] });
export const title = style({ fontFamily: vars.font.sans, fontSize: vars.text.body, fontWeight: vars.weight.strong });
export const place = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const zip = style({ flex: '1 1 5rem', minInlineSize: 0, maxInlineSize: '9rem' });

export const parts = style({ display: 'grid', gap: vars.space[2] });
export const change = style({ display: 'inline-block', paddingBlock: vars.space[1] });
export const lines = style({ paddingInlineStart: '1.1em', listStyle: 'disc' });
