const body = (attribute: string): string => `body:has(> main[${attribute}]:not([style*="display: none"]))`;

/**
 * Selector for elements of the body while the current page has an attribute. The router keeps pages that were left, hidden by
 * React's `Activity`, which sets `display: none` on them.
 */
export const onPage = (attribute: string): string => `${body(attribute)} > &`;

/** The last check before payment: of the site frame only the name, the tools and the legal links remain. */
export const onQuietPage = `${body('data-quiet')} &`;
export const quiet = { selectors: { [onQuietPage]: { display: 'none' } } };
/** The error page has no translations, and so no drawer that lists them. */
export const unlessFailed = { selectors: { [`${body('data-failed')} &`]: { display: 'none' } } };
