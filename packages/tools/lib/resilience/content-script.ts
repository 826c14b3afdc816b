import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_ROUTES, templatesOf } from '../../../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../../../lib/platform/markets.ts';
import { everyRoute } from '../../../../lib/services/prismic/links.ts';
import { loadContent } from '../../../sandbox/prismic/content/load.ts';
import { emptyState } from '../../../sandbox/prismic/state.ts';
import type { StoredDocument } from '../../../sandbox/prismic/types.ts';
import { ensureBuild } from '../build.ts';
import { root } from '../processes.ts';
import { say } from '../report.ts';
import { checkPorts, startServices, startSite } from '../services.ts';
import { clearState, testDistDir } from '../test-settings.ts';
import { addressesOf } from './away-visits.ts';
import { hostileDocuments } from './hostile-content.ts';
import { openHostileShop } from './hostile-shop.ts';
import { type HostileAddress, visitAll } from './hostile-visits.ts';
import type { Scenario } from './scenario.ts';
import { log, settings } from './test-site.ts';
import { isSound, pageProblems } from './verdicts.ts';

const usage =
  'content-script   script in every field of the content and of the shop: nothing runs, with the policy and without';

const shopPort = settings.ports.PORT + 20;
const target = {
  settings: { ...settings, values: { ...settings.values, SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${shopPort}` } },
  distDir: testDistDir,
};

/** The content service publishes these over its files, from its first response on. */
async function writeHostile(): Promise<StoredDocument[]> {
  const place = (name: string): string => path.join(root, name);
  const dirs = { contentDir: place('content'), modelsDir: place('customtypes'), slicesDir: place('slices') };
  const documents = hostileDocuments(await loadContent(dirs));
  const published = Object.fromEntries(documents.map((document) => [document.id, document]));
  const stateDir = place(settings.values.SANDBOX_STATE_DIR ?? '');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(path.join(stateDir, 'prismic-state.json'), JSON.stringify({ ...emptyState(), published }));
  return documents;
}

const siteOf = (locale: Locale): string => settings.values[MARKETS[locale].siteUrlSetting] ?? '';

/** The addresses that may be a document's, as a pattern; none for a type without a page. */
export function addressesOfDocument({ type, lang, uid }: Pick<StoredDocument, 'type' | 'lang' | 'uid'>): RegExp[] {
  return everyRoute
    .filter((route) => route.type === type && route.lang === lang)
    .map(({ path: template }) => {
      const named = template.replace(':uid', uid ?? '').replaceAll(/\/:\w+(\??)/g, '(?:/[^/]+)$1');
      return new RegExp(`^${siteOf(lang as Locale)}${named.replace(/\/$/, '')}/?$`);
    });
}

/** The pages without a document, and, of the pages in the sitemaps, those of a document published here. Each answers with 200. */
async function addresses(documents: readonly StoredDocument[]): Promise<HostileAddress[]> {
  const fixed = LOCALES.flatMap((locale) =>
    ALL_ROUTES.flatMap((route) => templatesOf(route, locale).slice(0, 1))
      .filter((template) => !/\[\w/.test(template))
      .map((template) => siteOf(locale) + MARKETS[locale].prefix + template.replace('/[[...path]]', '')),
  );
  const named = await addressesOf([...new Set(LOCALES.map(siteOf))]);
  const uids = new Set(documents.map(({ uid }) => uid));
  const own = documents.flatMap(addressesOfDocument);
  const urls = new Set([...fixed, ...named.filter((url) => uids.has(url.split('/').at(-1) ?? ''))]);
  return [...urls].map((url) => ({ url, isOwn: own.some((pattern) => pattern.test(url)) }));
}

async function run(): Promise<number> {
  await checkPorts(settings);
  clearState(settings);
  const documents = await writeHostile();
  try {
    await startServices(settings, log('services'));
    await openHostileShop(shopPort, settings.values.SHOPIFY_STORE_DOMAIN ?? '');
    await ensureBuild(target, { log: log('build') });
    await startSite(target, 'start', log('site'));
    const urls = await addresses(documents);
    say(`Opening ${urls.length} pages, each with its policy and without…`);
    const { pages, ran, dangers, violations } = await visitAll(urls);
    const own = pages.filter(({ isOwn }) => isOwn);
    console.log(`documents with script in every field      ${documents.length}`);
    console.log(
      `pages opened, with hostile words in sight  ${pages.length}, ${pages.filter(({ isShown }) => isShown).length}`,
    );
    console.log(`pages of such a document                   ${own.length}`);
    const isOpened = isSound(pageProblems(pages));
    console.log(`scripts of the content that ran            ${ran.length}`);
    console.log(`elements and links that would run one      ${dangers.length}`);
    console.log(`violations of the policy                   ${violations.length}`);
    for (const line of [...ran, ...dangers, ...violations].slice(0, 20)) console.error(`  ${line}`);
    return isOpened && ran.length + dangers.length + violations.length === 0 ? 0 : 1;
  } finally {
    // Removes the pages rendered from such content, so that they do not affect later runs.
    rmSync(path.join(root, testDistDir), { recursive: true, force: true });
    clearState(settings);
  }
}

export const contentScript: Scenario = { usage, run };
