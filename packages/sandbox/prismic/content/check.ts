import { loadContent } from './load.ts';
import { ContentProblems } from './problems.ts';

const here = (name: string) => new URL(`../../../../${name}`, import.meta.url).pathname;

try {
  const dirs = { contentDir: here('content'), modelsDir: here('customtypes'), slicesDir: here('slices') };
  const { documents, models } = await loadContent(dirs);
  console.log(`The content is sound: ${documents.length} documents of ${models.types.size} types.`);
} catch (error) {
  if (!(error instanceof ContentProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
