import type { StyleRule } from '@vanilla-extract/css';
import { ui, vars } from './contract.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule of `components/ui` in the `ui` layer, so that any class a parent passes wins over it. */
export const inUi = (rule: LayeredRule): StyleRule => ({ '@layer': { [ui]: rule } });

/** The bullet of a list: a granule at the start of the first line. The item is positioned and leaves 1.4em for it. */
export const granule = {
  content: '',
  position: 'absolute',
  insetInlineStart: '.2em',
  insetBlockStart: '.5em',
  inlineSize: '.6em',
  blockSize: '.6em',
  borderRadius: vars.radius.touch,
  background: `radial-gradient(circle at 36% 30%, ${vars.color.granuleLight}, ${vars.color.arnica} 60%, ${vars.color.granuleDark})`,
  forcedColorAdjust: 'none',
} as const;

/** The router keeps pages that were left, hidden by React's `Activity`, which sets `display: none` on them. */
const isShown = ':not([style*="display: none"])';
const body = (attribute: string): string => `body:has(> main[${attribute}]${isShown})`;

/** Selector of the document while an element of the current page matches. */
export const documentWith = (selector: string): string => `html:has(main${isShown} ${selector})`;

/** Selector for elements of the body while the current page has an attribute. */
export const onPage = (attribute: string): string => `${body(attribute)} > &`;

/** The last check before payment: of the site frame only the name, the tools and the legal links remain. */
export const onQuietPage = `${body('data-quiet')} &`;
export const quiet = { selectors: { [onQuietPage]: { display: 'none' } } };
/** The error page has no translations, and so no drawer that lists them. */
export const unlessFailed = { selectors: { [`${body('data-failed')} &`]: { display: 'none' } } };
