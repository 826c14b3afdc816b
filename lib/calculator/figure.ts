import { withWideSpaces } from '../platform/text/clean.ts';

/** A quantity as a BCP 47 tag writes it, to one decimal at most. */
export const figure = (value: number, tag: string): string =>
  withWideSpaces(new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value));
