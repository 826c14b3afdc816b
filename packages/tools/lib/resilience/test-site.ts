import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild, type Target } from '../build.ts';
import type { Program } from '../processes.ts';
import { checkPorts, startServices, startSite } from '../services.ts';
import { clearState, editorSettings, testDistDir, testSettings } from '../test-settings.ts';

export const settings = testSettings();
const target: Target = { settings, distDir: testDistDir };

/** Log file for the output of a program of a scenario. */
export const log = (name: string): string => `test-results/resilience-${name}.log`;

/** Starts the site again, on its existing store. @param changes settings that do not require a new build */
export const reopen = (changes: Readonly<Record<string, string>> = {}): Promise<Program> => {
  const values = { ...settings.values, ...changes };
  return startSite({ ...target, settings: { ...settings, values } }, 'start', log('site'));
};

/** A second process of the same site, as an editor sees it, with previews. */
export const openEditors = (): Promise<Program> =>
  startSite({ settings: editorSettings(settings), distDir: testDistDir }, 'start', log('editor-site'));

/** Backdates the prerendered pages by this many hours: their first visit triggers revalidation. */
function agePages(hours: number): void {
  const folder = path.join(testDistDir, 'server/app');
  const then = Date.now() / 1_000 - hours * 3_600;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|body)$/.test(name)) utimesSync(path.join(folder, name), then, then);
}

/** Lifetime of the identity provider's tokens where sessions are renewed during the visits, in seconds. */
export const TOKEN_SECONDS = 2;

/** The embedded services. @param hasShortTokens whether the provider's tokens last TOKEN_SECONDS only */
export function openServices(hasShortTokens = false): Promise<Program | null> {
  const short = hasShortTokens && { SANDBOX_ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) };
  return startServices({ ...settings, values: { ...settings.values, ...short } }, log('services'));
}

/** An isolated environment for a scenario: site and services on the ports of the tests, with an empty store. */
export async function openTestSite(
  changes: Readonly<Record<string, string>> = {},
  { ageHours = 0, hasShortTokens = false } = {},
): Promise<Program> {
  await checkPorts(settings);
  clearState(settings);
  await openServices(hasShortTokens);
  await ensureBuild(target, { log: log('build') });
  if (ageHours > 0) agePages(ageHours);
  return reopen(changes);
}
