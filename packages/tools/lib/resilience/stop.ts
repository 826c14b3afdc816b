import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { statusOf } from '../ports.ts';
import { say } from '../report.ts';
import { holdPosts } from './held-posts.ts';
import { sampleFiles } from './sample-files.ts';
import { numberOf, type Scenario } from './scenario.ts';
import { countedRows, forms } from './submitters.ts';
import { openTestSite, reopen, settings } from './test-site.ts';

const usage =
  'stop [--posts 50]   SIGTERM while forms with files are being sent: all are answered and kept, the process ends in 30 s';

/** How long the last bytes of each post are delayed after the shutdown signal, in milliseconds. */
const ON_THE_WAY_MS = 2_000;
const LONGEST_MS = 30_000;

const submissionsIn = (rows: string): number => Number(/(\d+) submissions/.exec(rows)?.[1]);

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { posts: { type: 'string', default: '50' } } });
  const count = numberOf('posts', values.posts);
  const site = settings.values.SITE_URL_FR ?? '';
  const [form] = forms;
  if (!form) return 1;
  const running = await openTestSite();
  const before = submissionsIn(await countedRows());
  const files = form.files.map((field, index) => [field, sampleFiles[index] as File] as const);
  const posts = await holdPosts(
    settings,
    site,
    { ...form, fields: (number) => [...form.fields(`arret-${number}@exemple.fr`), ...files] },
    count,
  );
  say(`${count} posts are on their way; the site is told to stop.`);
  const told = Date.now();
  process.kill(running.pid, 'SIGTERM');
  await wait(ON_THE_WAY_MS);
  const refused = (await statusOf({ port: settings.ports.PORT })) === 0;
  const answers = await posts.finish();
  const answered = Date.now() - told;
  const code = await running.ended;
  const ended = Date.now() - told;
  await reopen();
  const kept = submissionsIn(await countedRows()) - before;
  console.log(`posts in flight                     ${count}`);
  console.log(`  answered                          ${JSON.stringify(answers)}`);
  console.log(`  in the store after a new start    ${kept}`);
  console.log(`new connections after the signal    ${refused ? 'refused' : 'taken'}`);
  console.log(`last answer after                   ${answered} ms, of which ${ON_THE_WAY_MS} ms were the clients' own`);
  console.log(`process ended after                 ${ended} ms, with code ${code}`);
  return answers['200 kept'] === count && kept === count && refused && ended < LONGEST_MS ? 0 : 1;
}

export const stop: Scenario = { usage, run };
