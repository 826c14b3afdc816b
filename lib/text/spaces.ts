/** The narrow no-break space, which Intl puts into figures and neither font of the house has, as the wide one. */
export const withWideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Runs of blanks as one. A no-break space belongs to the text: French has one before its marks. */
export const withSingleBlanks = (text: string): string => text.replace(/[^\S\u00a0]+/g, ' ').trim();
