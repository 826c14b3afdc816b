/**
 * A quantity as a BCP 47 tag writes it, to one decimal at most. Its spaces are U+00A0: the narrow one that Intl puts between
 * thousands is in neither of the house's fonts.
 */
export const figure = (value: number, tag: string): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value).replaceAll('\u202f', '\u00a0');
