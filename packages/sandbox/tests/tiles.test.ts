import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { createControl } from '../control/control.ts';
import { createFaults } from '../control/faults.ts';
import { written } from '../tiles/digits.ts';
import { drawing } from '../tiles/draw.ts';
import { chance, crossings } from '../tiles/pattern.ts';
import { createTiles, tileOf } from '../tiles/tiles.ts';

test.each([
  ['/tiles/0/0/0.png', { z: 0, x: 0, y: 0 }],
  ['/tiles/13/5357/4577.png', { z: 13, x: 5357, y: 4577 }],
  ['/tiles/2/4/0.png', null],
  ['/tiles/20/0/0.png', null],
  ['/tiles/3/-1/0.png', null],
  ['/tiles/3/1/0.jpg', null],
  ['/tiles/requests', null],
])('%s is the tile %o', (path, expected) => {
  expect(tileOf(path)).toEqual(expected);
});

it('serves a picture that every page may show, the same each time, and nothing else', async () => {
  const desk = createControl({ commerce: null, content: null, tiles: createTiles(), faults: createFaults() });
  const ask = (path: string) => desk(new Request(`http://desk.test${path}`));
  const response = await ask('/tiles/13/5357/4577.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const picture = Buffer.from(await response.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
  expect(Buffer.from(await (await ask('/tiles/13/5357/4577.png')).arrayBuffer()).equals(picture)).toBe(true);
  const next = Buffer.from(await (await ask('/tiles/13/5358/4577.png')).arrayBuffer());
  expect(next.equals(picture)).toBe(false);
  expect((await ask('/tiles/1/2/0.png')).status).toBe(404);
});

test('roads go on in the next tile', () => {
  const here = crossings({ z: 9, x: 334, y: 286 });
  expect(crossings({ z: 9, x: 335, y: 286 }).left).toBe(here.right);
  expect(crossings({ z: 9, x: 334, y: 287 }).top).toBe(here.bottom);
});

test('the pattern is everywhere another, within its bounds', () => {
  const drawn = Array.from({ length: 500 }, (_, index) => chance(1, 9, index, 3));
  expect(new Set(drawn).size).toBeGreaterThan(490);
  expect(drawn.every((each) => each >= 0 && each < 1)).toBe(true);
  expect(drawn.filter((each) => each < 0.5).length / 500).toBeCloseTo(0.5, 1);
});

test('the numbers of a tile can be read on it', () => {
  expect(drawing({ z: 9, x: 12, y: 3 })).toContain(written('9/12/3', 8, 8));
  expect(written('17', 0, 0)).toBe(
    '<path transform="translate(0 0)" d="M6 0V5M6 5V10"/><path transform="translate(9 0)" d="M0 0H6M6 0V5M6 5V10"/>',
  );
});
