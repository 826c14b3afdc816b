import { performance } from 'node:perf_hooks';
import { MARKETS } from '../../../../lib/platform/markets.ts';
import { MAX_COOKIES, MAX_PARAMETERS, MAX_SEGMENTS } from '../../../../server/request-rules.ts';
import { ensureBuild, quick } from '../build.ts';
import { exchange } from '../exchange.ts';
import { quantile } from '../quantile.ts';
import { checkPorts, startServices, startSite } from '../services.ts';
import { clearState, testDistDir, testSettings } from '../test-settings.ts';
import { judge } from './bars.ts';
import { ms, type Row, table } from './table.ts';

type BenchRequest = { path: string; headers?: Record<string, string> };
/** A request, and one for the same page with large headers; the status of the latter. */
type Pair = { what: string; plain: BenchRequest; heavy: BenchRequest; status: number };

/** The quality limit: whatever its headers contain, a request costs at most twice a plain one. */
const BAR = 2;
const ROUNDS = 40;
/** Node.js accepts 16 KB of headers; some of them are used by other headers. */
const HEAD_BYTES = 15_000;

const repeated = (count: number, piece: (at: number) => string, separator: string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join(separator);
/** As many pieces as fit into the headers. */
const filled = (piece: (at: number) => string, separator: string): string =>
  repeated(Math.floor(HEAD_BYTES / (piece(1_000).length + separator.length)), piece, separator);

const cookies = (count: number) => ({ cookie: repeated(count, (at) => `c${at}=${at}`, '; ') });
const parameters = (count: number, name: (at: number) => string) => repeated(count, (at) => `${name(at)}=${at}`, '&');
const own = (at: number): string => `p${at}`;
const same = (): string => 'q';

/** A client-side navigation of the framework, from a page that its headers claim. */
const navigation = (segment: string) => ({
  rsc: '1',
  'next-router-state-tree': encodeURIComponent(JSON.stringify([segment, {}])),
});

const cart = '/commande/panier';
const shop = '/notre-boutique';
const search = '/recherche';

const PAIRS: readonly Pair[] = [
  {
    what: `cart, ${MAX_COOKIES} cookies`,
    plain: { path: cart },
    heavy: { path: cart, headers: cookies(MAX_COOKIES) },
    status: 200,
  },
  { what: 'cart, 1,500 cookies', plain: { path: cart }, heavy: { path: cart, headers: cookies(1_500) }, status: 200 },
  {
    what: `cart, a session in ${MAX_COOKIES} parts`,
    plain: { path: cart },
    heavy: {
      path: cart,
      headers: { cookie: repeated(MAX_COOKIES, (at) => `authjs.session-token.${at}=${'x'.repeat(50)}`, '; ') },
    },
    status: 200,
  },
  {
    what: 'cart, one cookie of 15 KB',
    plain: { path: cart },
    heavy: { path: cart, headers: { cookie: `a=${'x'.repeat(HEAD_BYTES)}` } },
    status: 200,
  },
  {
    what: `search, ${MAX_PARAMETERS} times q`,
    plain: { path: `${search}?q=0` },
    heavy: { path: `${search}?${parameters(MAX_PARAMETERS, same)}` },
    status: 200,
  },
  {
    what: 'search, 15 KB of q',
    plain: { path: `${search}?q=0` },
    heavy: { path: `${search}?${filled((at) => `q=${at % 10}`, '&')}` },
    status: 414,
  },
  {
    what: `shop, ${MAX_PARAMETERS} parameters`,
    plain: { path: `${shop}?p=0` },
    heavy: { path: `${shop}?${parameters(MAX_PARAMETERS, own)}` },
    status: 200,
  },
  {
    what: 'shop, 15 KB of parameters',
    plain: { path: `${shop}?p=0` },
    heavy: { path: `${shop}?${filled(own, '&')}` },
    status: 414,
  },
  {
    what: `unknown, ${MAX_SEGMENTS} segments`,
    plain: { path: '/nulle/part' },
    heavy: { path: '/a'.repeat(MAX_SEGMENTS) },
    status: 404,
  },
  {
    what: 'unknown, 7,500 segments',
    plain: { path: '/nulle/part' },
    heavy: { path: '/a'.repeat(HEAD_BYTES / 2) },
    status: 414,
  },
  {
    what: 'unknown, a segment of 15 KB',
    plain: { path: '/nulle/part' },
    heavy: { path: `/${'a'.repeat(HEAD_BYTES)}` },
    status: 404,
  },
  {
    what: 'broken address',
    plain: { path: '/nulle/part' },
    heavy: { path: `/${'%61'.repeat(HEAD_BYTES / 3)}%` },
    status: 400,
  },
  {
    what: `home, ${MAX_COOKIES} cookies`,
    plain: { path: '/' },
    heavy: { path: '/', headers: cookies(MAX_COOKIES) },
    status: 200,
  },
  {
    what: 'cart as a navigation, 12 KB of router state',
    plain: { path: cart, headers: navigation('') },
    heavy: { path: cart, headers: navigation('a'.repeat(12_000)) },
    status: 200,
  },
  ...['accept-encoding', 'accept-language', 'if-none-match', 'x-forwarded-for', 'accept'].map((name) => ({
    what: `cart, 15 KB of ${name}`,
    plain: { path: cart },
    heavy: { path: cart, headers: { [name]: filled((at) => `a${at};q=0.1`, ', ') } },
    status: 200,
  })),
];

/** Milliseconds until the complete response of a request. Throws when it has another status. */
async function time(place: { port: number; host: string }, request: BenchRequest, status: number): Promise<number> {
  const began = performance.now();
  const answer = await exchange({ ...place, ...request, timeoutMs: 30_000 });
  if (answer.status !== status)
    throw new Error(`${request.path.slice(0, 60)} answered ${answer.status}, not ${status}`);
  return performance.now() - began;
}

const statusOfPlain = ({ path }: BenchRequest): number => (path === '/nulle/part' ? 404 : 200);

/** The address that the framework requires for a client-side navigation: with a digest of its headers. */
async function addressed(place: { port: number; host: string }, request: BenchRequest): Promise<BenchRequest> {
  const { status, headers } = await exchange({ ...place, ...request });
  const to = status === 307 ? URL.parse(headers.location ?? '', `http://${place.host}`) : null;
  return to ? { ...request, path: to.pathname + to.search } : request;
}

/** Alternates between both, so that they are measured under the same conditions of the machine. */
async function measure(place: { port: number; host: string }, pair: Pair): Promise<Row> {
  const { what, status } = pair;
  const [plain, heavy] = await Promise.all([addressed(place, pair.plain), addressed(place, pair.heavy)]);
  const times: { plain: number[]; heavy: number[] } = { plain: [], heavy: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.plain.push(await time(place, plain, statusOfPlain(plain)));
    times.heavy.push(await time(place, heavy, status));
  }
  const [usual, costly] = [times.plain, times.heavy].map((list) =>
    quantile(
      list.sort((a, b) => a - b),
      0.5,
    ),
  );
  const ratio = (costly ?? 0) / (usual ?? 1);
  return {
    request: what,
    status,
    'plain p50': ms(usual ?? 0),
    'this p50': ms(costly ?? 0),
    times: ratio.toFixed(2),
    missed: ratio > BAR ? `over ${BAR}` : '',
  };
}

/** `npm run bench -- head`: the cost of a request with the largest headers that a server accepts, compared with a plain one. */
export async function bench(): Promise<number> {
  const settings = testSettings();
  const target = quick({ settings, distDir: testDistDir });
  await checkPorts(settings);
  clearState(settings);
  await ensureBuild(target, { services: startServices(settings) });
  await startSite(target, 'start');
  const { host } = new URL(settings.values[MARKETS['fr-fr'].siteUrlSetting] ?? '');
  const place = { port: settings.ports.PORT, host };
  const rows: Row[] = [];
  for (const pair of PAIRS) rows.push(await measure(place, pair));
  console.log(`\nA request with a full head beside a plain one, whole answers one after the other\n${table(rows)}\n`);
  return judge(rows);
}
