import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryDir } from '../setup/temporary-dir.ts';

const root = path.join(import.meta.dirname, '../..');

const forbidden = [
  ['components/ui/a.tsx', '@/lib/cart/types', 'take plain props'],
  ['components/ui/b.tsx', 'next-intl', 'take words and plain props'],
  ['components/ui/c.tsx', '@/components/cart/cart-line', 'uses components/theme and itself only'],
  ['components/cart/a.tsx', '@/slices', 'below slices and routes'],
  ['components/cart/b.tsx', '@shopify/hydrogen-react', 'Only lib/shopify speaks to the shop'],
  ['slices/Hero/a.tsx', '@/app/page', 'knows no route'],
  ['lib/cart/a.ts', '@/components/ui/button', 'lib is below what is seen'],
  ['lib/cart/b.ts', '../checkout/actions', "another domain's actions"],
  ['lib/shopify/a.ts', '../cart/types', 'The seam knows no domain'],
  ['app/a.ts', '../sandbox/server', 'reaches the embedded services by the address'],
  ['sandbox/a.ts', '../lib/markets', 'a separate program'],
  ['sandbox/shopify/b.ts', '../../lib/markets', 'a separate program'],
] as const;

const allowed = [
  ['components/ui/ok.tsx', '@/lib/images/loader'],
  ['components/cart/ok.tsx', '@/lib/cart/types'],
  ['lib/cart/ok.ts', '../shopify/types'],
  ['lib/cart/own.ts', './actions'],
] as const;

let said: Map<string, string>;

type Report = { diagnostics: { message: string; category: string; location: { path: string } }[] };

// The project's own rules over a small tree of files with one import each.
beforeAll(() => {
  const place = temporaryDir();
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
  writeFileSync(path.join(place, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  for (const [file, specifier] of [...forbidden, ...allowed]) {
    mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(place, file), `import { x } from '${specifier}';\n\nexport const y = x;\n`);
  }
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=200', '.'], {
    cwd: place,
    encoding: 'utf8',
  });
  const { diagnostics }: Report = JSON.parse(stdout);
  said = new Map(
    diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ location, message }) => [location.path.replace(/^\.\//, ''), message]),
  );
});

test.each(forbidden)('%s may not import %s', (file, _, message) => {
  expect(said.get(file)).toContain(message);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(said.get(file)).toBeUndefined();
});
