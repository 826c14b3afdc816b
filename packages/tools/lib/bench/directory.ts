import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Category } from '../../../../lib/directory/selection.ts';
import { optionFor } from '../../../../lib/services/prismic/selects.ts';
import { createContent } from '../../../sandbox/prismic/service.ts';
import { projectDirs } from '../content/read.ts';
import { root } from '../processes.ts';
import { say } from '../report.ts';
import { judge } from './bars.ts';
import { placesRows } from './places.ts';
import { ms, type Row, table } from './table.ts';

const LINES = 2_000_000;
const RUNS = 40;
/** Nothing listens on that port: the bench must not send its invented people to a running service. */
const NO_SERVICE = '1';

type DirectorySearch = { where: string; latitude: number; longitude: number; radius: number; category: Category };
const searches: readonly DirectorySearch[] = [
  { where: 'Saint-Denis, 10 km', latitude: -20.8823, longitude: 55.4504, radius: 10, category: 'midwife' },
  { where: 'Valence, 25 km', latitude: 44.9333, longitude: 4.8917, radius: 25, category: 'physician_pharmacy' },
  { where: 'Lyon, 10 km', latitude: 45.7578, longitude: 4.8351, radius: 10, category: 'pediatrician' },
  { where: 'Paris, 5 km', latitude: 48.8566, longitude: 2.3522, radius: 5, category: 'physician_pharmacy' },
  { where: 'Paris, 50 km', latitude: 48.8566, longitude: 2.3522, radius: 50, category: 'midwife' },
  { where: 'Paris, 50 km', latitude: 48.8566, longitude: 2.3522, radius: 50, category: 'physician_pharmacy' },
];

/** In a separate process, so that the reported memory is its own. */
function directory(stateDir: string, ...words: string[]): void {
  const env = { ...process.env, SANDBOX_STATE_DIR: stateDir, SANDBOX_PORT: NO_SERVICE };
  const script = path.join(root, 'packages/tools/directory.ts');
  const { status } = spawnSync(process.execPath, [script, ...words], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`directory ${words[0]} ended with ${status}.`);
}

type Service = Awaited<ReturnType<typeof createContent>>;

function searchUrl({ latitude, longitude, radius, category }: DirectorySearch, ref: string): URL {
  const my = 'my.health_professional';
  const q = `[[at(${my}.category, "${optionFor('professional', category)}")][geopoint.near(${my}.location, ${latitude}, ${longitude}, ${radius})]]`;
  return new URL(`http://cms.test/api/v2/documents/search?${new URLSearchParams({ ref, q, pageSize: '12' })}`);
}

async function measure(service: Service, each: DirectorySearch): Promise<Row> {
  const url = searchUrl(each, service.repository.core.masterRef());
  const times: number[] = [];
  let total = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const response = await service.handle(new Request(url));
    const answer = (await response.json()) as { total_results_size?: number };
    times.push(performance.now() - began);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    total = answer.total_results_size ?? 0;
  }
  const [first = 0] = times;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => ms(sorted[Math.floor(RUNS * share)] ?? 0);
  const missed = total > 0 ? '' : 'nobody was found';
  const spread = { first: ms(first), p50: at(0.5), p95: at(0.95) };
  return { around: each.where, category: each.category, found: total, ...spread, missed };
}

/** `npm run bench -- directory`: imports an invented extract of the national size, and searches it in the embedded service. */
export async function bench(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-'));
  const file = path.join(folder, 'ps-libreacces-personne-activite.txt');
  const rows: Row[] = [];
  try {
    directory(folder, 'generate', file, '--lines', String(LINES));
    say(`The file has ${Math.round(statSync(file).size / 1024 ** 2)} MB. Importing…`);
    directory(folder, 'import', file);
    const began = performance.now();
    const service = await createContent({ ...projectDirs, stateDir: folder, repository: 'silene' });
    const { documents } = service.repository.core.master;
    say(`The service holds ${documents.length.toLocaleString('en')} documents after ${ms(performance.now() - began)}.`);
    for (const each of searches) rows.push(await measure(service, each));
    console.log(`\nProfessionals near a place, the embedded content service in process\n${table(rows)}\n`);
    const memory = Math.round(process.memoryUsage().rss / 1024 ** 2);
    console.log(`Memory of the process with all of them: ${memory} MB\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const places = placesRows();
  console.log(`Places, the embedded gazetteer in process\n${table(places)}\n`);
  return judge([...rows, ...places]);
}
