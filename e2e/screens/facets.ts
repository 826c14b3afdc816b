import type { Locator } from '@playwright/test';

/** How many a box of a filter says that it leaves: "Sommeil (4)". */
export const promisedBy = async (box: Locator): Promise<number> =>
  Number(await box.evaluate((input: HTMLInputElement) => /\((\d+)\)/.exec(input.labels?.[0]?.textContent ?? '')?.[1]));
