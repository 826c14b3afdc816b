import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { dangersIn } from './hostile-found.ts';
import { HOOK } from './hostile-words.ts';

/** Findings of a browser on the pages that it opened, one line each. */
type Found = { pages: number; hostile: number; ran: string[]; dangers: string[]; violations: string[] };

/** Interactions that a visitor may trigger unintentionally: hovers over every element, and focuses every focusable one. */
const touchAll = (): void => {
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['mouseover', 'mouseenter', 'focus', 'load', 'error', 'toggle'])
      if (element instanceof HTMLElement || name !== 'load') element.dispatchEvent(new Event(name));
  }
};

async function visit(context: BrowserContext, at: string, url: string, found: Found): Promise<void> {
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
  await page.goto(url);
  await page.evaluate(touchAll);
  found.dangers.push(
    ...(await page.evaluate<string[]>(`(${dangersIn})(document, '${HOOK}')`)).map((line) => `${at}: ${line}`),
  );
  found.pages += 1;
  found.hostile += (await page.getByText(HOOK).count()) > 0 ? 1 : 0;
  await page.close();
}

/** Opens each address in Chromium, with the site's content security policy and without it. Reports what the injected content did. */
export async function visitAll(urls: readonly string[]): Promise<Found> {
  const found: Found = { pages: 0, hostile: 0, ran: [], dangers: [], violations: [] };
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const guarded = await browser.newContext();
  const open = await browser.newContext({ bypassCSP: true });
  for (const url of urls) {
    await visit(guarded, url, url, found);
    await visit(open, `without a policy: ${url}`, url, found);
  }
  await browser.close();
  return found;
}
