import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadMessages } from '../../../lib/platform/i18n/messages.ts';
import { DEFAULT_LOCALE } from '../../../lib/platform/markets.ts';

type Tree = { readonly [key: string]: string | Tree };

const root = path.resolve(import.meta.dirname, '../../..');
const source = globSync('{app,components,lib,slices}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Branches that are passed on as a whole, or whose keys are codes, for example of errors. */
const WHOLE = [
  ...['consent', 'preferences', 'calculator.errors', 'customer.errors', 'customer.problems', 'submission'],
  ...['forms.upload', 'search.kind', 'search.kinds', 'search.list', 'search.suggestions'],
  ...['withdrawal.review', 'withdrawal.facts', 'withdrawal.done', 'withdrawal.problems'],
];

const literals = new Set([...source.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text]) => text ?? ''));

/**
 * Keys that are built from parts: `${form}.done`, `trouble.${status}.title`. A template without a literal word matches everything
 * and is ignored.
 */
const templates = [...source.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})*\$\{(?:[^`{}]*\}[\w.-]*))`/g)]
  .map(([, text = '']) => text.split(/\$\{[^`{}]*\}/))
  .filter((parts) => /^\w+\.|\.\w+$/.test(parts.join('\0')))
  .map((parts) => new RegExp(`^${parts.join('[\\w-]+').replaceAll('.', '\\.')}$`));

const isWritten = (key: string): boolean => literals.has(key) || templates.some((template) => template.test(key));

/** Whether a key is used under one of the namespaces that lead to it. */
function isAsked(key: string): boolean {
  const steps = key.split('.');
  const namespaces = steps.slice(0, -1).map((_, at) => steps.slice(0, at + 1).join('.'));
  return namespaces.some(
    (name) => WHOLE.includes(name) || (literals.has(name) && isWritten(key.slice(name.length + 1))),
  );
}

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

test('no message is one that nobody asks for', async () => {
  const keys = keysOf((await loadMessages(DEFAULT_LOCALE)) as Tree);
  expect(keys.filter((key) => !isAsked(key))).toEqual([]);
});
