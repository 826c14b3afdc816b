import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchStyles } from '../styles.ts';

const source = (rule: string): string =>
  `import { style } from '@vanilla-extract/css';\nimport { gap } from './sizes';\nexport const box = style({ ${rule}, gap });\n`;

/** A folder like the site's, with one rule of its own. */
function folder() {
  const root = mkdtempSync(path.join(tmpdir(), 'styles-'));
  for (const name of ['components/theme', 'components/ui', 'slices'])
    mkdirSync(path.join(root, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const put = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
  put('package.json', '{ "name": "brand", "type": "module" }');
  put(
    'components/theme/contract.css.ts',
    "import { layer } from '@vanilla-extract/css';\nexport const base = layer();\n",
  );
  put('components/ui/sizes.ts', "export const gap = '3px';\n");
  put('components/ui/box.css.ts', source("color: 'red'"));
  const sheet = (): string => readFileSync(path.join(root, 'components/theme/all.generated.css'), 'utf8');
  return { root, put, sheet };
}

test('the sheet follows a style, what a style imports and a new file, and survives one that does not compile', async () => {
  const { root, put, sheet } = folder();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const close = await watchStyles('debug', root);
  onTestFinished(async () => {
    await close();
    complaints.mockRestore();
    rmSync(root, { recursive: true });
  });
  expect(sheet()).toMatch(/\.box_box__\w+ \{\s*color: red;\s*gap: 3px;/);

  put('components/ui/box.css.ts', source("color: 'teal'"));
  await expect.poll(sheet).toContain('color: teal');
  put('components/ui/sizes.ts', "export const gap = '8px';\n");
  await expect.poll(sheet).toContain('gap: 8px');
  put('slices/own.css.ts', "import { style } from '@vanilla-extract/css';\nexport const own = style({ order: 7 });\n");
  await expect.poll(sheet).toContain('order: 7');

  put('components/ui/box.css.ts', `${source("color: 'navy'")}export const half = style({`);
  await expect.poll(() => complaints.mock.calls.length).toBeGreaterThan(0);
  expect(sheet()).toContain('color: teal');
  put('components/ui/box.css.ts', source("color: 'navy'"));
  await expect.poll(sheet).toContain('color: navy');
});
