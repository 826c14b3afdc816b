import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importedBy } from '../setup/imports.ts';

const root = path.join(import.meta.dirname, '../..');
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const begins = (source: string, directive: string): boolean => source.startsWith(`'${directive}'`);

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
    for (const specifier of importedBy(source)) {
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

test('no module of the browser reaches the client of the provider, which plain Node.js loads as well', () => {
  expect(clients.map((file) => wayTo(/services\/identity(?:\.ts)?$/, file)).filter((way) => way !== null)).toEqual([]);
  expect(wayTo(/services\/identity(?:\.ts)?$/, 'lib/session/customer-token.ts')).not.toBeNull();
});

test.each(['lib/worker/worker.ts', 'lib/worker/run-jobs.ts', 'lib/worker/deliver.ts'])(
  '%s loads no form: the thread that reads files belongs to posts',
  (start) => {
    expect(wayTo(/(?:^|\/)forms\/handle(?:\.ts)?$/, start)).toBeNull();
    expect(wayTo(/(?:^|\/)services\/store\//, start)).not.toBeNull();
  },
);

/** The pages whose script would contain a client component: those that reach it through static imports. */
const pagesWith = (wanted: RegExp): string[] =>
  globSync('app/**/page.tsx', { cwd: root })
    .filter((file) => wayTo(wanted, file) !== null)
    .map((file) => file.replace(/^app\/\[country\]\/\[locale\]\//, ''))
    .sort();

test('only the list of job offers loads its filters and the form of its alert', () => {
  expect(pagesWith(/\/job-list-forms$/)).toEqual([
    '(careers)/job-offers/list/page.tsx',
    'query/job-offers/list/page.tsx',
  ]);
});

test('no page loads the filters of a listing of products with its route: a product, home and search share it', () => {
  expect(pagesWith(/\/listing-(?:island|filters)$/)).toEqual([]);
  expect(wayTo(/\/lazy-parts$/, 'components/product/products-page.tsx')).not.toBeNull();
});

test('the frame of the site, which every page loads, has no form field, tag or meter in it', () => {
  expect(wayTo(/(?:ui|^\.)\/(?:field|tag)$/, 'components/layout/islands.ts')).toBeNull();
  expect(wayTo(/\/quantities\.css$/, 'components/layout/islands.ts')).toBeNull();
  expect(wayTo(/\/quantities\.css$/, 'components/product/buy-choice.tsx')).not.toBeNull();
});
