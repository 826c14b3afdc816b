import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCountry } from '../services/geocoding.ts';
import { populationNamed } from './communes.ts';
import { MAX_PLACE_TEXT, strongKey } from './query.ts';

/** Location of a place outside the five countries: Belgium, for which the directory has more information, or elsewhere. */
export type Abroad = 'belgium' | 'elsewhere';

const BELGIAN_CODE = /(?<![\p{L}\d])(?:b\s*-?\s*)?([1-9]\d{3})(?!\d)/iu;

/**
 * Postal codes in French format: Guyane, Saint-Pierre-et-Miquelon, Mayotte, Saint-Barthélemy, Saint-Martin, Monaco,
 * Wallis-et-Futuna, Polynésie.
 */
const OTHER_CODE = /(?<!\d)(?:97[35678]\d\d|97133|97150|98[067]\d\d)(?!\d)/;

/** Languages in which a visitor or an editor may write the name of a country. */
const LANGUAGES = ['fr', 'nl', 'en'];

/**
 * Key of a name → population. Each line lists the names in the languages of Belgium; figures from GeoNames, rounded for
 * the communes of Brussels.
 */
let belgium: ReadonlyMap<string, number> | undefined;
function belgianPlaces(): ReadonlyMap<string, number> {
  belgium ??= new Map(
    readFileSync(path.join(process.cwd(), 'lib/places/belgium.txt'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        const [names = '', people] = line.split('\t');
        return names.split('|').map((name): [string, number] => [strongKey(name), Number(people)]);
      }),
  );
  return belgium;
}

/** Key of a name → ISO code, for every country and territory. */
let countries: ReadonlyMap<string, string> | undefined;
function countryCodes(): ReadonlyMap<string, string> {
  if (countries) return countries;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  // A former code, such as UK or YU, has the same name as the present one.
  const codes = pairs.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  countries = new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return codes.flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name ? [[strongKey(name), code]] : [];
      });
    }),
  );
  return countries;
}

/** ISO code of the country that a text names, alone, after a comma or in brackets: `Genève, Suisse`, `Gent (België)`. */
export function countryIn(text: string): string | undefined {
  const last = text.split(/[,(]/).at(-1) ?? '';
  return countryCodes().get(strongKey(last));
}

/** The name in a text, without postal code and country. */
const bareName = (text: string): string => strongKey((text.split(/[,(]/)[0] ?? '').replace(BELGIAN_CODE, ' '));

/**
 * Location of a place that is not in the five countries, as far as it can be determined without guessing; null otherwise.
 * For a name that exists in both, such as Mons, visitors of the Belgian sites get the place with the larger population,
 * all others the French one.
 */
export function abroadOf(typed: string, isBelgian: boolean): Abroad | null {
  const text = typed.slice(0, MAX_PLACE_TEXT);
  const french = populationNamed(text);
  const country = french === 0 ? countryIn(text) : undefined;
  if (country && !readCountry(country)) return country === 'BE' ? 'belgium' : 'elsewhere';
  const people = belgianPlaces().get(bareName(text)) ?? 0;
  if (people > 0 && (french === 0 || (isBelgian && people > french))) return 'belgium';
  if (OTHER_CODE.test(text)) return 'elsewhere';
  return isBelgian && french === 0 && BELGIAN_CODE.test(text) ? 'belgium' : null;
}
