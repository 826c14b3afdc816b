import path from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../prismic/content/load.ts';

const root = (name: string) => path.join(import.meta.dirname, '../../../..', name);

it('the demonstration content is sound', async () => {
  const dirs = { contentDir: root('content'), modelsDir: root('customtypes'), slicesDir: root('slices') };
  const { documents } = await loadContent(dirs);
  expect(new Set(documents.map(({ lang }) => lang))).toEqual(new Set(['fr-fr', 'fr-be', 'nl-be', 'fr-tn']));
});
