import type { Browser } from '@playwright/test';

export const kinds = ['html', 'script', 'style', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];
export type Bytes = Record<Kind, number> & { total: number };

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};
/** Includes late requests of the first view: scripts, and prefetches once the page is idle. */
const settleMs = 2_000;

type Screen = NonNullable<Parameters<Browser['newContext']>[0]>;
const PHONE: Screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** The viewport of the phone that Lighthouse emulates: another width requests other pictures. */
export const LIGHTHOUSE_PHONE: Screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/**
 * Bytes on the wire of a first view at 390 px: compressed, headers included, with an empty cache. Throws when the page has
 * another status, or when a file of it is missing.
 */
export async function bytesOf(browser: Browser, url: string, { status = 200, screen = PHONE } = {}): Promise<Bytes> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes: Bytes = { html: 0, script: 0, style: 0, font: 0, image: 0, other: 0, total: 0 };
  const types = new Map<string, Kind>();
  const refused: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, kindOf[type] ?? 'other');
    if (type !== 'Document' && response.status >= 400) refused.push(`${response.status} ${response.url}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[types.get(requestId) ?? 'other'] += encodedDataLength;
    bytes.total += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const answer = await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  await context.close();
  if (answer?.status() !== status) throw new Error(`${url} answered ${answer?.status()}, not ${status}`);
  if (refused.length > 0) throw new Error(`${url} has files that are not there: ${refused.join(', ')}`);
  return bytes;
}
