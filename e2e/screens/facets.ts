import type { Locator } from '@playwright/test';

/** The number of results that the label of a filter's checkbox announces: "Sommeil (4)". */
export const promisedBy = async (box: Locator): Promise<number> =>
  Number(await box.evaluate((input: HTMLInputElement) => /\((\d+)\)/.exec(input.labels?.[0]?.textContent ?? '')?.[1]));
