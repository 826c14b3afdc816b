import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_ROUTES, templatesOf } from '../../../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../../../lib/platform/markets.ts';
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
import { visitAll } from './hostile-visits.ts';
import type { Scenario } from './scenario.ts';
import { log, settings } from './test-site.ts';

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

/** The pages without a document, and, of the pages in the sitemaps, those of a document published here. */
async function addresses(documents: readonly StoredDocument[]): Promise<string[]> {
  const siteOf = (locale: Locale): string => settings.values[MARKETS[locale].siteUrlSetting] ?? '';
  const fixed = LOCALES.flatMap((locale) =>
    ALL_ROUTES.flatMap((route) => templatesOf(route, locale).slice(0, 1))
      .filter((template) => !/\[\w/.test(template))
      .map((template) => siteOf(locale) + MARKETS[locale].prefix + template.replace('/[[...path]]', '')),
  );
  const named = await addressesOf([...new Set(LOCALES.map(siteOf))]);
  const uids = new Set(documents.map(({ uid }) => uid));
  return [...new Set([...fixed, ...named.filter((url) => uids.has(url.split('/').at(-1) ?? ''))])];
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
    const { pages, hostile, ran, dangers, violations } = await visitAll(urls);
    console.log(`documents with script in every field      ${documents.length}`);
    console.log(`pages opened, with hostile words in sight  ${pages}, ${hostile}`);
    console.log(`scripts of the content that ran            ${ran.length}`);
    console.log(`elements and links that would run one      ${dangers.length}`);
    console.log(`violations of the policy                   ${violations.length}`);
    for (const line of [...ran, ...dangers, ...violations].slice(0, 20)) console.error(`  ${line}`);
    return hostile > 0 && ran.length + dangers.length + violations.length === 0 ? 0 : 1;
  } finally {
    // Removes the pages rendered from such content, so that they do not affect later runs.
    rmSync(path.join(root, testDistDir), { recursive: true, force: true });
    clearState(settings);
  }
}

export const contentScript: Scenario = { usage, run };
