import type { Locator, Page } from '@playwright/test';
import type { Words } from '../fixtures/words.ts';

/** Gift cards of the demonstration. */
export const SMALL_CARD = { code: 'SILE NE25 CADO 2025', last: '2025', balance: 25 };
export const LARGE_CARD = { code: 'SILE NE99 CADO 0999', last: '0999', balance: 999 };
export const EXPIRED_CARD = 'SILE NEXX PASS 2024';

export const giftCardField = (page: Page, t: Words): Locator =>
  page.getByRole('textbox', { name: `${t('cart.giftCards.label')} ${t('cart.codes.optional')}`, exact: true });

export async function tryGiftCard(page: Page, t: Words, code: string): Promise<void> {
  await giftCardField(page, t).fill(code);
  await page.getByRole('button', { name: t('cart.giftCards.apply'), exact: true }).click();
}

/** A card of the cart, by the last characters of its code. */
export const giftCardOf = (page: Page, t: Words, last: string): Locator =>
  page
    .getByRole('list', { name: t('cart.giftCards.list') })
    .getByRole('listitem')
    .filter({ hasText: last });
