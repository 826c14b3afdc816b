import { documentId } from '../../packages/tools/lib/document-id.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { settings } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const service = `http://127.0.0.1:${settings.ports.SANDBOX_PRISMIC_PORT}`;

test('an editor sees each change of a slice beside the document', { tag: WHOLE }, async ({ page, quiet }) => {
  // The simulator's own wrapper reads the URL only in the browser, and React reports a hydration mismatch.
  quiet.allow(/Minified React error #418/);
  const id = await documentId(settings, 'page', 'fr-fr', 'a-propos-de-nos-conseils');
  await page.goto(`${service}/editor/documents/${id}`);
  const controls = page.locator('[data-slice]');
  const drawn = page.frameLocator('iframe').locator('[data-slice-zone] > *');
  const count = await controls.count();
  await expect(drawn).toHaveCount(count);

  const callout = controls.filter({ hasText: 'Encadré: Remarque' }).first();
  await callout.getByLabel('Titre de la remarque').fill('Un titre tout neuf');
  await expect(drawn.getByRole('heading', { name: 'Un titre tout neuf' })).toBeVisible();

  await page.getByLabel('Slice', { exact: true }).selectOption('text/default');
  await page.getByRole('button', { name: 'Add the slice' }).click();
  await expect(page.getByRole('status').first()).toHaveText('The slices are arranged, as a draft.');
  await expect(drawn).toHaveCount(count + 1);
  await expect(drawn.last()).toHaveAttribute('data-slice-type', 'text');
  await page.getByRole('button', { name: `Up ${count + 1}, Texte` }).click();
  await expect(drawn.nth(count - 1)).toHaveAttribute('data-slice-type', 'text');
  await page.getByRole('button', { name: `Remove ${count}, Texte` }).click();
  await expect(drawn).toHaveCount(count);
  await expect(drawn.getByRole('heading', { name: 'Un titre tout neuf' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).first().click();
  await expect(page.getByRole('status').first()).toHaveText('The draft is gone.');
});
