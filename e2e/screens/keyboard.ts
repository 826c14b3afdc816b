import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (element: Element) => element === document.activeElement;

/** Presses Tab (or Shift+Tab) until the element has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120 && !(await target.evaluate(isFocused)); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

/** Tabs to the element and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
