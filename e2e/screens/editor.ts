import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/markets.ts';
import { settings } from '../fixtures/places.ts';

const service = `http://127.0.0.1:${settings.ports.SANDBOX_PRISMIC_PORT}`;

/** The id of a document, as the content API says it. */
async function idOf(type: string, lang: Locale, uid: string): Promise<string> {
  const token = settings.values.PRISMIC_ACCESS_TOKEN ?? '';
  const repository = await (await fetch(`${service}/api/v2?access_token=${token}`)).json();
  const query = new URLSearchParams({
    access_token: token,
    ref: repository.refs[0].ref,
    lang,
    q: `[[at(my.${type}.uid, "${uid}")]]`,
  });
  const { results } = await (await fetch(`${service}/api/v2/documents/search?${query}`)).json();
  return results[0].id;
}

/** The editor of the embedded content service. What is published there, every visitor sees: use it in `e2e/alone`. */
export const editorOf = (page: Page) => ({
  async open(type: string, lang: Locale, uid: string): Promise<void> {
    await page.goto(`${service}/editor/documents/${await idOf(type, lang, uid)}`);
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
  /** Saves the draft and answers with the address that opens its preview. */
  async preview(): Promise<string> {
    await page.getByRole('button', { name: 'Save and start a preview' }).click();
    return (await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href')) ?? '';
  },
  async deliveries(): Promise<void> {
    await page.goto(`${service}/editor/webhooks`);
  },
});
