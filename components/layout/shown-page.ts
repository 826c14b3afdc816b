/**
 * Selector of what stands in the body while the page that is shown has an attribute. The router keeps pages that were left,
 * hidden by React's `Activity`, which puts `display: none` on them.
 */
export const onPage = (attribute: string): string => `body:has(> main[${attribute}]:not([style*="display: none"])) > &`;
