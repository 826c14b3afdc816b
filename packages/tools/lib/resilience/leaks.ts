import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { httpBrowser } from '../../../../e2e/fixtures/http-browser.ts';
import { siteEnv } from '../build.ts';
import { bin, root, run as runProgram } from '../processes.ts';
import { say } from '../report.ts';
import { editorSettings, testDistDir } from '../test-settings.ts';
import { draft } from './content-desk.ts';
import { numberOf, type Scenario } from './scenario.ts';
import { openEditors, openTestSite, settings } from './test-site.ts';
import { isSound } from './verdicts.ts';

const usage =
  'leaks [--requests 5000]   two customers, four locales and a draft at once: nothing of one reaches another, or the disk';

const DRAFT = 'Brouillon du canari';
/** Texts that occur on no public page: data of the demonstration's two customers, and of the draft. */
const CANARIES = ['camille.morel@', 'Armellerie', 'lotte.peeters@', 'Peeters', DRAFT, 'gid://shopify/Cart/'];
const DOCUMENT = ['legal_page', 'fr-fr', 'cookies'] as const;
const PAGE = '/informations-legales/cookies';
const ROUNDS = 100;

/** Customer requests, made by a test that `npm test` runs with fewer of them. */
async function customers(requests: number): Promise<boolean> {
  const env = { ...siteEnv({ settings, distDir: testDistDir }), LEAK_REQUESTS: String(requests) };
  const spec = 'e2e/requests/two-customers.spec.ts';
  return (await runProgram(bin('playwright'), ['test', '--project=requests', '--reporter=list', spec], { env })) === 0;
}

/** An editor previews a draft while visitors request the same page, on both sites. Returns the number of responses that contained it. */
async function drafts(): Promise<{ own: number; foreign: number }> {
  const sites = [settings.values.SITE_URL_FR ?? '', editorSettings(settings).values.SITE_URL_FR ?? ''] as const;
  const search = await draft(...DOCUMENT, { title: DRAFT });
  const editor = httpBrowser();
  await editor.open(`${sites[1]}/api/preview${search}`);
  let [own, foreign] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const looked = editor.open(sites[1] + PAGE);
    const pages = sites.flatMap((site) => ['/', PAGE, '/sitemap.xml'].map((at) => httpBrowser().open(site + at)));
    if ((await looked).text.includes(DRAFT)) own += 1;
    foreign += (await Promise.all(pages)).filter(({ text }) => text.includes(DRAFT)).length;
  }
  return { own, foreign };
}

/** Folders with rendered pages and stored responses: of the build, and those that the running sites write. */
const FOLDERS = [
  ...['cache', 'server/app', 'last-good'].map((name) => path.join(testDistDir, name)),
  ...[settings, editorSettings(settings)].map(({ values }) => path.join(values.STORE_DIR ?? '', 'last-good')),
];

const textOf = (file: string): string => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
};

/** The words that files below the folders contain, compressed ones included; a folder without a file is a problem as well. */
export function holding(folders: readonly string[], words: readonly string[]): { count: number; problems: string[] } {
  const all = folders.map((folder) => {
    const entries = globSync('**/*', { cwd: path.resolve(root, folder), withFileTypes: true });
    // A running site renames its unfinished files.
    const whole = entries.filter((each) => each.isFile() && !each.name.endsWith('.part'));
    const files = whole.map((each) => path.join(each.parentPath, each.name));
    const found = files.flatMap((file) => {
      const text = textOf(file);
      return words.filter((word) => text.includes(word)).map((word) => `${path.relative(root, file)} holds ${word}`);
    });
    return { count: files.length, problems: files.length > 0 ? found : [`${folder} holds no file`] };
  });
  return { count: all.reduce((sum, { count }) => sum + count, 0), problems: all.flatMap(({ problems }) => problems) };
}

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { requests: { type: 'string', default: '5000' } } });
  const requests = numberOf('requests', values.requests);
  await openTestSite();
  await openEditors();
  say(`Two customers and strangers ask ${requests} times and more…`);
  const apart = await customers(requests);
  const { own, foreign } = await drafts();
  const { count, problems } = holding(FOLDERS, CANARIES);
  console.log(`answers to one customer with a word of another   ${apart ? 0 : 'see above'}`);
  console.log(`answers to the editor with the draft              ${own} of ${ROUNDS}`);
  console.log(`answers to anybody else with the draft            ${foreign} of ${6 * ROUNDS}`);
  console.log(`files of the build and of both sites’ caches      ${count}, ${problems.length} problems`);
  return isSound(problems) && apart && own === ROUNDS && foreign === 0 ? 0 : 1;
}

export const leaks: Scenario = { usage, run };
