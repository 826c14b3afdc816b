/**
 * Writes lib/places/communes.txt, the embedded gazetteer: `node packages/tools/places.ts <folder of the raw files>`. The raw files,
 * their sources and licences: docs/decisions/033-places.md. Run once a year.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeGazetteer } from './lib/places/gazetteer.ts';
import { readSources } from './lib/places/sources.ts';

const folder = process.argv[2];
if (!folder) {
  console.error(
    'Say which folder has the raw files: node packages/tools/places.ts <folder> (see docs/decisions/033-places.md).',
  );
  process.exit(1);
}
const { lines, communes, parts, lost } = writeGazetteer(readSources(folder));
const target = path.resolve(import.meta.dirname, '../../lib/places/communes.txt');
writeFileSync(target, `${lines.join('\n')}\n`);
console.log(`${communes} communes and arrondissements, ${parts} former communes in ${path.relative('.', target)}.`);
if (lost.length > 0) console.log(`Without a position, left out: ${lost.join(', ')}.`);
