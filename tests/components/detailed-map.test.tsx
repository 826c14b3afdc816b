import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DetailedMap } from '../../components/directory/detailed-map.tsx';
import type { DetailedMapData } from '../../components/directory/detailed-map-leaflet.ts';
import { adoptConsent } from '../../lib/consent/current.ts';

vi.mock('../../lib/consent/actions.ts', () => ({ recordConsent: async () => true }));

type Tell = (state: 'seen' | 'away') => void;
const opened: { tell: Tell; closed: boolean; zoomed: number[]; element: HTMLElement }[] = [];
vi.mock('../../components/directory/detailed-map-leaflet.ts', () => ({
  openMap: (box: HTMLElement, _: DetailedMapData, { onTiles }: { onTiles: Tell }) => {
    const element = box.appendChild(document.createElement('div'));
    const state = { tell: onTiles, closed: false, zoomed: [] as number[], element };
    opened.push(state);
    return {
      marks: [{ numbers: [1, 2], element }],
      zoom: (steps: number) => state.zoomed.push(steps),
      close: () => {
        state.closed = true;
      },
    };
  },
}));

const centre = { latitude: 45.76, longitude: 4.83 };
const map = {
  tiles: 'https://tiles.example/{z}/{x}/{y}.png',
  centre,
  radius: 5,
  people: [1, 2].map((number) => ({ ...centre, number, label: `${number}, Cabinet ${number}` })),
};
const words = {
  show: 'Afficher',
  hide: 'Revenir',
  privacy: 'tiles.example reçoit votre adresse IP.',
  always: { label: 'Accepter toujours', failed: 'Votre choix n’a pas été enregistré.' },
  shown: 'La carte est affichée.',
  away: 'La carte n’arrive pas.',
  name: 'Carte détaillée',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
};
const show = () =>
  render(
    <DetailedMap map={map} attribution="© Silène" words={words} legend={<p>Le nord est en haut.</p>}>
      <p>Plan simple</p>
    </DetailedMap>,
  );

const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const plainIsHidden = () => screen.getByText('Plan simple').parentElement?.hidden;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const consent = (external: boolean) =>
  act(() => adoptConsent({ id: '', at: '', recorded: true, analytics: false, external }));
const openMaps = () => opened.filter(({ closed }) => !closed);
const theMap = () => waitFor(() => openMaps()[0] ?? Promise.reject(new Error('no map yet')));

beforeEach(() => opened.splice(0));
afterEach(() => consent(false));

test('nothing is opened before somebody asks, and then in the place of the plain map', async () => {
  show();
  expect(opened).toHaveLength(0);
  press('Afficher');
  const { tell } = await theMap();
  expect([plainIsHidden(), screen.getByRole('button', { name: 'Afficher' }).getAttribute('aria-busy')]).toEqual([
    false,
    'true',
  ]);
  expect(announced()).toBe('');
  act(() => tell('seen'));
  expect(plainIsHidden()).toBe(true);
  expect(announced()).toBe(words.shown);
  expect(screen.getByRole('link', { name: '2, Cabinet 2' }).getAttribute('href')).toBe('#professional-2');
  expect(screen.getByText('© Silène')).toBeDefined();
  expect(screen.queryByText('Le nord est en haut.')).toBeNull();
});

test('the map is left again, and no longer asks its host', async () => {
  show();
  press('Afficher');
  const { tell } = await theMap();
  act(() => tell('seen'));
  press('Revenir');
  expect(openMaps()).toHaveLength(0);
  expect(plainIsHidden()).toBe(false);
  expect(screen.queryByRole('link')).toBeNull();
});

test('without tiles it is said, the plain map stays, and one may try again', async () => {
  show();
  const regions = screen.getAllByRole('status');
  press('Afficher');
  const { tell } = await theMap();
  act(() => tell('away'));
  expect([plainIsHidden(), openMaps()]).toEqual([false, []]);
  // A live region that is inserted together with its text is not always announced.
  expect(regions).toContain(screen.getByText(words.away).closest('[role=status]'));
  press('Afficher');
  expect(screen.queryByText(words.away)).toBeNull();
  const again = await theMap();
  act(() => again.tell('seen'));
  expect(plainIsHidden()).toBe(true);
});

test('who accepts what others send has it at once, silently, until that is withdrawn', async () => {
  show();
  consent(true);
  const { tell } = await theMap();
  act(() => tell('seen'));
  expect(plainIsHidden()).toBe(true);
  expect(announced()).toBe('');
  consent(false);
  expect([plainIsHidden(), openMaps()]).toEqual([false, []]);
});

test('who accepts them and wants the plain map keeps it', async () => {
  show();
  consent(true);
  const { tell } = await theMap();
  act(() => tell('seen'));
  press('Revenir');
  expect([plainIsHidden(), openMaps()]).toEqual([false, []]);
});

test('buttons change the scale', async () => {
  show();
  press('Afficher');
  const { tell, zoomed } = await theMap();
  act(() => tell('seen'));
  press('Agrandir');
  press('Réduire');
  expect(zoomed).toEqual([1, -1]);
});
