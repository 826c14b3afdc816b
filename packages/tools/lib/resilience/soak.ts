import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { say } from '../report.ts';
import { residentMb } from './resident.ts';
import { numberOf, type Scenario } from './scenario.ts';
import { slopeOf } from './slope.ts';
import { startReaders } from './soak-load.ts';
import { startSubmitters } from './submitters.ts';
import { openTestSite, settings } from './test-site.ts';
import { isSound, unmeasured } from './verdicts.ts';

const usage =
  'soak [--minutes 30] [--readers 4]   pages, searches, forms with files and visitors who go away: memory, descriptors, files';

const EVERY_MS = 5_000;
const MOST_MB_A_MINUTE = 1;
const MOST_GROWTH = 0.15;
const MOST_MB = 400;
const MOST_DESCRIPTORS = 10;

/** Memory in MB: resident, V8 heap in use, and memory outside the heap that V8 accounts for (buffers, WebAssembly). */
type Sample = { minute: number; rss: number; heap: number; outside: number; descriptors: number; temporary: number };

const metricsPort = settings.ports.PORT + 23;
const MB = 1024 ** 2;

async function countedMb(): Promise<Pick<Sample, 'heap' | 'outside'>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const mb = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / MB;
  return { heap: mb('nodejs_heap_size_used_bytes'), outside: mb('nodejs_external_memory_bytes') };
}

async function sampleOf(pid: number, minute: number, temporaryDir: string): Promise<Sample> {
  const descriptors = readdirSync(`/proc/${pid}/fd`).length;
  const parts = readdirSync(`${settings.values.STORE_DIR}/files`).filter((name) => name.endsWith('.part'));
  return {
    minute,
    rss: residentMb(pid),
    ...(await countedMb()),
    descriptors,
    temporary: parts.length + readdirSync(temporaryDir).length,
  };
}

async function watch(pid: number, minutes: number, temporaryDir: string): Promise<Sample[]> {
  const began = Date.now();
  const samples: Sample[] = [];
  for (let minute = 0; minute < minutes; minute = (Date.now() - began) / 60_000) {
    const sample = await sampleOf(pid, minute, temporaryDir);
    if (samples.length % 12 === 0)
      say(
        `minute ${minute.toFixed(0)}: ${sample.rss.toFixed(0)} MB, heap ${sample.heap.toFixed(0)}, buffers ${sample.outside.toFixed(0)}`,
      );
    samples.push(sample);
    await wait(EVERY_MS);
  }
  return samples;
}

const meanOf = (samples: readonly Sample[], pick: (sample: Sample) => number): number =>
  samples.reduce((sum, each) => sum + pick(each), 0) / samples.length;

function spanOf(values: readonly number[]): { most: number; said: string } {
  const most = Math.max(...values);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return { most, said: `${first.toFixed(0)} MB first, ${last.toFixed(0)} last, ${most.toFixed(0)} at most` };
}

/**
 * Prints the figures after the warm-up: a third of the time, ten minutes at most. Returns whether they are within the
 * limits.
 */
function report(samples: readonly Sample[], minutes: number, left: number): boolean {
  const from = Math.min(10, minutes / 3);
  const warm = samples.filter(({ minute }) => minute >= from);
  const slope = (pick: (sample: Sample) => number) =>
    slopeOf(warm.map((each) => ({ minute: each.minute, value: pick(each) })));
  const fifth = Math.ceil(warm.length / 5);
  const [early, late] = [warm.slice(0, fifth), warm.slice(-fifth)];
  const growth = meanOf(late, ({ rss }) => rss) / meanOf(early, ({ rss }) => rss) - 1;
  const more = Math.round(
    meanOf(late, ({ descriptors }) => descriptors) - meanOf(early, ({ descriptors }) => descriptors),
  );
  const rise = slope(({ rss }) => rss);
  const [rss, heap] = [spanOf(warm.map((each) => each.rss)), spanOf(warm.map((each) => each.heap))];
  console.log(`samples after the warm-up           ${warm.length}, over ${(minutes - from).toFixed(1)} minutes`);
  console.log(`resident memory, slope              ${rise.toFixed(2)} MB a minute`);
  console.log(`resident memory                     ${rss.said}, growth ${(growth * 100).toFixed(1)} %`);
  console.log(`heap in use, slope                  ${slope((each) => each.heap).toFixed(2)} MB a minute`);
  console.log(`heap in use                         ${heap.said}`);
  console.log(`buffers and the like                ${spanOf(warm.map(({ outside }) => outside)).said}`);
  console.log(`file descriptors                    ${more >= 0 ? '+' : ''}${more}`);
  console.log(`temporary files left                ${left}`);
  const isBounded = rise < MOST_MB_A_MINUTE && growth < MOST_GROWTH && rss.most <= MOST_MB;
  return isBounded && Math.abs(more) <= MOST_DESCRIPTORS && left <= 0;
}

async function run(words: readonly string[]): Promise<number> {
  const options = { minutes: { type: 'string', default: '30' }, readers: { type: 'string', default: '4' } } as const;
  const { values } = parseArgs({ args: [...words], options });
  const [minutes, readers] = [numberOf('minutes', values.minutes), numberOf('readers', values.readers)];
  // Used by this site alone, so that the files it leaves there can be counted.
  const temporaryDir = mkdtempSync(path.join(tmpdir(), 'soak-'));
  const { pid } = await openTestSite({ METRICS_PORT: String(metricsPort), TMPDIR: temporaryDir });
  const { load, ended } = startReaders(readers, 20);
  const submitters = await startSubmitters(2_000);
  say(`${readers} readers and ten clients with forms for ${minutes} minutes.`);
  const samples = await watch(pid, minutes, temporaryDir);
  load.stop = submitters.ledger.stop = true;
  await Promise.all([ended, submitters.ended]);
  const { size: submissions } = submitters.ledger.acknowledged;
  console.log(`requests of pages                   ${load.requests}`);
  console.log(`submissions                         ${submissions}`);
  console.log(`errors                              ${JSON.stringify(load.errors)}`);
  // Once no client is submitting a form.
  const { temporary } = await sampleOf(pid, minutes, temporaryDir);
  const fine = report(samples, minutes, temporary - (samples[0]?.temporary ?? 0));
  rmSync(temporaryDir, { recursive: true });
  const isMeasured = isSound(unmeasured({ 'requests of pages': load.requests, submissions }));
  return fine && isMeasured && Object.keys(load.errors).length === 0 ? 0 : 1;
}

export const soak: Scenario = { usage, run };
