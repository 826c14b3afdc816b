import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { loadMessages, NAMESPACES } from '../../../lib/i18n/messages.ts';
import { LOCALES, MARKETS } from '../../../lib/markets.ts';

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

test('French and Dutch take the same arguments', () => {
  const dutch = new Map(leaves(language('nl')));
  for (const [key, text] of leaves(language('fr'))) {
    expect({ key, takes: argumentsOf(dutch.get(key)) }).toEqual({ key, takes: argumentsOf(text) });
  }
});

describe.each(LOCALES)('%s', (locale) => {
  test('says nothing differently that the language does not say', () => {
    const known = keys(language(MARKETS[locale].language));
    expect(keys(read(`markets/${locale}.json`)).filter((key) => !known.includes(key))).toEqual([]);
  });

  test('is read with the differences of its market', async () => {
    const merged = new Map(leaves((await loadMessages(locale)) as Tree));
    const differences = leaves(read(`markets/${locale}.json`));
    expect(differences.filter(([key, text]) => merged.get(key) !== text)).toEqual([]);
    expect([...merged.keys()].sort()).toEqual(keys(language(MARKETS[locale].language)).sort());
  });

  test('has no message that cannot be formatted', async () => {
    for (const [key, text] of leaves((await loadMessages(locale)) as Tree)) {
      expect(() => new IntlMessageFormat(text, MARKETS[locale].tag), key).not.toThrow();
    }
  });
});
