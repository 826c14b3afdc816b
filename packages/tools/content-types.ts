/** Writes the types of the content models that `lib/services/prismic` reads. `--check` fails when they are stale. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { generateTypes, NON_EDITABLE_FILE_HEADER } from 'prismic-ts-codegen';
import { LOCALES } from '../../lib/platform/markets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'prismicio-types.d.ts');
const models = <Model>(pattern: string): Model[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')));

const types = `${NON_EDITABLE_FILE_HEADER}\n\n${generateTypes({
  customTypeModels: models<CustomTypeModel>('customtypes/*/index.json'),
  sharedSliceModels: models<SharedSliceModel>('slices/*/model.json'),
  localeIDs: [...LOCALES],
  typesProvider: '@prismicio/client',
  clientIntegration: { includeCreateClientInterface: true, includeContentNamespace: true },
})}`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== types) {
    console.error('prismicio-types.d.ts is stale: run npm run generate');
    process.exit(1);
  }
} else {
  writeFileSync(target, types);
}
