import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../fixtures/words.ts';
import { summaryOf } from './bag.ts';

/** A line of the cart: the element around the button that removes its product. @param around the drawer or the page */
export const lineOf = (around: Page | Locator, t: Words, name: string): Locator =>
  around.getByRole('listitem').filter({ has: removeButton('page' in around ? around.page() : around, t, name) });

/** Removes a line by the name of its product, or a discount code. */
export const removeButton = (around: Page | Locator, t: Words, name: string): Locator =>
  around.getByRole('button', { name: `${t('cart.remove')} ${name}`, exact: true });

export const stepButton = (around: Page | Locator, t: Words, step: 'increase' | 'decrease', name: string): Locator =>
  around.getByRole('button', { name: t(`cart.${step}`, { name }), exact: true });

/** What a screen reader announces about the last change. */
export const announced = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** The amounts of the summary, in order: the total is the last. */
export const amountsOf = (page: Page, t: Words): Locator => summaryOf(page, t).getByRole('definition');

export const codeField = (page: Page, t: Words): Locator =>
  page.getByRole('textbox', { name: `${t('cart.codes.label')} ${t('cart.codes.optional')}`, exact: true });

export async function tryCode(page: Page, t: Words, code: string): Promise<void> {
  await codeField(page, t).fill(code);
  await page.getByRole('button', { name: t('cart.codes.apply'), exact: true }).click();
}

/** A code of the cart, with the message that reports whether it applies. */
export const codeOf = (page: Page, t: Words, code: string): Locator =>
  page
    .getByRole('list', { name: t('cart.codes.list') })
    .getByRole('listitem')
    .filter({ hasText: code });

export const zipField = (page: Page, t: Words): Locator =>
  page.getByRole('textbox', { name: t('delivery.zip'), exact: true });

export async function tryZip(page: Page, t: Words, zip: string): Promise<void> {
  await zipField(page, t).fill(zip);
  await page.getByRole('button', { name: t('delivery.check'), exact: true }).click();
}

export const carriersOf = (page: Page, t: Words, zip: string): Locator =>
  page.getByRole('group', { name: t('delivery.legend', { zip }) }).getByRole('radio');

export const noteField = (page: Page, t: Words): Locator =>
  page.getByRole('textbox', { name: t('cart.note.label'), exact: true });

/** Products that are not delivered to the destination of the cart, with the possible solutions. */
export const excludedNotice = (page: Page, t: Words): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('link', { name: t('delivery.excluded.change') }) });

/** A field shows its error and retains the input. */
export async function refusedIn(field: Locator, typed: string, why: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(why);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(typed);
}
