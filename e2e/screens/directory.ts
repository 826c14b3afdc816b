import { expect, type Locator, type Page } from '@playwright/test';
import type { Category } from '../../lib/directory/selection.ts';
import type { Words } from '../fixtures/words.ts';

/** The suggestions of places for the complete input have arrived. */
export const placesFor = (page: Page, words: string): Promise<unknown> =>
  page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    return pathname === '/api/directory/places' && searchParams.get('q') === words;
  });

/** The directory of health professionals, as a visitor sees it. */
export function directoryOf(page: Page, t: Words) {
  const main = page.getByRole('main');
  const select = main.getByRole('combobox', { name: t('directory.form.category'), exact: true });
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  return {
    main,
    category: select,
    place: main.getByRole('combobox', { name: t('directory.form.place'), exact: true }),
    submit: main.getByRole('button', { name: t('directory.form.submit'), exact: true }),
    aroundMe: main.getByRole('button', { name: t('directory.aroundMe.action'), exact: true }),
    choose: (category: Category) => select.selectOption(t(`directory.categories.${category}`)),
    rows,
    /** Names in the order of the list. */
    names: rows.getByRole('heading', { level: 3 }),
    radius: (radius: number) =>
      main
        .getByRole('navigation', { name: t('directory.results.radius') })
        .getByRole('link', { name: t('directory.results.radiusOption', { radius }), exact: true }),
    /** The heading that describes the results. */
    async expectAround(category: Category, place: string): Promise<void> {
      const name = t('directory.results.around', { category: t(`directory.categories.${category}`), place });
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    },
    expectCount: (count: number, radius: number): Promise<void> =>
      expect(
        main.getByRole('status').filter({ hasText: t('directory.results.count', { count, radius }) }),
      ).toBeVisible(),
  };
}

/** The links to contact a professional: both work without JavaScript. */
export async function expectWays(row: Locator, t: Words, { phone, to }: { phone: string; to: RegExp }): Promise<void> {
  const call = row.getByRole('link', { name: new RegExp(`^${t('directory.results.call')}`) });
  await expect(call).toHaveAttribute('href', `tel:${phone}`);
  const directions = row.getByRole('link', { name: new RegExp(`^${t('directory.results.directions')}`) });
  const href = (await directions.getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('to')).toMatch(to);
  await expect(directions).toHaveAttribute('rel', 'noreferrer');
}
