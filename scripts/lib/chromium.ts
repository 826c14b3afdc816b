import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installPackage } from './debian.ts';
import { bin, run } from './processes.ts';
import { Advice, say } from './report.ts';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** The same engine without the window: what draws pages in a test needs two thirds of the time. Debian has it as a package of its own. */
const shells = ['/usr/bin/chromium-headless-shell'];

/** Flags for a browser in a container and on a closed network: no sandbox of its own, no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium that was named or is here: the setting CHROMIUM_PATH, one of `places`, Playwright's own; null without one. */
function find(places: readonly string[]): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Advice(
      `CHROMIUM_PATH=${chosen} does not exist. Correct it, or leave it out to have a Chromium installed.`,
    );
  }
  return [...places, chromium.executablePath()].find((place) => existsSync(place)) ?? null;
}

/** Path of the Chromium that tests run in: the shell where it is here, else the browser. */
export const findTestChromium = (): string | null => find([...shells, ...browsers]);

async function installFromDebian(name: string): Promise<void> {
  say(`Installing Chromium (apt-get install ${name})…`);
  await installPackage(name);
}

async function installFromPlaywright(): Promise<void> {
  say('Installing Chromium (playwright install chromium)…');
  await run(bin('playwright'), ['install', 'chromium']);
}

/** Path of the whole browser, installed first when there is none. Throws Advice when that does not succeed. */
export async function ensureChromium(): Promise<string> {
  const found = find(browsers);
  if (found) return found;
  await (canInstall() ? installFromDebian('chromium') : installFromPlaywright());
  const installed = find(browsers);
  if (installed) return installed;
  throw new Advice('Chromium could not be installed. Install one and say where it is: CHROMIUM_PATH=<path>.');
}

/** Path of the Chromium for tests: the shell, installed first where Debian has it, else the browser. */
export async function ensureTestChromium(): Promise<string> {
  const hasShell = process.env.CHROMIUM_PATH || shells.some((place) => existsSync(place));
  if (!hasShell && canInstall()) await installFromDebian('chromium-headless-shell');
  return findTestChromium() ?? ensureChromium();
}
