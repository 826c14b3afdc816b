import { pageIn } from '../fixtures/catalogue.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, () => {
    test.use({ market });

    test('a page that cannot be rendered says so, and tries again', async ({ page, sandbox, quiet, open, axe }) => {
      quiet.allow(/status of 5\d\d|React error/);
      const { path } = pageIn(market, 'sleep');
      for (const operation of ['repository', 'search']) {
        await sandbox.fault({ service: 'content', operation, kind: 'status', status: 503 });
      }
      await open('/products/[[...path]]', `${path}/${crypto.randomUUID()}`);
      await expect(page.getByRole('heading', { level: 1, name: t('common.error.500.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t('common.error.label', { code: '500' }));
      await expect(page).toHaveTitle(new RegExp(t('common.error.500.title')));
      await expect(page.getByRole('button', { name: t('common.error.retry') })).toBeVisible();
      await axe();
      // Known pages stand meanwhile.
      await page.getByRole('link', { name: t('common.error.action') }).click();
      await expect(page).toHaveURL((url) => url.pathname === pathOf(market, '/'));
      await expect(page.getByRole('banner')).toBeVisible();
      await open('/products/[[...path]]', path);
      await expect(page.getByRole('heading', { level: 1, name: pageIn(market, 'sleep').name })).toBeVisible();
    });
  });
}
