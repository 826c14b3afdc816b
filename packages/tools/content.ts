/**
 * `npm run content check` reports the problems in content/. `npm run content push --dry-run` reports what would be sent to the
 * Prismic repository of the settings; `npm run content push` sends it, and resumes where a previous run stopped.
 * `npm run content screenshots` takes a picture of each slice from the running demonstration.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '../../lib/platform/markets.ts';
import { findingsOf, isWarning, reportOf } from './lib/content/check.ts';
import { ruleList } from './lib/content/law-page.ts';
import { adviceFor } from './lib/content/push/advice.ts';
import { compare } from './lib/content/push/compare.ts';
import { openJournal, readJournal } from './lib/content/push/journal.ts';
import { type Plan, planOf } from './lib/content/push/plan.ts';
import { push } from './lib/content/push/push.ts';
import { about } from './lib/content/push/refused.ts';
import { publishRelease } from './lib/content/push/release.ts';
import { orphansOf, previewOf } from './lib/content/push/report.ts';
import { environment, journalOf, releaseLimit, settingsOf, writeSettings } from './lib/content/push/settings.ts';
import { type Content, projectDirs, readContent } from './lib/content/read.ts';
import { sendRedirects } from './lib/content/redirects/command.ts';
import { takeScreenshots } from './lib/content/screenshots.ts';
import { takenByNpm } from './lib/npm-options.ts';
import { createWriter } from './lib/prismic/write-client.ts';
import { script } from './lib/processes.ts';
import { Advice, say } from './lib/report.ts';
import { contentDirOf, loadSettings } from './lib/settings.ts';

const USAGE = `Usage:
  npm run content check [-- --as-of 2027-06-01]       what is wrong with content/, today or on a day
  npm run content check -- --rules                    the rules of law, with their source and date
  npm run content push --dry-run                      what would be sent, and nothing is
  npm run content push [-- --only product,author]     send it to the repository of the settings
      --journal <file>   where to remember what was sent; by default below .content-push/, where the other tools look
      --adopt            take over documents that the repository already has
      --publish          publish the migration release, when it is full and at the end
  npm run content screenshots                         a picture of each variation, beside its model, from the running site
  npm run content redirects -- --import list.csv      send a list of redirects: from, to, market, permanent
      --dry-run          what would be sent, and what is wrong with the list
  npm run content redirects -- --moved                redirects for pages whose address changed since the last run`;

const options = {
  'as-of': { type: 'string' },
  rules: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  only: { type: 'string' },
  journal: { type: 'string' },
  adopt: { type: 'boolean' },
  publish: { type: 'boolean' },
  import: { type: 'string' },
  moved: { type: 'boolean' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function words(): { command: string; values: Options } {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    if (positionals.length === 1)
      return { command: positionals[0] ?? '', values: { ...takenByNpm(options, process.env), ...values } };
  } catch (error) {
    throw new Advice(`${(error as Error).message}\n${USAGE}`);
  }
  throw new Advice(USAGE);
}

const contentDirs = () => ({ ...projectDirs, contentDir: contentDirOf(environment()) });

async function check({ rules, 'as-of': day = new Date().toISOString().slice(0, 10) }: Options): Promise<number> {
  if (rules) {
    console.log(ruleList());
    return 0;
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Advice(`--as-of ${day} is not a day such as 2027-06-01.`);
  const content = await readContent(contentDirs());
  const findings = findingsOf(content, day);
  if (findings.length === 0) {
    console.log(`Nothing is wrong with the ${content.entries.length} documents of content/.`);
    return 0;
  }
  console.error(reportOf(findings));
  return findings.every(isWarning) ? 0 : 1;
}

const planned = (content: Content, languages: readonly string[], { only }: Options): Plan =>
  planOf({ content, contentDir: contentDirs().contentDir, languages, only: only?.split(',') });

function refuseUnsound({ problems }: Plan): void {
  if (problems.length === 0) return;
  const lines = problems.map((line) => `  ${line}`).join('\n');
  throw new Advice(`Nothing was sent: content/ has ${problems.length} problem(s).\n${lines}`);
}

async function preview(values: Options): Promise<number> {
  const settings = settingsOf(environment(), true);
  const { file, endpoint } = journalOf(settings);
  const journal = readJournal(path.resolve(values.journal ?? file), { repository: settings.repository, endpoint });
  const content = await readContent(contentDirs());
  const plan = planned(content, LOCALES, values);
  console.log(`To the repository ${settings.repository} at ${endpoint}:`);
  console.log(previewOf(compare(content, plan, journal), LOCALES));
  const orphans = orphansOf(content, journal);
  if (orphans.length > 0) console.log(`In the repository and no longer in content/: ${orphans.join(', ')}`);
  refuseUnsound(plan);
  return 0;
}

async function send(values: Options): Promise<number> {
  const settings = settingsOf(environment(), false);
  const content = await readContent(contentDirs());
  const onWait = (seconds: number) => say(`The service asks to wait ${seconds} s (429)…`);
  const writer = createWriter({ ...writeSettings(settings), onWait });
  const { languages, types } = await about('reading the repository', writer.repository());
  const plan = planned(content, languages, values);
  refuseUnsound(plan);
  const { file, endpoint } = journalOf(settings);
  const place = path.resolve(values.journal ?? file);
  const journal = openJournal(place, { repository: settings.repository, endpoint }, path.dirname(file));
  try {
    const job = { content, plan, languages, writer, journal, limit: releaseLimit(environment()), say };
    const done = await push({ ...job, adopt: values.adopt, publish: values.publish }, types);
    say(
      `Done: ${done.uploaded} files uploaded, ${done.described} described, ${done.created} documents created, ${done.filled} filled.`,
    );
    if (done.waiting > 0) say(`${done.waiting} links are empty: their document does not exist there.`);
    const orphans = orphansOf(content, journal);
    if (orphans.length > 0) say(`No longer in content/, to be archived by hand: ${orphans.join(', ')}`);
    if (values.publish) await publishRelease(job);
    else if (done.filled > 0)
      say('They are drafts in the migration release: publish it there, or run again with --publish.');
    return 0;
  } finally {
    journal.close();
  }
}

await script(async () => {
  const { command, values } = words();
  try {
    if (command === 'check') return await check(values);
    if (command === 'screenshots') return await takeScreenshots(loadSettings());
    if (command === 'redirects') return await sendRedirects(values, USAGE);
    if (command === 'push') return await (values['dry-run'] ? preview(values) : send(values));
  } catch (error) {
    const advice = adviceFor(error);
    throw advice ? new Advice(advice) : error;
  }
  throw new Advice(`There is no ${command}.\n${USAGE}`);
});
