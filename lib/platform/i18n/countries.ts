/**
 * ISO codes of the countries and territories that a form accepts: every one in which the shop stores an address. France comes
 * first, the others by their name in the page's language.
 */
const CODES =
  'AC AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW';

export const COUNTRIES: readonly string[] = CODES.split(' ');

/**
 * Those whose addresses have no postcode, by the shop's own address formats: github.com/Shopify/worldwide, `data/regions`,
 * without `{zip}` in `format.show` (commit 2514b31, August 2026).
 */
const WITHOUT_POSTCODES: ReadonlySet<string> = new Set(
  'AE AG AO AW BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK JM KM ML MO MR QA RW SB SC SL SR SS ST SX TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

/** Whether an address in a country has a postcode. @param country ISO code */
export const hasPostcodes = (country: string): boolean => !WITHOUT_POSTCODES.has(country);

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

/** The name of a country in the language of a tag (BCP 47). A text that is no ISO code is returned as it is. */
export const countryName = (code: string, tag: string): string =>
  /^[A-Z]{2}$/i.test(code) ? (new Intl.DisplayNames(tag, { type: 'region' }).of(code.toUpperCase()) ?? code) : code;
