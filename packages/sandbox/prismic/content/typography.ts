const NBSP = '\u00a0';
const UNITS =
  '€|%|‰|°C|CH|DH|µg|mcg|mg|g|kg|ml|mL|cl|cL|L|l|mm|cm|km|m|Ko|kB|Mo|MB|kcal|kJ|UI|h|min|s|ans?|mois|jours?|semaines?|gommes?|gélules?|comprimés?|gouttes?|pastilles?|globules?|cuillères?|soirs?|granules?|doses?|unidoses?|sachets?|flacons?';

const apostrophes = (text: string) => text.replace(/(?<=\p{L})'|'(?=\p{L})/gu, '’');

/** The text with no-break spaces between numbers and units. */
export const withUnits = (text: string) =>
  text.replace(new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), NBSP);

const french = (text: string) =>
  withUnits(apostrophes(text))
    .replace(/ (?=[:;!?»])/g, NBSP)
    .replace(/(?<=«) /g, NBSP)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP);

/**
 * The text with the typography of its language: curly apostrophes, and no-break spaces in French.
 * The length never changes, so that the offsets of rich text spans stay valid.
 */
export const typography = (text: string, language: string): string =>
  language.startsWith('fr') ? french(text) : apostrophes(text);
