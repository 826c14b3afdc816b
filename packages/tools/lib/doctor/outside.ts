import { connect } from 'node:tls';
import { contentEndpoint } from '../../../../lib/platform/content-endpoint.ts';
import { ask, momentOf, reasonOf } from './ask.ts';
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

/**
 * Statuses of a public site: of its health, of an address of a market, and of a post that the site rejects by its type
 * once it has found the Origin to be its own.
 */
type PublicStatuses = { health: number; page: number; post: number };

/** The findings for the statuses that a public site answers with. */
function judgeStatuses(host: string, { health, page, post }: PublicStatuses): Finding[] {
  const proxy = `it must pass the Host header on as it comes: ${host}`;
  if (health !== 200) return [problem(`${host} answers ${health} to /healthz`, 'look at the site and at the proxy')];
  if (page === 421) return [problem(`${host} answers 421: the site gets another Host header`, `the proxy: ${proxy}`)];
  if (page !== 200) return [problem(`${host} answers ${page} to ${OF_A_MARKET}`, 'look at the site and at the proxy')];
  if (post === 403)
    return [problem(`${host} refuses what its own pages post (403)`, `the proxy: ${proxy}, and the Origin header`)];
  return post >= 500 ? [problem(`${host} answers ${post} to a post`, 'look at the site and at the proxy')] : [];
}

async function statusesOf(address: string): Promise<PublicStatuses> {
  const post = {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
  };
  const answers = [ask(`${address}/healthz`), ask(address + OF_A_MARKET), ask(address + OF_A_MARKET, post)];
  const [health = 0, page = 0, posted = 0] = (await Promise.all(answers)).map(({ status }) => status);
  return { health, page, post: posted };
}

async function fromOutside(address: string, now: number): Promise<Finding[]> {
  const { host } = new URL(address);
  try {
    const ends = address.startsWith('https:') ? await certificateEnds(address) : null;
    const answers = judgeStatuses(host, await statusesOf(address));
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
