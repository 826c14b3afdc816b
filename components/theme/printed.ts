/** Closed sections that are opened on paper: those to be read. What a form folds away, or a form of a section, stays as it is. */
export const PRINTED_SECTIONS = 'details:not(form *):not(:has(form))';
