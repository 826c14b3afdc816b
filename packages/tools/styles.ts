import { globSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';

/** The folder of the site whose styles are compiled. */
const site = path.join(import.meta.dirname, '../..');
const folders = ['components', 'slices'] as const;

/** The one style sheet of the site, imported by the root layouts. */
const sheetOf = (root: string): string => path.join(root, 'components/theme/all.generated.css');

function write(target: string, css: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  let before: string | null = null;
  try {
    before = readFileSync(target, 'utf8');
  } catch {
    // The first build of a clone has no previous file.
  }
  if (before !== css) writeFileSync(target, css);
}

/** How class names are written. The bundler's plugin must be given the same. */
type Identifiers = 'short' | 'debug';

type Compiler = ReturnType<typeof createCompiler>;

const compilerFor = (root: string, identifiers: Identifiers): Compiler =>
  createCompiler({
    root,
    identifiers,
    enableFileWatcher: false,
    viteConfig: { resolve: { alias: { '@': root } }, logLevel: 'error' },
  });

/** Compiles every `.css.ts`. Returns the files that the sheet was made from, as absolute paths. */
async function compile(root: string, compiler: Compiler): Promise<Set<string>> {
  // Layers are ordered by their first occurrence.
  const files = ['components/theme/contract.css.ts', ...globSync(`{${folders}}/**/*.css.ts`, { cwd: root }).sort()];
  const sources = new Set<string>();
  for (const file of files) {
    const { watchFiles } = await compiler.processVanillaFile(path.join(root, file));
    for (const source of watchFiles) sources.add(source);
  }
  write(sheetOf(root), compiler.getAllCss());
  return sources;
}

/**
 * Compiles every `.css.ts` of the brand into one style sheet. The class names are those that the bundler's plugin computes:
 * both hash the path of the file. Cascade layers decide which rule wins, not the order here.
 */
export async function writeStyles(identifiers: Identifiers): Promise<void> {
  const compiler = compilerFor(site, identifiers);
  try {
    await compile(site, compiler);
  } finally {
    await compiler.close();
  }
}

/**
 * As `writeStyles`, and again after each change of a file that the sheet is made from. A file that does not compile is
 * logged, and the sheet stays as it was. Returns a function that ends the watch.
 */
export async function watchStyles(identifiers: Identifiers, root = site): Promise<() => Promise<void>> {
  const compiler = compilerFor(root, identifiers);
  let sources = await compile(root, compiler);
  let running = Promise.resolve();
  let waiting = false;
  const compileAgain = async (): Promise<void> => {
    waiting = false;
    try {
      await compiler.unstable_invalidateAllModules();
      sources = await compile(root, compiler);
    } catch (error) {
      console.error(error);
    }
  };
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      const file = path.join(root, folder, name ?? '');
      if (waiting || !(sources.has(file) || file.endsWith('.css.ts'))) return;
      waiting = true;
      running = running.then(compileAgain);
    }),
  );
  return async () => {
    for (const watcher of watchers) watcher.close();
    await running;
    await compiler.close();
  };
}
