import { withWideSpaces } from '../platform/text/clean.ts';

/** Formats a quantity for a BCP 47 tag, with one decimal at most. */
export const figure = (value: number, tag: string): string =>
  withWideSpaces(new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value));
