import 'leaflet/dist/leaflet.css';
import type { TileLayer } from 'leaflet';
import * as leaflet from 'leaflet';
import type { Point } from '@/lib/services/geocoding/place';

/** A host that says nothing for so long is away. */
const PATIENCE_MS = 10_000;

/** Tells once whether tiles come: when the first is there, when the last has failed, or when there is none for ten seconds. */
export function waitForTiles(layer: TileLayer, tell: (state: 'seen' | 'away') => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    layer.off('tileload', seen).off('load', away);
  };
  const seen = () => {
    stop();
    tell('seen');
  };
  const away = () => {
    stop();
    tell('away');
  };
  const timer = setTimeout(away, PATIENCE_MS);
  // `load` means that nothing is awaited any more, whatever became of it.
  layer.on('tileload', seen).on('load', away);
  return stop;
}

export type DetailedMapData = {
  /** Address of a tile, with {z}, {x} and {y}. */
  tiles: string;
  centre: Point;
  /** Kilometres. */
  radius: number;
  people: readonly (Point & { number: number })[];
};

/** Somewhere on the map: whose numbers belong there, and what to draw them into. */
type Mark = { numbers: readonly number[]; element: HTMLElement };
export type OpenMap = { marks: readonly Mark[]; zoom: (steps: 1 | -1) => void; close: () => void };

type Options = {
  /** Told once: the first tile is there, or none comes. */
  onTiles: (state: 'seen' | 'away') => void;
  /** Class of the circle that was looked through. */
  area: string;
};

const ZOOM = { least: 5, most: 18, firstMost: 15 };
/** Room for a pin, in px. */
const ROOM = 56;
const BESIDE_CONTROLS: leaflet.PanInsideOptions = {
  paddingTopLeft: [ROOM, ROOM],
  paddingBottomRight: [2 * ROOM, 2 * ROOM],
};

const latLng = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];

/** Those at one door share a mark: no scale could tell them apart. */
function byPlace(people: DetailedMapData['people']): DetailedMapData['people'][] {
  const groups = Map.groupBy(people, ({ latitude, longitude }) => `${latitude.toFixed(4)} ${longitude.toFixed(4)}`);
  return [...groups.values()];
}

/** Opens a map in an element. From here on the browser asks the host of the tiles. */
export function openMap(
  element: HTMLElement,
  { tiles, centre, radius, people }: DetailedMapData,
  options: Options,
): OpenMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The page scrolls, not the map.
    scrollWheelZoom: false,
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  const removeAtRest = removalOf(map);
  const area = leaflet.circle(latLng(centre), { radius: radius * 1000, className: options.area, interactive: false });
  const bounds = leaflet.latLngBounds([latLng(centre), ...people.map(latLng)]);
  const isOneSpot = bounds.getNorthEast().equals(bounds.getSouthWest(), 0.001);
  const seen = isOneSpot ? leaflet.latLng(latLng(centre)).toBounds(radius * 2000) : bounds;
  map.fitBounds(seen, { animate: false, padding: [ROOM, ROOM], maxZoom: ZOOM.firstMost });
  area.addTo(map);
  leaflet.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map);
  // Who cannot drag points at the new middle.
  map.on('click', ({ latlng }) => map.panTo(latlng, { animate: !still }));

  const layer = leaflet.tileLayer(tiles, { referrerPolicy: 'strict-origin-when-cross-origin' });
  const stopWaiting = waitForTiles(layer, options.onTiles);
  layer.addTo(map);

  const marks = byPlace(people).flatMap((here) => {
    const [first] = here;
    return first ? [{ numbers: here.map(({ number }) => number), element: addMark(map, first, still) }] : [];
  });
  return {
    marks,
    zoom: (steps) => map.setZoom(map.getZoom() + steps, { animate: !still }),
    close: () => {
      stopWaiting();
      removeAtRest();
    },
  };
}

/** Takes a map away, after the change of scale that it is in the middle of: its end would look for what is gone. */
function removalOf(map: leaflet.Map): () => void {
  let zooming = false;
  map.on('zoomstart', () => {
    zooming = true;
  });
  map.on('zoomend', () => {
    zooming = false;
  });
  return () => {
    if (zooming) map.once('moveend', () => map.remove());
    else map.remove();
  };
}

/** A mark without a look of its own, whose links come into sight when they get the focus. */
function addMark(map: leaflet.Map, place: Point, still: boolean): HTMLElement {
  const element = document.createElement('div');
  const icon = leaflet.divIcon({ className: '', html: element, iconSize: [0, 0] });
  leaflet.marker(latLng(place), { icon, interactive: false, keyboard: false, riseOnHover: true }).addTo(map);
  leaflet.DomEvent.disableClickPropagation(element);
  element.addEventListener('focusin', () => map.panInside(latLng(place), { ...BESIDE_CONTROLS, animate: !still }));
  return element;
}
