import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';

const root = path.join(import.meta.dirname, '../..');

/** The one style sheet of a production build, imported by the root layout. In development it is empty. */
const target = path.join(root, 'components/theme/all.generated.css');

const write = (css: string): void => {
  mkdirSync(path.dirname(target), { recursive: true });
  let before: string | null = null;
  try {
    before = readFileSync(target, 'utf8');
  } catch {
    // The first build of a clone has no previous file.
  }
  if (before !== css) writeFileSync(target, css);
};

/**
 * Compiles every `.css.ts` of the brand into one style sheet. The class names are those that the bundler's plugin computes:
 * both hash the path of the file. Cascade layers decide which rule wins, not the order here.
 */
export async function writeStyles(): Promise<void> {
  const compiler = createCompiler({
    root,
    identifiers: 'short',
    enableFileWatcher: false,
    viteConfig: { resolve: { alias: { '@': root } }, logLevel: 'error' },
  });
  try {
    // Layers are ordered by their first occurrence.
    const files = [
      'components/theme/contract.css.ts',
      ...globSync('{components,slices}/**/*.css.ts', { cwd: root }).sort(),
    ];
    for (const file of files) await compiler.processVanillaFile(path.join(root, file));
    write(compiler.getAllCss());
  } finally {
    await compiler.close();
  }
}

/** In development the bundler serves each file's styles itself. */
export const writeNoStyles = (): void => write('');
