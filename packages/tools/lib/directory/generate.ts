import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { gazetteer } from '../../../../lib/places/gazetteer.ts';
import { seeded } from '../resilience/random.ts';
import { createLines, HEADER, type Town } from './invented-line.ts';

const AT_ONCE = 2_000;
/** The gazetteer also lists them as arrondissements. */
const WHOLE_CITIES = new Set(['75056', '69123', '13055']);

/** Communes weighted by population: returns the one at a share from 0 to 1 of all people. */
function townsByPopulation(): (share: number) => Town {
  const inhabited = gazetteer().entries.filter(({ code, population }) => population > 0 && !WHOLE_CITIES.has(code));
  const ends: number[] = [];
  for (const { population } of inhabited) ends.push((ends.at(-1) ?? 0) + population);
  const all = ends.at(-1) ?? 0;
  return (share) => {
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > share * all) high = middle;
      else low = middle + 1;
    }
    const found = inhabited[low];
    if (!found) throw new Error('The gazetteer is empty.');
    const { place, code } = found;
    return { code, name: place.name.toUpperCase(), postalCode: place.postalCode ?? '' };
  };
}

type Wanted = { lines: number; seed: number; townAt?: (share: number) => Town };

/** Writes an extract of invented people in the national format, with communes by population; deterministic for a seed. */
export async function generate(file: string, { lines, seed, townAt = townsByPopulation() }: Wanted): Promise<void> {
  const next = createLines(seeded(seed), townAt);
  const stream = createWriteStream(file);
  const ended = finished(stream);
  ended.catch(() => {});
  stream.write(`${HEADER}\n`);
  for (let written = 0; written < lines; written += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, lines - written) }, () => `${next()}\n`);
    if (!stream.write(some.join(''))) await Promise.race([once(stream, 'drain'), ended]);
  }
  stream.end();
  await ended;
}
