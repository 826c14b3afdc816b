import { connect } from 'node:tls';
import { contentEndpoint } from '../../../../lib/platform/content-endpoint.ts';
import { type Answer, ask, isHealth, momentOf, reasonOf } from './ask.ts';
import { type Check, type Finding, ok, orOk, problem, unset, warning } from './check.ts';
import { isLocal, sitesOf } from './local.ts';

const SOON_MS = 14 * 86_400_000;
const SKEW_MS = 5_000;
const TOO_MUCH_MS = 60_000;

/** Expiry of the certificate that a host presents; rejects when it is not valid. */
function certificateEnds(address: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname, timeout: 5_000 }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('nothing within 5 s')));
    socket.once('error', reject);
  });
}

/** The finding for a certificate, by its expiry. */
export function judgeCertificate(host: string, ends: number, now: number): Finding[] {
  if (ends - now > SOON_MS) return [];
  return [warning(`the certificate of ${host} ends in ${Math.round((ends - now) / 86_400_000)} days`, 'renew it')];
}

/** A site answers this address under the host of a market only; `/healthz` it answers under any. */
const OF_A_MARKET = '/robots.txt';

/** What a site answers to a post of a type that it does not take: our server, and Next.js without it. */
const REFUSED: readonly number[] = [415, 405];

/**
 * Answers of a public site: to its health, to an address of a market, and to a post that the site rejects by its type
 * once it has found the Origin to be its own.
 */
type PublicAnswers = { health: Answer; page: Answer; post: Answer };

/** The findings for the answers of a public site. */
function judgeAnswers(address: string, { health, page, post }: PublicAnswers): Finding[] {
  const { host } = new URL(address);
  const look = 'look at the site and at the proxy';
  const proxy = `it must pass the Host header on as it comes: ${host}`;
  const paths = 'it must pass every path and its answer on as they are';
  if (health.status !== 200) return [problem(`${host} answers ${health.status} to /healthz`, look)];
  if (!isHealth(health.text)) return [problem(`/healthz at ${host} is not the site’s`, `the proxy: ${paths}`)];
  if (page.status === 421)
    return [problem(`${host} answers 421: the site gets another Host header`, `the proxy: ${proxy}`)];
  if (page.status !== 200) return [problem(`${host} answers ${page.status} to ${OF_A_MARKET}`, look)];
  if (!page.text.includes(`Sitemap: ${address}/sitemap.xml`))
    return [
      problem(
        `${OF_A_MARKET} at ${host} does not name its sitemap`,
        `start the site with these settings; the proxy: ${paths}`,
      ),
    ];
  if (post.status === 403)
    return [problem(`${host} refuses what its own pages post (403)`, `the proxy: ${proxy}, and the Origin header`)];
  return REFUSED.includes(post.status) ? [] : [problem(`${host} answers ${post.status} to a post`, look)];
}

async function answersOf(address: string): Promise<PublicAnswers> {
  const foreign = {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
  };
  const [health, page, post] = await Promise.all([
    ask(`${address}/healthz`),
    ask(address + OF_A_MARKET),
    ask(address + OF_A_MARKET, foreign),
  ]);
  return { health, page, post };
}

async function fromOutside(address: string, now: number): Promise<Finding[]> {
  const { host } = new URL(address);
  try {
    const ends = address.startsWith('https:') ? await certificateEnds(address) : null;
    const answers = judgeAnswers(address, await answersOf(address));
    return [...(ends === null ? [] : judgeCertificate(host, ends, now)), ...answers];
  } catch (error) {
    return [
      problem(
        `${host} cannot be reached (${reasonOf(error)})`,
        'check its name in the DNS, its certificate and the proxy',
      ),
    ];
  }
}

export const addresses: Check = {
  area: 'addresses',
  async look({ env, now }) {
    const real = sitesOf(env).filter((address) => !isLocal(address));
    if (real.length === 0) return [unset('the sites are on this machine: no names, no certificates')];
    const found = await Promise.all(real.map((address) => fromOutside(address, now())));
    return orOk(found.flat(), `${real.length} are reached from here, with good certificates`);
  },
};

/** Median clock difference between this machine and the services. @param theirs times of their responses */
export function judgeSkew(theirs: readonly number[], now: number): Finding {
  const skews = theirs.map((moment) => Math.abs(now - moment)).sort((a, b) => a - b);
  const skew = skews[skews.length >> 1];
  if (skew === undefined) return unset('no service says what time it is');
  const says = `it is ${Math.round(skew / 1000)} s off those of the services`;
  const todo =
    'synchronise it (NTP): sign-ins (?shop=refused where it is back), sessions, webhooks and closing dates go by it';
  if (skew > TOO_MUCH_MS) return problem(says, todo);
  return skew > SKEW_MS ? warning(says, todo) : ok('agrees with those of the services');
}

export const clock: Check = {
  area: 'clock',
  async look({ env, now }) {
    const asked = [contentEndpoint(env), env.SHOPIFY_STORE_DOMAIN, env.OIDC_ISSUER].filter((url) => url !== undefined);
    const answers = await Promise.all(asked.map((url) => ask(url, { method: 'HEAD' }).catch(() => null)));
    const moments = answers.map((answer) => answer && momentOf(answer)).filter((moment) => moment !== null);
    return [judgeSkew(moments, now())];
  },
};
