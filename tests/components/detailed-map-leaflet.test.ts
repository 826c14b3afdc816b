import { tileLayer } from 'leaflet';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMap, waitForTiles } from '../../components/directory/detailed-map-leaflet.ts';

const lyon = { latitude: 45.7676, longitude: 4.8345 };
const tiles = 'https://tiles.example/{z}/{x}/{y}.png';

function box(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  for (const name of ['clientWidth', 'clientHeight']) Object.defineProperty(element, name, { value: 512 });
  return element;
}

const open = (places: readonly { latitude: number; longitude: number }[], element = box()) => {
  const people = places.map((place, index) => ({ ...place, number: index + 1 }));
  return openMap(element, { tiles, centre: lyon, radius: 5, people }, { onTiles: () => {}, area: 'area' });
};

test('those at one door share a mark, each other has its own', () => {
  const { marks, close } = open([lyon, { ...lyon, latitude: 45.78 }, { ...lyon, longitude: 4.83452 }]);
  expect(marks.map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
  expect(marks.every(({ element }) => element.isConnected)).toBe(true);
  close();
});

test('the tiles around are asked for without the rest of our address, and none once it is closed', () => {
  const element = box();
  const { close } = open([lyon, { ...lyon, latitude: 45.78 }], element);
  const pictures = [...element.querySelectorAll('img')];
  expect(pictures.length).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(picture.src).toMatch(/^https:\/\/tiles\.example\/14\/\d+\/\d+\.png$/);
    expect(picture.referrerPolicy).toBe('strict-origin-when-cross-origin');
  }
  close();
  expect(element.querySelectorAll('img')).toHaveLength(0);
});

test.each([
  ['people near', [lyon, { ...lyon, latitude: 45.775 }], 15],
  ['everybody where their commune is: the radius', [lyon, lyon], 12],
  ['nobody: the radius', [], 12],
])('%s', (_, places, expected) => {
  const element = box();
  const { close } = open(places, element);
  expect(element.querySelector('img')?.src).toContain(`/${expected}/`);
  close();
});

test('it has the focus of the keyboard, shows a scale and the circle, and steps in and out', () => {
  const element = box();
  const { zoom, close } = open([lyon], element);
  expect(element.tabIndex).toBe(0);
  expect(element.querySelector('path.area')).not.toBeNull();
  const scale = () => element.querySelector('.leaflet-control-scale-line')?.textContent;
  const before = scale();
  zoom(1);
  expect(scale()).not.toBe(before);
  zoom(-1);
  expect(scale()).toBe(before);
  close();
});

describe('whether tiles come', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const told: string[] = [];
  const wait = () => {
    told.length = 0;
    const layer = tileLayer(tiles);
    return { layer, stop: waitForTiles(layer, (state) => told.push(state)) };
  };

  test('the first tells, once', () => {
    const { layer } = wait();
    layer.fire('tileload').fire('tileload').fire('load');
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['seen']);
  });
  test('all have failed', () => {
    wait().layer.fire('tileerror').fire('load');
    expect(told).toEqual(['away']);
  });
  test('nothing for ten seconds', () => {
    wait();
    vi.advanceTimersByTime(9_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['away']);
  });
  test('nobody waits any more', () => {
    const { layer, stop } = wait();
    stop();
    layer.fire('tileload');
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
