import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
/** An import that loads its module at once; those of types alone are gone by then. */
const STATIC = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:([^'"`;]*?)\s*from\s*)?'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** A tool may have put a comment before it. */
const begins = (source: string, directive: string): boolean =>
  source.replace(/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/, '').startsWith(`'${directive}'`);
const hasOnlyTypes = (names = ''): boolean =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => /^\s*(?:type\s.*)?$/s.test(name));

function importsOf(source: string): string[] {
  return [...source.matchAll(STATIC)].flatMap(([, names, specifier = '']) => (hasOnlyTypes(names) ? [] : [specifier]));
}

function fileOf(specifier: string, from: string): string | undefined {
  const place = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier);
  return ENDINGS.map((ending) => place + ending).find(
    (file) => existsSync(path.join(root, file)) && path.extname(file) !== '',
  );
}

/** The files through which a module of the browser loads a package at once; null where it does not. */
function wayTo(wanted: RegExp, start: string): string[] | null {
  const todo = [[start]];
  const seen = new Set([start]);
  for (const way of todo) {
    const file = way.at(-1) ?? '';
    const source = read(file);
    // A server action is called over the network: what it imports stays there.
    if (begins(source, 'use server')) continue;
    for (const specifier of importsOf(source)) {
      if (wanted.test(specifier)) return [...way, specifier];
      const next = /^(?:@\/|\.)/.test(specifier) ? fileOf(specifier, file) : undefined;
      if (!next || seen.has(next) || !/\.tsx?$/.test(next)) continue;
      seen.add(next);
      todo.push([...way, next]);
    }
  }
  return null;
}

const clients = globSync('{app,components,lib,slices}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
  begins(read(file), 'use client'),
);

test('no module of the browser loads the rules of forms with the page: zod weighs 40 KB', () => {
  expect(clients.length).toBeGreaterThan(50);
  const ways = clients.map((file) => wayTo(/^zod(?:$|\/)|^@conform-to\/zod/, file)).filter((way) => way !== null);
  expect(ways).toEqual([]);
});

test('the way is found where there is one', () => {
  expect(wayTo(/^zod$/, 'lib/contact/schema.ts')).toEqual(['lib/contact/schema.ts', 'zod']);
  expect(wayTo(/^zod$/, 'lib/cart/schema.ts')?.at(-1)).toBe('zod');
});
