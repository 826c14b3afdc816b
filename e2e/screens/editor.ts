import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/platform/markets.ts';
import { documentId } from '../../packages/tools/lib/document-id.ts';
import { settings } from '../fixtures/places.ts';

const service = `http://127.0.0.1:${settings.ports.SANDBOX_PRISMIC_PORT}`;

/** The editor of the embedded content service. Published documents are visible to every visitor: use it in `e2e/alone`. */
export const editorOf = (page: Page) => ({
  async open(type: string, lang: Locale, uid: string): Promise<void> {
    await page.goto(`${service}/editor/documents/${await documentId(settings, type, lang, uid)}`);
  },
  async write(field: string, text: string): Promise<void> {
    await page.getByLabel(field, { exact: true }).fill(text);
  },
  async publish(): Promise<void> {
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByRole('status').filter({ hasText: 'Published' }).waitFor();
  },
  async takeBack(): Promise<void> {
    await page.getByRole('button', { name: 'Unpublish' }).first().click();
    await page.getByRole('status').filter({ hasText: 'No longer published' }).waitFor();
  },
  /** Saves the draft and returns the address that opens its preview. */
  async preview(): Promise<string> {
    await page.getByRole('button', { name: 'Save and start a preview' }).click();
    return (await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href')) ?? '';
  },
  async deliveries(): Promise<void> {
    await page.goto(`${service}/editor/webhooks`);
  },
});
