import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from '../quantile.ts';
import { say } from '../report.ts';
import { residentMb } from './resident.ts';
import { numberOf, type Scenario } from './scenario.ts';
import { slowClients } from './slow-clients.ts';
import { openTestSite, settings } from './test-site.ts';
import { isSound, slowProblems, type Times, unmeasured } from './verdicts.ts';
import { withheldPosts } from './withheld.ts';

const usage =
  'slow [--clients 500] [--seconds 30]   so many clients that send a byte a second, as many slow posts, and large ones that never end';

const PATHS = ['/', '/nos-produits', '/nous-ecrire', '/recherche?q=sommeil'];
const AT_ONCE = 4;

function ask(agent: Agent, site: URL, path: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const { PORT: port } = settings.ports;
    const question = request({ agent, host: '127.0.0.1', port, path, headers: { host: site.host } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : Number.NaN));
    });
    question.once('error', () => resolve(Number.NaN));
    question.end();
  });
}

/** Response times of other visitors, a few of them in parallel, for this many seconds. */
async function measure(site: URL, seconds: number): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const until = performance.now() + seconds * 1_000;
  const all: number[] = [];
  const visitor = async (number: number) => {
    for (let turn = number; performance.now() < until; turn++) {
      all.push(await ask(agent, site, PATHS[turn % PATHS.length] ?? '/'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => visitor(number)));
  agent.destroy();
  const times = all.filter((time) => !Number.isNaN(time)).sort((a, b) => a - b);
  const at = (share: number) => Math.round(quantile(times, share) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), errors: all.length - times.length, count: times.length };
}

/** Posts of the largest size that never complete, the number of client addresses, and the memory they may use, in MB. */
const WITHHELD = { posts: 60, addresses: 20, most: 400 };

/** Whether posts that never complete leave the memory of the process bounded, and do not block small requests. */
async function beWithheld(site: URL, pid: number): Promise<boolean> {
  const before = residentMb(pid);
  const held = await withheldPosts(settings, site.origin, WITHHELD.posts, WITHHELD.addresses);
  await wait(3_000);
  const grown = residentMb(pid) - before;
  const others = await measure(site, 5);
  held.stop();
  const refused = held.statuses.filter((status) => status === 503).length;
  console.log(
    `${WITHHELD.posts} posts of 20 MB without an end   ${refused} refused with 503; ` +
      `${before.toFixed(0)} MB before, ${grown.toFixed(0)} MB more (${WITHHELD.most} at most)`,
  );
  console.log(row('beside them', others));
  const isMeasured = isSound(unmeasured({ 'posts refused': refused, 'answers beside them': others.count }));
  return isMeasured && grown <= WITHHELD.most && others.errors === 0;
}

const row = (name: string, { p50, p95, errors, count }: Times): string =>
  `${name.padEnd(28)}p50 ${p50} ms   p95 ${p95} ms   ${count} answers   ${errors} errors`;

async function run(words: readonly string[]): Promise<number> {
  const options = { clients: { type: 'string', default: '500' }, seconds: { type: 'string', default: '30' } } as const;
  const { values } = parseArgs({ args: [...words], options });
  const [clients, seconds] = [numberOf('clients', values.clients), numberOf('seconds', values.seconds)];
  const { pid } = await openTestSite();
  const site = new URL(settings.values.SITE_URL_FR ?? '');
  await measure(site, 5);
  const alone = await measure(site, seconds);
  say(`${clients} clients begin with their headers and ${clients} with a post, a byte a second…`);
  const slow = (['headers', 'body'] as const).map((kind) => slowClients(clients, kind, site, settings.ports.PORT));
  await wait(2_000);
  const beside = await measure(site, seconds);
  const [headers = 0, posts = 0] = slow.map(({ cutOff }) => cutOff());
  const connected = slow.map((each) => each.connected());
  for (const each of slow) each.stop();
  console.log(row('without slow clients', alone));
  console.log(row(`beside ${2 * clients} of them`, beside));
  console.log(
    `cut off after ${seconds + 2} s            ${headers} slow with their headers, ${posts} slow with a post`,
  );
  const fine = isSound(slowProblems({ alone, beside, clients, connected }));
  const isLight = await beWithheld(site, pid);
  return fine && isLight ? 0 : 1;
}

export const slow: Scenario = { usage, run };
