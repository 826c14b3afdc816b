import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, from, inPage, scripted } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { hidden } from '@/components/ui/text.css';

/** As many columns as fit: the list may be long. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  columnGap: vars.space[5],
  marginBlockStart: vars.space[2],
});

/** The width of a form that is the subject of its page. */
export const column = style({ maxInlineSize: '46rem' });

/** Field and button side by side where there is space, stacked where there is not. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const input = style({ flex: '1 1 14rem', minInlineSize: 0, inlineSize: 'auto' });
export const emailNote = style({ marginBlockStart: vars.space[3] });
export const liveRegion = hidden;

export const note = style({ maxInlineSize: '58ch', fontSize: vars.text.small });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  // The inputs, which are last in their fields, stand on one line, whatever is above them.
  alignItems: 'end',
});

export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[4],
    maxInlineSize: '46rem',
    padding: vars.space[5],
    color: vars.color.ink,
  },
  variants: {
    ended: {
      false: { backgroundColor: vars.color.successTint },
      true: { backgroundColor: vars.color.infoTint },
    },
  },
});
export const title = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[2] });

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
export const filesFieldInput = style({
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

export const keptFile = style({
  marginBlockStart: vars.space[2],
  fontSize: vars.text.small,
  selectors: { '&:empty': { margin: 0 } },
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

/** The contact page, form and asides: side by side from lg, the form first. */
export const contactRoom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[7]} ${vars.space[8]}`,
  alignItems: 'start',
  paddingBlock: `${vars.space[6]} ${vars.size.section}`,
  '@container': {
    [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 25rem)', justifyContent: 'space-between' },
  },
});

export const contactHead = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[6] });
export const contactAside = style({ display: 'grid', gap: vars.space[5] });
export const contactCard = style({ padding: vars.space[5] });
export const contactCardTitle = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[3] });
export const hours = style({ marginBlockEnd: vars.space[4] });
export const questions = style({ display: 'grid', gap: vars.space[3] });
export const contactPlant = style({
  display: 'none',
  '@container': { [inPage(from('lg'))]: { display: 'block', inlineSize: '18rem', marginInline: 'auto' } },
});
