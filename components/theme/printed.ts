/**
 * Collapsed sections that are expanded in print: those with content to read. Sections inside a form, or with a form in them,
 * stay as they are.
 */
export const PRINTED_SECTIONS = 'details:not(form *):not(:has(form))';
