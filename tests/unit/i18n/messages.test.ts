import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../app/locales/[lng]/[file]/route.ts';
import { loadMessages, NAMESPACES } from '../../../lib/platform/i18n/messages.ts';
import { LOCALES, MARKETS } from '../../../lib/platform/markets.ts';
import { toE164 } from '../../../lib/platform/text/phone.ts';

type Tree = { [key: string]: string | Tree };

const root = path.resolve(import.meta.dirname, '../../../messages');
const read = (file: string): Tree => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

function leaves(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

const keys = (tree: Tree): string[] => leaves(tree).map(([key]) => key);
const language = (name: 'fr' | 'nl'): Tree =>
  Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(`${name}/${namespace}.json`)]));

test('every file of a language belongs to a namespace', () => {
  for (const name of ['fr', 'nl']) {
    expect(readdirSync(path.join(root, name)).sort()).toEqual(NAMESPACES.map((each) => `${each}.json`).sort());
  }
});

test('French and Dutch have the same keys', () => {
  expect(keys(language('nl')).sort()).toEqual(keys(language('fr')).sort());
});

test('the default namespace of the specification is there in its default language', () => {
  const english = leaves(read(`${ENGLISH.locale}/${ENGLISH.namespace}.json`));
  expect(english.map(([key]) => key).sort()).toEqual(keys(read('fr/common.json')).sort());
  const french = new Map(leaves(read('fr/common.json')));
  for (const [key, text] of english)
    expect({ key, takes: argumentsOf(text) }).toEqual({ key, takes: argumentsOf(french.get(key)) });
});

test('French keeps a mark on the line of its word', () => {
  const loose = leaves(language('fr')).filter(([, text]) => / (?:[;!?»]|:(?!:))|« /.test(text));
  expect(loose).toEqual([]);
});

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

function namesIn(parts: Part[]): string[] {
  return parts.flatMap((part) => [
    ...('value' in part && part.type !== 0 ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => namesIn(value)) : []),
    ...('children' in part ? namesIn(part.children) : []),
  ]);
}

const argumentsOf = (text = ''): string[] => [...new Set(namesIn(new IntlMessageFormat(text).getAst()))].sort();

type Value = number | ((words: unknown) => string);
type Said = (key: string, values: Record<string, Value>) => string;

const sampleOf = (text: string, name: string, number: number): Value =>
  text.includes(`<${name}>`) ? (words) => `[${words}]` : number;

test('French and Dutch take the same arguments', () => {
  const dutch = new Map(leaves(language('nl')));
  for (const [key, text] of leaves(language('fr'))) {
    expect({ key, takes: argumentsOf(dutch.get(key)) }).toEqual({ key, takes: argumentsOf(text) });
  }
});

const onError = (error: Error): never => {
  throw error;
};

test.each([
  ['fr-fr', /enregistré sans indications thérapeutiques$/],
  ['fr-be', /enregistré sans indications thérapeutiques approuvées$/],
  ['nl-be', /geregistreerd zonder goedgekeurde therapeutische indicaties$/],
  ['fr-tn', /enregistré sans indications thérapeutiques$/],
] as const)('%s names a registered medicine as its law does', async (locale, status) => {
  const { catalogue } = (await loadMessages(locale)) as { catalogue: { medicine: { registered: string } } };
  expect(catalogue.medicine.registered).toMatch(status);
});

describe.each(LOCALES)('%s', (locale) => {
  test('says nothing differently that the language does not say', () => {
    const known = keys(language(MARKETS[locale].language));
    expect(keys(read(`markets/${locale}.json`)).filter((key) => !known.includes(key))).toEqual([]);
    // The browser imports these by the language alone (components/forms/lazy-email-form.tsx, components/consent/consent-choices.tsx,
    // components/search/search-form.tsx, components/layout/rendering-error.tsx).
    const byLanguage = /^(?:submission|preferences|search\.suggestions|search\.kinds|common\.error)\./;
    expect(keys(read(`markets/${locale}.json`)).filter((key) => byLanguage.test(key))).toEqual([]);
  });

  test('is read with the differences of its market', async () => {
    const merged = new Map(leaves((await loadMessages(locale)) as Tree));
    const differences = leaves(read(`markets/${locale}.json`));
    expect(differences.filter(([key, text]) => merged.get(key) !== text)).toEqual([]);
    expect([...merged.keys()].sort()).toEqual(keys(language(MARKETS[locale].language)).sort());
  });

  test('accepts the telephone numbers that it gives as examples', async () => {
    const text = leaves((await loadMessages(locale)) as Tree)
      .map(([, each]) => each)
      .join('\n');
    const numbers = text.match(/(?:\+\d{2,3} )?\d{1,4}(?: \d{2,3}){3,4}/g) ?? [];
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.filter((number) => !toE164(number, MARKETS[locale].country.toUpperCase()))).toEqual([]);
  });

  test('has no message that is formatted otherwise than ICU says', async () => {
    const messages = await loadMessages(locale);
    const t = createTranslator({ locale: MARKETS[locale].tag, messages, onError }) as unknown as Said;
    for (const [key, text] of leaves(messages as Tree)) {
      for (const number of [0, 1, 2, 12_345.5]) {
        const values = Object.fromEntries(argumentsOf(text).map((name) => [name, sampleOf(text, name, number)]));
        const icu = new IntlMessageFormat(text, MARKETS[locale].tag).format(values);
        expect({ key, said: t(key, values) }).toEqual({ key, said: icu });
      }
    }
  });
});

test('a message whose value was forgotten is a defect', () => {
  const messages = { one: '{count, plural, one {# drop} other {# drops}} of {name}' };
  const t = createTranslator({ locale: 'en', messages, onError }) as unknown as Said;
  expect(() => t('one', { count: 2 })).toThrow('"name" was not provided');
  expect(() => (t as (key: string) => string)('one')).toThrow('"count" was not provided');
  expect(t('one', { count: 2, name: 3 })).toBe('2 drops of 3');
});
