import { expect, test } from 'vitest';
import { mapView } from '../../../lib/directory/map-view.ts';

const centre = { name: 'Saint-Denis', latitude: -20.8789, longitude: 55.4481 };
const at = (number: number, kilometres: number) => ({
  number,
  kilometres,
  latitude: centre.latitude + kilometres / 111.195,
  longitude: centre.longitude,
});
const view = (kilometres: readonly number[], communes: readonly (typeof centre)[] = []) =>
  mapView({
    centre,
    radius: 10,
    neighbours: kilometres.map((each, index) => at(index + 1, each)),
    communes: () => communes,
    distance: (each) => `${each} km`,
  });
const textsOf = (names: ReturnType<typeof view>['wide']['names']) => names.map(({ text }) => text);

test('twelve people of whom only the commune is known share one mark in the middle of the whole radius', () => {
  const { rings, narrow, wide } = view(Array.from({ length: 12 }, () => 0));
  expect(rings.map(({ kilometres }) => kilometres)).toEqual([5, 10]);
  for (const { pins } of [narrow, wide]) {
    expect(pins).toEqual([{ x: 50, y: 50, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }]);
  }
});

test('a ring whose name would lie under a pin has it on the other side', () => {
  const southOf = (each: ReturnType<typeof view>) => each.wide.names.find(({ text }) => text === '5 km')?.y ?? 0;
  expect(southOf(view([0, 0.01]))).toBeGreaterThan(50);
  expect(southOf(view([-3.5, -4.1, -10]))).toBeLessThan(50);
});

test('the place itself is named first, its commune not a second time, and a far one not at all', () => {
  const others = [
    centre,
    { ...centre, name: 'Sainte-Marie', longitude: 55.52 },
    { ...centre, name: 'Cilaos', latitude: -21.13 },
  ];
  const { dots, wide } = view([0], others);
  expect(dots).toHaveLength(1);
  expect(textsOf(wide.names)).toEqual(['Saint-Denis', '5 km', '10 km', 'Sainte-Marie']);
});
