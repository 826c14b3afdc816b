import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { templates } from '../bench/templates.ts';
import { call, newVisitor } from './form-client.ts';
import { settings } from './test-site.ts';

const site = settings.values.SITE_URL_FR ?? '';

const french = templates.filter(({ locale }) => locale === 'fr-fr');
/** Pages that answer with an error by intent: the one that is not there. */
const absent = french.filter(({ status }) => status >= 400).map(({ path }) => path);

const pages = [
  ...french.map(({ path }) => path),
  '/nos-produits?page=2',
  '/recherche?q=arnica',
  '/mon-compte',
  '/sitemap.xml',
  '/api/search?locale=fr-fr&q=ar',
  '/healthz',
];

export type Load = { stop: boolean; requests: number; errors: Record<string, number> };

const note = (load: Load, what: string): void => {
  load.errors[what] = (load.errors[what] ?? 0) + 1;
};

/** Aborts the request before the response is complete, as visitors do. */
const leave = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const { host } = new URL(site);
    const question = request({ host: '127.0.0.1', port: settings.ports.PORT, path, headers: { host } });
    question.once('close', resolve);
    question.once('error', () => resolve());
    question.end();
    setTimeout(() => question.destroy(), 5);
  });

async function reader(load: Load, number: number, pauseMs: number): Promise<void> {
  for (let turn = number; !load.stop; turn++) {
    const path = pages[turn % pages.length] ?? '/';
    // Addresses that were never requested before: what is cached of them has to be bounded.
    const rare = turn % 7 === 0 ? `${path}${path.includes('?') ? '&' : '?'}t=${turn}` : path;
    if (turn % 11 === 0) await leave(rare);
    else {
      const headers = { 'x-forwarded-for': newVisitor(), 'accept-encoding': 'br' };
      const status = await call(settings, site, rare, { headers }).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      if (typeof status === 'string' || status >= 500 || (status >= 400 && !absent.includes(path)))
        note(load, `${status} ${path}`);
    }
    load.requests++;
    await wait(pauseMs);
  }
}

/** Visitors of all kinds of pages, some of whom abort their request, until `stop`. */
export function startReaders(count: number, pauseMs: number): { load: Load; ended: Promise<unknown> } {
  const load: Load = { stop: false, requests: 0, errors: {} };
  return { load, ended: Promise.all(Array.from({ length: count }, (_, number) => reader(load, number * 3, pauseMs))) };
}
