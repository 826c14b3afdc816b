import type { Browser, Locator, Page } from '@playwright/test';
import { wordsOf } from '../../../../e2e/fixtures/words.ts';
import { ms, type Row } from './table.ts';

const RUNS = 7;
const PRODUCT = '/nos-produits/complements-alimentaires/vitalite/magnesium-marin';
const LISTING = '/nos-produits/complements-alimentaires';
/** Delay for work that starts once the page is idle: a person takes longer to read and point. */
const READ_MS = 800;
/** After this time a change that nobody saw is an error of the benchmark or of the site. */
const GIVE_UP_MS = 10_000;
/** From hovering over a link to pressing it, for a quick person. */
const POINTED_MS = 100;
const t = wordsOf('fr-fr');

/** Evaluated in the page: true once the change is visible. */
type Seen = (was: string) => boolean;
type Measured = Readonly<Record<string, number>>;

/**
 * Presses, and measures the milliseconds until each of `seen` holds, by the page's own clock: from the press itself to the
 * frame in which the change is painted. Throws when one of them is not seen.
 * @param was argument for `seen`, which runs in the page and cannot use this program's variables
 */
async function pressed(target: Locator, seen: Readonly<Record<string, Seen>>, was = ''): Promise<Measured> {
  const page = target.page();
  await page.evaluate(
    ([tests, before, giveUpMs]) => {
      const began = new Promise<number>((resolve) => {
        document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true });
      });
      const held = (name: string, text: string) =>
        new Promise<number>((resolve, reject) => {
          const test = new Function(`return (${text})`)() as (was: string) => boolean;
          setTimeout(() => reject(new Error(`Nothing was seen within ${giveUpMs} ms: ${name}`)), giveUpMs);
          const look = () => (test(before) ? resolve(performance.now()) : requestAnimationFrame(look));
          document.addEventListener('click', () => queueMicrotask(look), { capture: true, once: true });
        });
      const all = Object.entries(tests).map(
        async ([name, text]) => [name, (await held(name, text)) - (await began)] as const,
      );
      (window as { measured?: unknown }).measured = Promise.all(all).then(Object.fromEntries);
    },
    [Object.fromEntries(Object.entries(seen).map(([name, test]) => [name, test.toString()])), was, GIVE_UP_MS] as const,
  );
  await target.click();
  return page.evaluate(() => (window as unknown as { measured: Promise<Measured> }).measured);
}

const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().textContent()) ?? '';

const visit = async (page: Page, address: string): Promise<void> => {
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
  await page.waitForTimeout(READ_MS);
};

async function toProduct(page: Page, origin: string, pointedMs: number): Promise<Measured> {
  await visit(page, origin + LISTING);
  const link = page.getByRole('main').getByRole('link', { name: 'Magnésium marin', exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READ_MS);
  if (pointedMs > 0) {
    await link.hover();
    await page.waitForTimeout(pointedMs);
  }
  const name = pointedMs > 0 ? 'list → product' : 'list → product, pressed at once';
  const heading = await textOf(page, 'h1');
  return pressed(link, { [name]: (was) => document.querySelector('h1')?.textContent !== was }, heading);
}

async function filter(page: Page, origin: string): Promise<Measured> {
  await visit(page, origin + LISTING);
  const box = page
    .getByRole('form', { name: t('catalogue.filters') })
    .getByRole('checkbox')
    .first();
  const list = await textOf(page, 'main');
  return pressed(box, { filter: (was) => document.querySelector('main')?.textContent !== was }, list);
}

async function shop(page: Page, origin: string): Promise<Measured> {
  await visit(page, origin + PRODUCT);
  const added = await pressed(
    page.getByRole('button', { name: t('catalogue.add'), exact: true }).first(),
    {
      'add to cart → first change': () => document.querySelector('form [aria-busy=true]') !== null,
      'add to cart → confirmed': (said) =>
        [...document.querySelectorAll('[role=status]')].some((each) => each.textContent?.includes(said)),
    },
    t('cart.added', { name: 'Magnésium marin' }),
  );
  const bag = page.getByRole('link', { name: t('cart.button', { count: 1 }), exact: true });
  const drawer = await pressed(bag, { drawer: () => document.querySelector('dialog#cart[open]') !== null });
  const more = page
    .locator('dialog#cart')
    .getByRole('button', { name: t('cart.increase', { name: 'Magnésium marin' }) });
  await more.waitFor();
  const quantity = await pressed(more, {
    quantity: () => document.querySelector('dialog#cart [role=group]')?.textContent?.trim() === '2',
  });
  return { ...added, ...drawer, ...quantity };
}

const walks = [
  (page: Page, origin: string) => toProduct(page, origin, POINTED_MS),
  (page: Page, origin: string) => toProduct(page, origin, 0),
  filter,
  shop,
] as const;

const BARS: Readonly<Record<string, number>> = {
  'list → product': 50,
  'list → product, pressed at once': 50,
  'add to cart → first change': 50,
  'add to cart → confirmed': 300,
};
const USUAL_BAR = 100;

/** Median and worst of several visits, each with its own browser profile, at 1280 px; with their limits. */
export async function interactionRows(browser: Browser, origin: string): Promise<Row[]> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const walk of walks) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
      const measured = await walk(await context.newPage(), origin);
      for (const [name, took] of Object.entries(measured)) times.set(name, [...(times.get(name) ?? []), took]);
      await context.close();
    }
  }
  return [...times].map(([gesture, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const bar = BARS[gesture] ?? USUAL_BAR;
    const median = sorted[RUNS >> 1] ?? Number.POSITIVE_INFINITY;
    const missed = median > bar ? `over ${bar} ms` : '';
    return { gesture, median: ms(median), worst: ms(sorted.at(-1) ?? 0), bar: `${bar} ms`, missed };
  });
}
