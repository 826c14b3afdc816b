/**
 * Section 9 of the specification, in px at the default text size; `nav` is where the five entries of the desktop navigation
 * fit.
 */
const breakpoints = { xs: 0, sm: 640, md: 768, lg: 1024, nav: 1180, xl: 1280, '2xl': 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/**
 * In rem, which a media query derives from the browser's text size, a container query from the page's: larger text has less
 * space.
 */
const rem = (px: number) => `${px / 16}rem`;

export const from = (name: Breakpoint) => `(min-width: ${rem(breakpoints[name])})`;
export const until = (name: Breakpoint) => `(max-width: ${rem(breakpoints[name] - 0.02)})`;
export const between = (low: Breakpoint, high: Breakpoint) => `${from(low)} and ${until(high)}`;

/**
 * The container of each `main` and each dialog: a layout that queries it follows the size of the page's text, however that was
 * enlarged.
 */
export const PAGE = 'page';
export const inPage = (condition: string) => `${PAGE} ${condition}`;
/** Large text on a small screen: fewer letters per line than on any phone with the default text size. */
export const crowded = inPage('(max-width: 19.98rem)');

export const motionOk = '(prefers-reduced-motion: no-preference)';
export const motionReduced = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const noScript = '(scripting: none)';
export const scripted = '(scripting: enabled)';
export const print = 'print';

/**
 * Collapsed sections that are expanded in print: those with content to read. Sections inside a form, or with a form in them,
 * stay as they are.
 */
export const PRINTED_SECTIONS = 'details:not(form *):not(:has(form))';
