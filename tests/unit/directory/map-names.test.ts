import { expect, test } from 'vitest';
import { boxOfName, readableNames } from '../../../lib/directory/map-view.ts';

const place = (text: string, x: number, y: number) => ({ text, x, y });

test.each([
  ['the greater of two neighbours', [place('Saint-Denis', 50, 50), place('Sainte-Marie', 55, 51)], [], ['Saint-Denis']],
  [
    'both where there is room',
    [place('Le Port', 20, 20), place('La Possession', 60, 60)],
    [],
    ['Le Port', 'La Possession'],
  ],
  [
    'the same once, where it can be read',
    [place('2 km', 50, 99), place('2 km', 50, 5), place('2 km', 20, 50)],
    [],
    ['2 km'],
  ],
  ['none that would leave the map', [place('Sainte-Suzanne', 96, 50), place('Salazie', 50, 97)], [], []],
  [
    'none below a pin, which takes no room from the next',
    [place('Le Port', 50, 50), place('Cilaos', 52, 56)],
    [{ left: 45, right: 55, top: 48, bottom: 53 }],
    ['Cilaos'],
  ],
])('%s', (_, names, taken, expected) => {
  expect(readableNames(names, taken, 20).map(({ text }) => text)).toEqual(expected);
});

test('a name stands below its dot', () => {
  const { left, right, top } = boxOfName(place('Cilaos', 50, 50), 20);
  expect((left + right) / 2).toBe(50);
  expect(top).toBeGreaterThan(50);
});
