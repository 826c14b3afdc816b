import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserResponse, httpBrowser } from '../../../../e2e/fixtures/http-browser.ts';

export type Visits = {
  asked: number;
  addresses: Set<string>;
  /** For known addresses: anything but 200. For unknown ones: anything but 503 with Retry-After. */
  wrong: string[];
  slowestMs: number;
};

const visitsOf = (): Visits => ({ asked: 0, addresses: new Set(), wrong: [], slowestMs: 0 });
const isTrue = ({ status, headers }: BrowserResponse, isKnown: boolean): boolean =>
  isKnown ? status === 200 : status === 503 && headers['retry-after'] !== undefined;

/** The response of an address; null when the connection is refused, as during a restart of the site. */
export const look = (address: string): Promise<BrowserResponse | null> =>
  httpBrowser()
    .open(address)
    .catch(() => null);

/** The addresses in the sitemaps of the sites. */
export async function addressesOf(sites: readonly string[]): Promise<string[]> {
  const maps = await Promise.all(sites.map((site) => look(`${site}/sitemap.xml`)));
  return maps.flatMap((map) => {
    if (map?.status !== 200) throw new Error(`a sitemap answers ${map?.status ?? 'nothing'}`);
    return [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  });
}

/** An invented address that was never requested before, next to an existing one. */
const inventedBeside = (address: string): string => `${address.replace(/\/$/, '')}-${crypto.randomUUID()}`;

const KNOWN_WALKS = 6;
/** Request timeout: a response that has not arrived by then counts as missing. */
const PATIENCE_MS = 20_000;

/**
 * Visitors who request addresses continuously: six request known ones and one requests invented ones next to them. The observations
 * are reported at the end.
 */
export function startVisitors(known: readonly string[], documents: readonly string[]) {
  const seen = { known: visitsOf(), unknown: visitsOf() };
  let [isOver, isResting] = [false, false];

  async function visit(address: string, isKnown: boolean): Promise<void> {
    const visits = isKnown ? seen.known : seen.unknown;
    const began = performance.now();
    const answer = await Promise.race([look(address), wait(PATIENCE_MS, 'late' as const, { ref: false })]);
    // The site was killed meanwhile: the request counts neither way.
    if (answer === null && isResting) return;
    visits.asked += 1;
    visits.addresses.add(address);
    visits.slowestMs = Math.max(visits.slowestMs, performance.now() - began);
    if (answer === null) visits.wrong.push(`no connection for ${address}`);
    else if (answer === 'late') visits.wrong.push(`no answer to ${address}`);
    else if (!isTrue(answer, isKnown)) visits.wrong.push(`${answer.status} ${address}`);
  }

  async function walk(addresses: readonly string[], isKnown: boolean): Promise<void> {
    for (let at = 0; !isOver && addresses.length > 0; ) {
      const address = addresses[at] ?? '';
      if (!isResting) {
        await visit(isKnown ? address : inventedBeside(address), isKnown);
        at = (at + 1) % addresses.length;
      }
      await wait(isKnown ? 10 : 200);
    }
  }

  const part = Math.ceil(known.length / KNOWN_WALKS);
  const walks = Array.from({ length: KNOWN_WALKS }, (_, index) =>
    walk(known.slice(index * part, (index + 1) * part), true),
  );
  walks.push(walk(documents, false));
  return {
    /** A proxy forwards no request to a server that does not report that it is ready. */
    rest: (now: boolean) => {
      isResting = now;
    },
    end: async () => {
      isOver = true;
      await Promise.all(walks);
      return seen;
    },
  };
}
