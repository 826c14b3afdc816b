import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importedBy } from '../setup/imports.ts';

const root = path.join(import.meta.dirname, '../..');

/** A folder of lib: `cart`, `platform/log`, `services/shopify`. A file directly in lib counts as a folder. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(1);
  return parts.slice(0, parts[0] === 'platform' || parts[0] === 'services' ? 2 : 1).join('/');
}

/** What a file imports from lib at run time, as paths from the root without an extension. */
function importsOf(file: string): string[] {
  return importedBy(readFileSync(path.join(root, file), 'utf8')).flatMap((specifier) => {
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? path.join(path.dirname(file), specifier)
        : '';
    return target.startsWith('lib/') ? [target] : [];
  });
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Folder → imported folder → the import that causes it. */
function graphOf(imports: readonly (readonly [file: string, target: string])[]): Graph {
  const graph = new Map<string, Map<string, string>>();
  for (const [file, target] of imports) {
    const [from, to] = [folderOf(file), folderOf(target)];
    const edges = graph.get(from) ?? new Map<string, string>();
    if (from !== to) edges.set(to, `${file} → ${target}`);
    graph.set(from, edges);
  }
  return graph;
}

/** The imports that form a cycle between folders; empty if there is none. */
function circleIn(graph: Graph): string[] {
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): string[] => {
    const begun = way.indexOf(folder);
    if (begun >= 0) {
      const circle = [...way.slice(begun), folder];
      return circle.slice(1).map((to, index) => graph.get(circle[index] ?? '')?.get(to) ?? to);
    }
    if (done.has(folder)) return [];
    for (const to of graph.get(folder)?.keys() ?? []) {
      const found = visit(to, [...way, folder]);
      if (found.length > 0) return found;
    }
    done.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const found = visit(folder, []);
    if (found.length > 0) return found;
  }
  return [];
}

describe('the folders of lib', () => {
  test('import each other in no circle: share a named module, pass the thing in, or move the constant down', () => {
    const files = globSync('lib/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.d.ts'));
    const imports = files.flatMap((file) => importsOf(file).map((target) => [file, target] as const));
    expect(imports.length).toBeGreaterThan(500);
    expect(circleIn(graphOf(imports))).toEqual([]);
  });

  test.each([
    ['two folders', ['lib/a/x.ts → lib/b/y', 'lib/b/y.ts → lib/a/z'], 2],
    ['around a corner', ['lib/a/x.ts → lib/b/y', 'lib/b/y.ts → lib/services/c/z', 'lib/services/c/z.ts → lib/a/x'], 3],
    ['none', ['lib/a/x.ts → lib/b/y', 'lib/a/x.ts → lib/services/c/z', 'lib/b/y.ts → lib/services/c/z'], 0],
    ['within a folder', ['lib/a/x.ts → lib/a/y', 'lib/a/y.ts → lib/a/x'], 0],
  ])('are looked through: %s', (_, imports, length) => {
    const pairs = imports.map((each) => each.split(' → ') as [string, string]);
    expect(circleIn(graphOf(pairs))).toHaveLength(length);
  });
});
