import { chromiumFlags, findTestChromium } from '../../packages/tools/lib/chromium.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { ownPort, ownProcess } from '../fixtures/own-process.ts';
import { settings, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const market = 'fr-fr';
const { host } = new URL(siteOf(market));
const port = ownPort('own server', settings);

test.use({
  market,
  // The browser resolves the site's host name to the other process, which measures every load.
  launchOptions: {
    executablePath: findTestChromium() ?? undefined,
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`],
  },
});

test('a measured visit adds its figures to the metrics, and stores nothing', { tag: WHOLE }, async ({
  page,
  context,
  open,
}) => {
  test.setTimeout(180_000);
  const own = await ownProcess(settings, 'own server', { WEB_VITALS_SHARE: '1' });
  try {
    const before = await context.cookies();
    // Rendered for each request, and so with the settings of this process.
    await open('/checkout/cart');
    await page.mouse.click(5, 5);
    await page.goto('about:blank');
    const counted = (vital: string) =>
      new RegExp(
        `^silene_web_vitals_count\\{vital="${vital}",page="cart",market="${market}",device="desktop"\\} 1$`,
        'm',
      );
    for (const vital of ['TTFB', 'FCP', 'LCP', 'CLS']) await expect.poll(own.figures).toMatch(counted(vital));
    expect(await context.cookies()).toEqual(before);
  } finally {
    await own.close();
  }
});
