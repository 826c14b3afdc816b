import type { Locator, Page } from '@playwright/test';
import type { Words } from '../fixtures/words.ts';

export const bagLink = (page: Page, t: Words, count: number): Locator =>
  page.getByRole('link', { name: t('cart.button', { count }), exact: true });

export const drawerOf = (page: Page, t: Words): Locator => page.getByRole('dialog', { name: t('cart.title') });

/** @param around the drawer or the page that shows the cart */
export const quantityOf = (around: Locator | Page, t: Words, name: string): Locator =>
  around.getByRole('group', { name: t('cart.quantityOf', { name }) }).getByText(/^\d+$/);

export const summaryOf = (page: Page, t: Words): Locator =>
  page.getByRole('complementary', { name: t('cart.summary.title') });

/** Presses the button that adds to the cart, and waits for the confirmation message. */
export async function addToBag(page: Page, t: Words, name: string): Promise<void> {
  await page.getByRole('button', { name: t('catalogue.add') }).click();
  await page
    .getByRole('status')
    .filter({ hasText: t('cart.added', { name }) })
    .waitFor();
}
