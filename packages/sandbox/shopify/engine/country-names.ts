import { isEnumType } from 'graphql';
import { schemaOf } from '../schema.ts';
import { newest } from '../versions.ts';
import { fold } from './text.ts';

const languages = ['en', 'fr', 'nl'];

function read(): Map<string, string> {
  const type = schemaOf(newest).getType('CountryCode');
  const codes = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return new Map(
    codes
      .filter((code) => code !== 'ZZ')
      .flatMap((code) => [code, ...names.map((named) => named.of(code) ?? code)].map((name) => [fold(name), code])),
  );
}

const codes = read();

/** The code of a country given by its code, or by its English, French or Dutch name; null when there is none. */
export const countryNamed = (text: string): string | null => codes.get(fold(text.trim())) ?? null;
