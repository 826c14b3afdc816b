import { globalStyle, style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';

export const zone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** What a slice without content shows to its editor. A slice that draws anything is not `:empty`. */
export const slice = style({ minInlineSize: 0 });
globalStyle(`${slice}:empty::before`, {
  content: 'attr(data-hint)',
  display: 'block',
  margin: vars.space[4],
  padding: vars.space[5],
  border: `${vars.border.line} dashed ${on.fg2}`,
  borderRadius: vars.radius.field,
  color: on.fg2,
});
