import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installPackage } from './debian.ts';
import { bin, run } from './processes.ts';
import { Advice, say } from './report.ts';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** The same engine without a window: rendering in a test takes two thirds of the time. Debian has it as a separate package. */
const shells = ['/usr/bin/chromium-headless-shell'];

/** Flags for a browser in a container and on a closed network: no sandbox of its own, no background network requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of an installed Chromium: the setting CHROMIUM_PATH, one of `places`, Playwright's own; null without one. */
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

/** Path of the Chromium for tests: the headless shell where it is installed, else the browser. */
export const findTestChromium = (): string | null => find([...shells, ...browsers]);

async function installFromDebian(name: string): Promise<void> {
  say(`Installing Chromium (apt-get install ${name})…`);
  await installPackage(name);
}

async function installFromPlaywright(): Promise<void> {
  say('Installing Chromium (playwright install chromium)…');
  await run(bin('playwright'), ['install', 'chromium']);
}

/** Path of the full browser, installed first when there is none. Throws Advice when the installation fails. */
export async function ensureChromium(): Promise<string> {
  const found = find(browsers);
  if (found) return found;
  await (canInstall() ? installFromDebian('chromium') : installFromPlaywright());
  const installed = find(browsers);
  if (installed) return installed;
  throw new Advice('Chromium could not be installed. Install one and say where it is: CHROMIUM_PATH=<path>.');
}

/** Path of the Chromium for tests: the headless shell, installed first where Debian has it, else the browser. */
export async function ensureTestChromium(): Promise<string> {
  const hasShell = process.env.CHROMIUM_PATH || shells.some((place) => existsSync(place));
  if (!hasShell && canInstall()) await installFromDebian('chromium-headless-shell');
  return findTestChromium() ?? ensureChromium();
}
