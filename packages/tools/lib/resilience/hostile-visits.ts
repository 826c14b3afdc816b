import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { dangersIn } from './hostile-found.ts';
import { HOOK } from './hostile-words.ts';
import type { OpenedPage } from './verdicts.ts';

/** Findings of a browser on the pages that it opened, one line each. */
type Found = { pages: OpenedPage[]; ran: string[]; dangers: string[]; violations: string[] };
/** `isOwn`: the page of a document with injected content. */
export type HostileAddress = { url: string; isOwn: boolean };

/** Interactions that a visitor may trigger unintentionally: hovers over every element, and focuses every focusable one. */
const touchAll = (): void => {
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['mouseover', 'mouseenter', 'focus', 'load', 'error', 'toggle'])
      if (element instanceof HTMLElement || name !== 'load') element.dispatchEvent(new Event(name));
  }
};

type Visit = HostileAddress & { at: string };

async function visit(context: BrowserContext, { at, url, isOwn }: Visit, found: Found): Promise<void> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    found.ran.push(`${at}: dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction(HOOK, (name: string) => void found.ran.push(`${at}: ${name}`));
  await page.exposeFunction('__violation', (line: string) => void found.violations.push(`${at}: ${line}`));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { __violation: (line: string) => void }).__violation;
    addEventListener('securitypolicyviolation', (event) =>
      tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const answer = await page.goto(url);
  await page.evaluate(touchAll);
  found.dangers.push(
    ...(await page.evaluate<string[]>(`(${dangersIn})(document, '${HOOK}')`)).map((line) => `${at}: ${line}`),
  );
  const isShown = (await page.locator('main').getByText(HOOK).count()) > 0;
  found.pages.push({ at, status: answer?.status(), isOwn, isShown });
  await page.close();
}

/** Opens each address in Chromium, with the site's content security policy and without it. Reports what the injected content did. */
export async function visitAll(addresses: readonly HostileAddress[]): Promise<Found> {
  const found: Found = { pages: [], ran: [], dangers: [], violations: [] };
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const guarded = await browser.newContext();
  const open = await browser.newContext({ bypassCSP: true });
  for (const address of addresses) {
    await visit(guarded, { ...address, at: address.url }, found);
    await visit(open, { ...address, at: `without a policy: ${address.url}` }, found);
  }
  await browser.close();
  return found;
}
