import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installPackage } from './debian.ts';
import { bin, run } from './processes.ts';
import { Advice, say } from './report.ts';

const systemPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

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

/** Path of a Chromium that is here: the setting CHROMIUM_PATH, the system's, Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Advice(
      `CHROMIUM_PATH=${chosen} does not exist. Correct it, or leave it out to have a Chromium installed.`,
    );
  }
  return [...systemPlaces, chromium.executablePath()].find((place) => existsSync(place)) ?? null;
}

async function installFromDebian(): Promise<void> {
  say('Installing Chromium (apt-get install chromium)…');
  await installPackage('chromium');
}

async function installFromPlaywright(): Promise<void> {
  say('Installing Chromium (playwright install chromium)…');
  await run(bin('playwright'), ['install', 'chromium']);
}

/** Path of a Chromium, installed first when there is none. Throws Advice when that does not succeed. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  await (canInstall() ? installFromDebian() : installFromPlaywright());
  const installed = findChromium();
  if (installed) return installed;
  throw new Advice('Chromium could not be installed. Install one and say where it is: CHROMIUM_PATH=<path>.');
}
