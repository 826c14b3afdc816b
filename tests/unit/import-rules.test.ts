import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryDir } from '../setup/temporary-dir.ts';

const root = path.join(import.meta.dirname, '../..');

const forbidden = [
  ['components/ui/a.tsx', '@/lib/cart/view', 'take plain props'],
  ['components/ui/b.tsx', 'next-intl', 'take words and plain props'],
  ['components/ui/c.tsx', '@/components/cart/cart-line', 'uses components/theme and itself only'],
  ['components/cart/a.tsx', '@/slices', 'below slices and routes'],
  ['components/cart/b.tsx', '@shopify/hydrogen-react', 'Only lib/services/shopify speaks to the shop'],
  ['slices/Hero/a.tsx', '@/app/page', 'knows no route'],
  ['lib/cart/a.ts', '@/components/ui/button', 'lib is below what is seen'],
  ['lib/cart/b.ts', '../checkout/actions', "another domain's actions"],
  ['lib/services/shopify/a.ts', '../../cart/types', 'A service knows no feature'],
  ['lib/services/shopify/operations/b.ts', '../../../offers/rules', 'A service knows no feature'],
  ['lib/services/shopify/c.ts', '../prismic/documents', 'A service knows no feature and no other service'],
  ['lib/services/mail/d.ts', '../../contact/schema', 'A service knows no feature'],
  ['lib/services/antivirus.ts', '../uploads/limits', 'A service knows no feature'],
  ['lib/platform/log/e.ts', '../../search/index', 'The ground imports nothing above it'],
  ['lib/platform/f.ts', '../services/shopify/types', 'The ground imports nothing above it'],
  ['app/a.ts', '../sandbox/server', 'reaches the embedded services by the address'],
  ['packages/sandbox/a.ts', '../lib/platform/markets', 'a separate program'],
  ['packages/sandbox/shopify/b.ts', '../../lib/platform/markets', 'a separate program'],
] as const;

const allowed = [
  ['components/ui/ok.tsx', '@/lib/platform/images/loader'],
  ['components/cart/ok.tsx', '@/lib/cart/view'],
  ['lib/cart/ok.ts', '../services/shopify/types'],
  ['lib/services/shopify/ok.ts', '../../platform/errors'],
  ['lib/services/shopify/operations/ok.ts', '../client'],
  ['lib/platform/log/ok.ts', '../env'],
  ['lib/platform/i18n/ok.ts', '../../../messages/fr/common.json'],
  ['lib/cart/own.ts', './actions'],
] as const;

/** Direct access to browser storage, which bypasses the module for it. */
const pastTheDoor = [
  ['components/cart/keeps-a.tsx', "window.localStorage.setItem('a', 'b');"],
  ['lib/cart/keeps-b.ts', "export const found = sessionStorage.getItem('a');"],
  ['lib/cart/keeps-c.ts', "export const found = globalThis.sessionStorage.getItem('a');"],
  ['slices/Hero/keeps-d.tsx', "export const found = document.cookie.includes('a');"],
  ['app/keeps-e.tsx', "document.cookie = 'a=b';"],
  ['components/ui/keeps-f.tsx', "export const found = await cookieStore.get('a');"],
  ['lib/consent/keeps-g.ts', "export const found = window.document.cookie.includes('a');"],
] as const;
const theDoor = [
  'lib/platform/browser/site-data.ts',
  "export const found = window.localStorage.getItem('a');",
] as const;

let said: Map<string, string>;
let reported: Set<string>;

type Report = { diagnostics: { message: string; category: string; location: { path: string } }[] };

// The project's own lint rules over a small tree of files with one import each.
beforeAll(() => {
  const place = temporaryDir();
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
  writeFileSync(path.join(place, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  for (const [file, specifier] of [...forbidden, ...allowed]) {
    mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(place, file), `import { x } from '${specifier}';\n\nexport const y = x;\n`);
  }
  for (const [file, code] of [...pastTheDoor, theDoor]) {
    mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(place, file), `${code}\n`);
  }
  const plugin = 'lib/platform/browser/site-data.grit';
  cpSync(path.join(root, plugin), path.join(place, plugin));
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=200', '.'], {
    cwd: place,
    encoding: 'utf8',
  });
  const { diagnostics }: Report = JSON.parse(stdout);
  reported = new Set(
    diagnostics
      .filter(({ category }) =>
        /^(?:plugin|lint\/style\/noRestrictedGlobals|lint\/suspicious\/noDocumentCookie)$/.test(category),
      )
      .map(({ location }) => location.path.replace(/^\.\//, '')),
  );
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

test.each(pastTheDoor)('%s may not say %s', (file) => {
  expect(reported).toContain(file);
});

test('the door itself may', () => {
  expect(reported).not.toContain(theDoor[0]);
});
