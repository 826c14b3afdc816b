import { MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import type { Sandbox } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { editorOf } from '../screens/editor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function goAway(sandbox: Sandbox): Promise<void> {
  for (const operation of ['repository', 'search']) {
    await sandbox.fault({ service: 'content', operation, kind: 'status', status: 503 });
  }
}

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, { tag: WHOLE }, () => {
    test.use({ market });

    test('a page that nobody has seen says when it comes back, and others stand', async ({
      page,
      sandbox,
      quiet,
      open,
      axe,
    }) => {
      quiet.allow(/status of 503/);
      const { path, name } = pageIn(market, 'sleep');
      const rest = `${path}/${crypto.randomUUID()}`;
      const invented = pathOf(market, '/products/[[...path]]', rest);
      // This page has been visited, so it is cached.
      await ask(siteOf(market), pathOf(market, '/products/[[...path]]', path));
      await goAway(sandbox);
      const answer = await ask(siteOf(market), invented);
      expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        503,
        '10',
        expect.stringContaining('no-store'),
      ]);
      expect(answer.text).toContain(`<html lang="${MARKETS[market].tag}"`);
      await open('/products/[[...path]]', rest);
      await expect(page.getByRole('heading', { level: 1, name: t('common.error.503.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t('common.error.label', { code: '503' }));
      await expect(page).toHaveTitle(new RegExp(t('common.error.503.title')));
      await expect(page.getByRole('banner')).toBeVisible();
      await axe();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('common.error.action') })
        .click();
      await expect(page).toHaveURL((url) => url.pathname === pathOf(market, '/'));
      await open('/products/[[...path]]', path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      await sandbox.clearFaults();
      await expect.poll(async () => (await ask(siteOf(market), invented)).status, { timeout: 5_000 }).toBe(404);
    });
  });
}

test('what was published stays while the content service is away, and what comes then is seen when it is back', async ({
  page,
  sandbox,
}) => {
  const market = 'fr-fr';
  const uid = uidOf(market, 'legal_page', 'cookies');
  const path = pathOf(market, '/legal/[uid]', uid);
  const text = async () => (await ask(siteOf(market), path)).text;
  await sandbox.reset();
  const editor = editorOf(page);
  await editor.open('legal_page', market, uid);
  await editor.write('Titre de la page', 'Cookies, avant');
  await editor.publish();
  await expect.poll(text).toContain('Cookies, avant');
  const lists = ['/sitemap.xml', '/jobs.xml'];
  for (const file of lists) expect((await ask(siteOf(market), file)).status, file).toBe(200);

  await goAway(sandbox);
  await editor.write('Titre de la page', 'Cookies, pendant');
  await editor.publish();
  const webhook = { type: 'api-update', secret: settings.values.PRISMIC_WEBHOOK_SECRET, documents: ['Zx'] };
  const told = await page.request.post(`http://127.0.0.1:${settings.ports.PORT}/api/revalidate`, { data: webhook });
  expect(told.status(), 'the service is asked to tell it again').toBe(503);
  expect(await text()).toContain('Cookies, avant');
  for (const file of lists) expect((await ask(siteOf(market), file)).status, file).toBe(200);

  await sandbox.clearFaults();
  const back = Date.now();
  // The webhook is retried automatically: 1, 5 and 25 seconds after the first attempt.
  await expect.poll(text, { timeout: 35_000, intervals: [100] }).toContain('Cookies, pendant');
  console.log(`what was published meanwhile was seen ${Date.now() - back} ms after the service was back`);
  await sandbox.reset();
});
