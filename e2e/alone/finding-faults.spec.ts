import type { HttpFaultKind } from '../../packages/sandbox/control/faults.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { directoryOf } from '../screens/directory.ts';

const TROUBLES: readonly HttpFaultKind[] = ['status', 'garbage', 'down', 'hang'];

test('while the content service is in trouble, the search goes on with what it has', { tag: WHOLE }, async ({
  page,
  open,
  sandbox,
  quiet,
}) => {
  // From prefetched pages.
  quiet.allow(/status of 5\d\d/);
  const t = wordsOf('fr-fr');
  const path = pathOf('fr-fr', '/search/[[...path]]');
  const found = page.getByRole('main').getByRole('heading', { level: 3 });
  await page.goto(`${path}?q=sommeil`);
  await expect(found.first()).toBeVisible();
  const count = await found.count();
  for (const kind of TROUBLES) {
    await sandbox.fault({ service: 'content', operation: 'search', kind });
    await sandbox.fault({ service: 'content', operation: 'repository', kind });
    await page.goto(`${path}?q=sommeil`);
    await expect(found, kind).toHaveCount(count);
    await sandbox.clearFaults();
  }

  await sandbox.fault({ service: 'content', kind: 'hang' });
  await open('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('search.open'), exact: true })
    .click();
  const overlay = page.getByRole('dialog', { name: t('search.title') });
  await overlay.getByRole('combobox').pressSequentially('somniel');
  await expect(
    overlay
      .getByRole('option')
      .filter({ hasText: /sommeil/i })
      .first(),
  ).toBeVisible();
});

test('suggestions that are slow are said to come, and nothing typed is lost', { tag: WHOLE }, async ({
  page,
  open,
  quiet,
}) => {
  quiet.allow(/status of 503/);
  const t = wordsOf('fr-fr');
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route('**/api/search?*', async (route) => {
    await held;
    await route.continue();
  });
  await open('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('search.open'), exact: true })
    .click();
  const overlay = page.getByRole('dialog', { name: t('search.title') });
  const field = overlay.getByRole('combobox');
  await field.fill('sommeil');
  await expect(overlay.getByText(t('search.suggestions.loading')).first()).toBeVisible();
  free();
  await expect(overlay.getByRole('option').first()).toBeVisible();

  // After an invalid response, the typed text stays, and the next requests are made.
  await page.unroute('**/api/search?*');
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '<h1>' }));
  await field.fill('tisane');
  await expect(overlay.getByRole('status')).toHaveText(t('search.suggestions.away'));
  await expect(field).toHaveValue('tisane');
  await page.unroute('**/api/search?*');
  await field.fill('tisanes');
  await expect(overlay.getByRole('option').first()).toBeVisible();
});

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, gate(market, {}), () => {
    test.use({ market });

    test('a directory that does not answer says so, keeps the search, and comes back', async ({
      page,
      open,
      sandbox,
      axe,
      quiet,
    }) => {
      quiet.allow(/status of 5\d\d/);
      const directory = directoryOf(page, t);
      const away = page.getByRole('heading', { level: 2, name: t('directory.problem.unavailable'), exact: true });
      await open('/contact-directory');
      await directory.choose('midwife');
      // The frame of the page is read once, and cached.
      await directory.place.fill('69007');
      await directory.submit.click();
      await expect(directory.rows.first()).toBeVisible();
      for (const kind of market === 'fr-fr' ? TROUBLES : (['status'] as const)) {
        await sandbox.fault({ service: 'content', kind });
        await directory.place.fill('69007');
        await directory.submit.click();
        await expect(away, kind).toBeVisible({ timeout: 15_000 });
        await expect(directory.place).toHaveValue('69007');
        await expect(directory.category).toHaveValue('midwife');
        await sandbox.clearFaults();
        await directory.main.getByRole('link', { name: t('directory.problem.retry'), exact: true }).click();
        await expect(directory.rows.first()).toBeVisible();
        await expect(away).toHaveCount(0);
      }
      await sandbox.fault({ service: 'content', kind: 'status' });
      await page.reload();
      await expect(away).toBeVisible();
      await axe();
    });
  });
}
