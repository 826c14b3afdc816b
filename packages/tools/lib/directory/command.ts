import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRemovals } from '../../../../lib/directory/selection.ts';
import { importedFile } from '../../../sandbox/prismic/content/imported.ts';
import { openJournal, readJournal } from '../content/push/journal.ts';
import { publishRelease } from '../content/push/release.ts';
import { environment, journalOf, releaseLimit, settingsOf, writeSettings } from '../content/push/settings.ts';
import { createWriter } from '../prismic/write-client.ts';
import { root } from '../processes.ts';
import { Advice, say } from '../report.ts';
import { loadSettings, type Settings } from '../settings.ts';
import { PHYSICIANS, type Physicians } from './category.ts';
import { readFiness } from './finess.ts';
import { importExtract } from './import.ts';
import type { Choices } from './judge.ts';
import { locateByCommune } from './locate.ts';
import { compare, comparisonOf, nameGone, send } from './send.ts';
import { openSink } from './sink.ts';
import { extractDay, sourceEntry } from './source.ts';
import { keptIn, summaryOf, type Tally } from './tally.ts';
import { tellService } from './tell-service.ts';

export type Options = {
  physicians?: string;
  department?: string;
  finess?: string;
  removals?: string;
  extracted?: string;
  to?: string;
  'dry-run'?: boolean;
  adopt?: boolean;
  publish?: boolean;
};

/** npm starts scripts in the project's folder; a relative path is resolved from the folder where npm was called. */
export const fromHere = (file: string): string => path.resolve(process.env.INIT_CWD ?? '', file);

async function removalsOf(file: string | undefined): Promise<ReadonlySet<string>> {
  if (!file) return new Set();
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Advice(`The removal list ${file} cannot be read. Nothing was imported.`);
  });
  return readRemovals(text);
}

function physiciansOf(text = 'general'): Physicians {
  const found = PHYSICIANS.find((name) => name === text);
  if (!found) throw new Advice(`--physicians ${text}: choose ${PHYSICIANS.join(' or ')}.`);
  return found;
}

async function choicesFrom(options: Options, settings: Settings): Promise<Choices> {
  const removals = options.removals ? fromHere(options.removals) : settings.values.DIRECTORY_REMOVALS;
  const departments = options.department
    ?.toUpperCase()
    .split(',')
    .map((code) => code.trim());
  return {
    physicians: physiciansOf(options.physicians),
    removals: await removalsOf(removals || undefined),
    departments: departments && new Set(departments),
    finess: options.finess ? await readFiness(fromHere(options.finess)) : undefined,
    locate: locateByCommune,
  };
}

const progress = (tally: Tally): void =>
  say(`${tally.lines.toLocaleString('en')} lines, ${keptIn(tally).toLocaleString('en')} entries…`);

/** Converts the extract into a file of entries, atomically. @param target null: counts only */
async function extractInto(target: string | null, file: string, choices: Choices, stated?: string): Promise<void> {
  const began = performance.now();
  const day = await extractDay(file, stated);
  const sink = target ? openSink(target) : null;
  try {
    await sink?.take(sourceEntry(day));
    const tally = await importExtract({
      ...choices,
      file,
      take: sink?.take ?? (() => undefined),
      onProgress: progress,
    });
    console.log(summaryOf(tally));
    say(`The pages will say: extract of ${day}.`);
    const speed = Math.round(tally.lines / ((performance.now() - began) / 1_000));
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    say(`${speed.toLocaleString('en')} lines a second, at most ${megabytes} MB of memory.`);
    if (keptIn(tally) === 0) throw new Advice('Nothing of it would be listed: what was there before stays.');
    await sink?.finish();
  } catch (error) {
    sink?.abandon();
    throw error;
  }
}

async function intoRepository(file: string, options: Options, choices: Choices): Promise<void> {
  const dryRun = options['dry-run'] ?? false;
  const settings = settingsOf(environment(), dryRun);
  const { file: place, endpoint } = journalOf(settings);
  const base = place.replace(/\.jsonl$/, '.directory');
  const entries = `${base}${dryRun ? '.dry-run' : ''}.ndjson`;
  const target = { repository: settings.repository, endpoint };
  // A run has the lock before it writes its file of entries, and a rehearsal another file: no run reads those of another.
  const journal = (dryRun ? readJournal : openJournal)(`${base}.jsonl`, target);
  try {
    await extractInto(entries, file, choices, options.extracted);
    if (dryRun) {
      console.log(comparisonOf(await compare({ entries, journal, parts: choices.departments })));
      return;
    }
    const onWait = (seconds: number) => say(`The service asks to wait ${seconds} s (429)…`);
    const writer = createWriter({ ...writeSettings(settings), onWait });
    const job = { writer, journal, parts: choices.departments, limit: releaseLimit(environment()), say };
    const done = await send({ ...job, entries, adopt: options.adopt, publish: options.publish });
    console.log(comparisonOf(done));
    nameGone(done, path.relative(root, `${base}.gone.txt`), say);
    if (options.publish) await publishRelease(job);
    else if (done.created + done.changed > 0) say('They are drafts in the migration release: publish it there.');
  } finally {
    journal.close();
  }
}

/** `directory import`: imports the extract into the embedded content service or the repository of the settings. */
export async function importInto(file: string, options: Options): Promise<number> {
  const settings = loadSettings();
  const { to = 'embedded' } = options;
  if (to !== 'embedded' && to !== 'repository') throw new Advice(`--to ${to}: choose embedded or repository.`);
  const choices = await choicesFrom(options, settings);
  if (to === 'repository') {
    await intoRepository(fromHere(file), options, choices);
    return 0;
  }
  const stateDir = path.resolve(root, settings.values.SANDBOX_STATE_DIR || '.sandbox');
  const target = importedFile(stateDir);
  await extractInto(options['dry-run'] ? null : target, fromHere(file), choices, options.extracted);
  if (options['dry-run']) say('Nothing was written.');
  else say(await tellService(settings, path.relative(root, target)));
  return 0;
}
