import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

const scripted = '(scripting: enabled)';

/** The dashed drop zone: files are selected in it, or dropped on it. */
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  padding: vars.space[5],
  backgroundColor: on.field,
  color: vars.color.ink,
  border: `${vars.border.line} dashed ${vars.color.ink}`,
  borderRadius: vars.radius.field,
  selectors: {
    '&:focus-within': { outline: `${vars.border.ring} solid ${on.focus}`, outlineOffset: vars.border.ring },
    '&[data-over]': { backgroundColor: vars.color.tile, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: vars.color.error },
  },
  '@media': { [forcedColors]: { borderColor: 'FieldText' } },
});

/** Without JavaScript the browser's own field is used: it shows the selected files. */
export const choose = style({ display: 'none', '@media': { [scripted]: { display: 'contents' } } });
export const input = style({
  // The browser's own file input is wider than a phone.
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': {
    [scripted]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const files = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3] });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'center',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  selectors: { '&[data-invalid]': { border: `${vars.border.strong} solid ${vars.color.error}` } },
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere', lineHeight: vars.leading.meta });
export const below = style({ gridColumn: '2 / -1', fontSize: vars.text.small });
export const bar = style({ gridColumn: '2 / -1', inlineSize: '100%', accentColor: vars.color.success });
globalStyle(`${file}[data-invalid] ${below}`, { color: vars.color.error, fontWeight: vars.weight.strong });
