/** ISO 3166-1 codes of the countries that a form accepts. France comes first, the others by their name in the page's language. */
const CODES =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GF GH GM GN GP GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PM PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WF WS XK YE YT ZA ZM ZW';

export const COUNTRIES: readonly string[] = CODES.split(' ');

/** Section 5 of the specification: "country: required, from a country list (France first), default France". */
export const DEFAULT_COUNTRY = 'FR';

export type CountryOption = { value: string; label: string };

/** The options of a country select. @param tag BCP 47 tag of the page. */
export function countryOptions(tag: string): CountryOption[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const options = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  const first = options.filter(({ value }) => value === DEFAULT_COUNTRY);
  const others = options.filter(({ value }) => value !== DEFAULT_COUNTRY);
  return [...first, ...others.sort((a, b) => a.label.localeCompare(b.label, tag))];
}

/** The name of a country for the team, in the market's language. */
export const countryName = (code: string, tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
