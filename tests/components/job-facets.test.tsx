import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobFacets } from '../../components/careers/job-list.tsx';
import { type JobSelection, LOCALITIES, type Offer, readJobSelection } from '../../lib/careers/offers.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import { offerNamed } from '../fixtures/offers.ts';

const offers = [
  offerNamed('a', {}),
  offerNamed('b', { category: 'sales', where: 'lyon' }),
  offerNamed('c', { category: 'sales', contract: 'cdd', where: 'international', placeDetail: 'Montréal, Canada' }),
];

const facetsOf = (query: string, list: readonly Offer[] = offers, locale: Locale = 'fr-fr') => {
  const selection: JobSelection = readJobSelection(new URLSearchParams(query));
  return JobFacets({ id: 'facets', locale, offers: list, selection, action: '/offres', label: 'Filtrer', apply: true });
};
const show = async (...asked: Parameters<typeof facetsOf>) => render(await facetsOf(...asked));
const boxesOf = (group: string) =>
  [...screen.getByRole('group', { name: group }).querySelectorAll('label')].map(({ textContent }) => textContent);

const placesWithOffers = () => boxesOf('Lieu').filter((text) => !text?.endsWith('(0)'));

test('each box says how many offers it would show, given the other facets', async () => {
  await show('category=sales');
  expect(boxesOf('Métier')).toEqual(expect.arrayContaining(['Production (1)', 'Commerce (2)', 'Marketing (0)']));
  expect(boxesOf('Contrat')).toEqual(['CDI (1)', 'CDD (1)', 'Stage, alternance, VIE (0)']);
  expect(placesWithOffers()).toEqual(['Lyon (1)', 'International (1)']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Commerce/ }).checked).toBe(true);
});

test('all nineteen places are there, and one without an offer says so', async () => {
  const names = Object.values(LOCALITIES).map(({ name }) => name.fr);
  for (const list of [offers, offers.slice(0, 1), []]) {
    const { unmount } = await show('', list);
    expect(boxesOf('Lieu').map((text) => text?.replace(/ \(\d+\)$/, ''))).toEqual([...names, 'International']);
    expect(placesWithOffers()).toHaveLength(list.length);
    unmount();
  }
});

test('International stands apart, last and off the places', async () => {
  await show('');
  const apart = screen.getByRole('checkbox', { name: /International/ }).closest('div');
  expect(apart?.querySelectorAll('input')).toHaveLength(1);
  expect(boxesOf('Lieu').at(-1)).toBe('International (1)');
});

test('a place that is chosen stays chosen, though no offer is there any more', async () => {
  await show('place=nice');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nice (0)' }).checked).toBe(true);
});

test('is a form of the address: the order travels with it, and is kept when the facets are cleared', async () => {
  await show('category=sales&sort=title');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filtrer' });
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/offres']);
  expect([...new FormData(form)]).toEqual([
    ['category', 'sales'],
    ['sort', 'title'],
  ]);
  expect(screen.getByRole('link', { name: 'Effacer les filtres' }).getAttribute('href')).toBe('/offres?sort=title');
});

test('there is nothing to clear where nothing is chosen', async () => {
  await show('sort=title');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the boxes follow the address of the page that comes in their place', async () => {
  const { rerender } = await show('category=sales');
  rerender(await facetsOf(''));
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
});
