import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DirectoryMap } from '../../components/directory/directory-map.tsx';
import type { Neighbour } from '../../lib/directory/selection.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import type { Place } from '../../lib/services/geocoding.ts';
import { changed } from '../setup/changed-settings.ts';

const { placesAround } = vi.hoisted(() => ({ placesAround: vi.fn<() => Partial<Place>[]>() }));
vi.mock('../../lib/places/queries.ts', () => ({ placesAround }));

const centre = { name: 'Saint-Denis', latitude: -20.8789, longitude: 55.4481 };
const neighbour = (number: number, north: number): Neighbour & { number: number } => ({
  id: `n${number}`,
  name: `Cabinet ${number}`,
  category: 'midwife',
  profession: 'Sage-femme',
  street: '1 rue de Paris',
  postalCode: '97400',
  city: 'Saint-Denis',
  country: 're',
  phone: null,
  note: null,
  latitude: centre.latitude + north / 111.195,
  longitude: centre.longitude,
  kilometres: Math.abs(north),
  number,
});
const neighbours = [neighbour(13, 0.02), neighbour(14, -1), neighbour(15, 3), neighbour(16, 3)];

type More = { locale?: Locale; tiles?: string };
const show = async ({ locale = 'fr-fr', tiles }: More = {}) => {
  changed.MAP_TILES_URL = tiles;
  return render(await DirectoryMap({ locale, centre, radius: 5, neighbours }));
};
const lists = () => screen.getAllByRole('list', { name: 'Numéros de la liste' });

beforeEach(() => {
  placesAround.mockReturnValue([centre, { name: 'Sainte-Marie', latitude: -20.8969, longitude: 55.469 }]);
});

test.each(['narrow', 'wide'] as const)('in the %s layout each number leads to its row, once', async (layout) => {
  await show();
  const links = within(lists()[layout === 'narrow' ? 0 : 1] as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label'), link.textContent])).toEqual([
    ['#professional-13', '13, Cabinet 13', '13'],
    ['#professional-14', '14, Cabinet 14', '14'],
    ['#professional-15', '15, Cabinet 15', '15'],
    ['#professional-16', '16, Cabinet 16', '16'],
  ]);
});

test('what is drawn is said in words, and nothing of others is in the page', async () => {
  const { container } = await show();
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Plan centré sur Saint-Denis, .* 2\skm et 4\skm,/,
  );
  expect(screen.getByText(/^Le nord est en haut\./).textContent).toContain('depuis Saint-Denis');
  expect(screen.getAllByText('Sainte-Marie')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.innerHTML).not.toContain('http');
  expect(placesAround).toHaveBeenCalledWith(centre, expect.closeTo(8.57, 1), 40);
});

test('who is at one door shares a mark, who is alone has a pin', async () => {
  const { container } = await show();
  const marks = [...(lists()[1]?.children ?? [])].map((mark) => mark.textContent);
  expect(marks).toEqual(['13', '14', '1516']);
  expect(container.querySelectorAll('li svg')).toHaveLength(4);
});

test('the map is in Dutch where the page is', async () => {
  await show({ locale: 'nl-be' });
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Kaart rond Saint-Denis.* 2\skm en 4\skm /);
});

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['https://{s}.tiles.example:8443/{z}/{x}/{y}.png?key=1', 'tiles.example:8443'],
])('where the settings name %s it is offered, and its host is said', async (tiles, host) => {
  const { container } = await show({ tiles });
  const button = screen.getByRole('button', { name: 'Afficher la carte détaillée' });
  const said = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toContain(`vient de ${host},`);
  expect(container.querySelector('img')).toBeNull();
  expect(lists()).toHaveLength(2);
});

test('row and pin of one number are lit together, by the pointer or by the focus', async () => {
  await show();
  render(
    <p data-number="14" data-testid="row">
      <a href="#elsewhere">Itinéraire</a>
    </p>,
  );
  const lit = () => [...document.querySelectorAll('[data-active]')].map((each) => each.tagName);
  fireEvent.pointerOver(screen.getByTestId('row'));
  expect(lit()).toEqual(['A', 'A', 'P']);
  fireEvent.pointerOver(document.body);
  expect(lit()).toEqual([]);
  screen.getAllByRole('link', { name: '14, Cabinet 14' })[0]?.focus();
  expect(lit()).toEqual(['A', 'A', 'P']);
});
