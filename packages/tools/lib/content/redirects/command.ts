import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, MARKETS } from '../../../../../lib/platform/markets.ts';
import { routesIn } from '../../../../../lib/services/prismic/links.ts';
import { fromHere } from '../../directory/command.ts';
import { compare, comparisonOf, isSent, nameGone, send } from '../../directory/send.ts';
import { createWriter, type Writer } from '../../prismic/write-client.ts';
import { root } from '../../processes.ts';
import { Advice, say } from '../../report.ts';
import { loadSettings } from '../../settings.ts';
import { type Journal, openJournal, readJournal } from '../push/journal.ts';
import { about } from '../push/refused.ts';
import { publishRelease } from '../push/release.ts';
import { environment, journalOf, releaseLimit, settingsOf, writeSettings } from '../push/settings.ts';
import { judgeRows, type Known, type RedirectEntry, readRows, type Sites } from './list.ts';
import { movedSince, type Remembered, remember } from './moved.ts';

type Options = { import?: string; moved?: boolean; 'dry-run'?: boolean; publish?: boolean; adopt?: boolean };

async function knownAddresses(writer: Writer): Promise<Known> {
  const known = new Map();
  for (const lang of LOCALES) {
    const documents = await about('reading the addresses', writer.addresses(lang, routesIn(lang)));
    known.set(lang, new Map(documents.flatMap(({ id, url }) => (url ? [[url, id]] : []))));
  }
  return known;
}

/** The documents of a list; throws Advice that names every line that is wrong. */
function listed(file: string, known: Known): RedirectEntry[] {
  const { values } = loadSettings();
  const sites = Object.fromEntries(
    LOCALES.map((locale) => [locale, values[MARKETS[locale].siteUrlSetting] ?? '']),
  ) as Sites;
  const rows = readRows(readFileSync(fromHere(file), 'utf8'));
  const { entries, problems } = judgeRows(rows, known, sites);
  if (problems.length > 0) {
    const lines = problems.map((problem) => `\n  ${problem}`).join('');
    throw new Advice(`Nothing was sent: ${problems.length} of ${rows.length} lines are wrong.${lines}`);
  }
  say(`${rows.length} old addresses lead to ${entries.length} targets.`);
  return entries;
}

/** The redirects of pages that moved since the last run, which the file remembers. */
function moved(file: string, known: Known, journal: Journal, isRehearsal: boolean): RedirectEntry[] {
  const before: Remembered = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const entries = movedSince(before, known, (entry) => isSent(journal, entry));
  const first = isRehearsal
    ? 'Nothing is remembered yet: run it without --dry-run.'
    : 'The addresses of today are remembered.';
  say(existsSync(file) ? `${entries.length} pages have another address.` : first);
  return entries;
}

/**
 * `content redirects`: sends redirects to the repository of the settings, as drafts in the migration release: those of a
 * list, one document for each target, or those of pages that moved. Nothing is sent while a line of the list is wrong.
 */
export async function sendRedirects(options: Options, usage: string): Promise<number> {
  if (!options.import && !options.moved) throw new Advice(usage);
  const isRehearsal = options['dry-run'] === true;
  const settings = settingsOf(environment(), isRehearsal);
  const onWait = (seconds: number) => say(`The service asks to wait ${seconds} s (429)…`);
  const writer = createWriter({ ...writeSettings(settings), onWait });
  const { file: place, endpoint } = journalOf(settings);
  const base = place.replace(/\.jsonl$/, options.import ? '.redirects' : '.moved');
  const target = { repository: settings.repository, endpoint };
  // A run has the lock before it writes its file of entries, and a rehearsal another file: no run reads those of another.
  const journal = (isRehearsal ? readJournal : openJournal)(`${base}.jsonl`, target);
  try {
    const known = await knownAddresses(writer);
    const entries = options.import ? listed(options.import, known) : moved(`${base}.json`, known, journal, isRehearsal);
    // A list is known by the name of its file: another list says nothing about its redirects.
    const part = options.import && path.basename(options.import);
    const sent = {
      entries: `${base}${isRehearsal ? '.dry-run' : ''}.ndjson`,
      parts: part ? new Set([part]) : undefined,
    };
    mkdirSync(path.dirname(base), { recursive: true });
    writeFileSync(sent.entries, entries.map((entry) => `${JSON.stringify({ ...entry, part })}\n`).join(''));
    if (isRehearsal) {
      console.log(comparisonOf(await compare({ ...sent, journal })));
      return 0;
    }
    const job = { writer, journal, limit: releaseLimit(environment()), say };
    const done = await send({ ...job, ...sent, adopt: options.adopt, publish: options.publish });
    console.log(comparisonOf(options.import ? done : { ...done, gone: [] }));
    if (options.import) nameGone(done, path.relative(root, `${base}.gone.txt`), say);
    else writeFileSync(`${base}.json`, JSON.stringify(remember(known)));
    if (options.publish) await publishRelease(job);
    else if (done.created + done.changed > 0) say('They are drafts in the migration release: publish it there.');
    return 0;
  } finally {
    journal.close();
  }
}
