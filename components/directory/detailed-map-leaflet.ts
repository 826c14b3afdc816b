import 'leaflet/dist/leaflet.css';
import type { TileLayer } from 'leaflet';
import * as leaflet from 'leaflet';
import { groupBy } from '@/lib/platform/browser/group-by';
import type { Point } from '@/lib/services/geocoding';

/** A tile host without a response for this long counts as unavailable. */
const PATIENCE_MS = 10_000;

/**
 * Reports once whether tiles load: when the first is loaded, when the last has failed, or when there is none for ten seconds.
 */
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
  // `load` fires when no tile is pending, whether they loaded or failed.
  layer.on('tileload', seen).on('load', away);
  return stop;
}

export type DetailedMapData = {
  /** URL template of a tile, with {z}, {x} and {y}. */
  tiles: string;
  centre: Point;
  /** Kilometres. */
  radius: number;
  people: readonly (Point & { number: number })[];
};

/** A place on the map: the numbers that belong to it, and the element to render them into. */
type Mark = { numbers: readonly number[]; element: HTMLElement };
export type OpenMap = { marks: readonly Mark[]; zoom: (steps: 1 | -1) => void; close: () => void };

type Options = {
  /** Called once: the first tile is loaded, or none will be. */
  onTiles: (state: 'seen' | 'away') => void;
  /** Class of the circle that shows the searched area. */
  area: string;
};

const ZOOM = { least: 5, most: 18, firstMost: 15 };
/** Space for a pin, in px. */
const ROOM = 56;
const BESIDE_CONTROLS: leaflet.PanInsideOptions = {
  paddingTopLeft: [ROOM, ROOM],
  paddingBottomRight: [2 * ROOM, 2 * ROOM],
};

const latLng = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];

/** Entries with the same position share a mark: no zoom level could separate them. */
function byPlace(people: DetailedMapData['people']): DetailedMapData['people'][] {
  const groups = groupBy(people, ({ latitude, longitude }) => `${latitude.toFixed(4)} ${longitude.toFixed(4)}`);
  return [...groups.values()];
}

/** Opens a map in an element. From here on the browser sends requests to the tile host. */
export function openMap(
  element: HTMLElement,
  { tiles, centre, radius, people }: DetailedMapData,
  options: Options,
): OpenMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page, not the map.
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
  // An alternative to dragging: a click moves the centre.
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

/** Removes a map after a running zoom animation has ended: its end handler would access removed elements. */
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

/** A mark without its own style, which is panned into view when one of its links gets the focus. */
function addMark(map: leaflet.Map, place: Point, still: boolean): HTMLElement {
  const element = document.createElement('div');
  const icon = leaflet.divIcon({ className: '', html: element, iconSize: [0, 0] });
  leaflet.marker(latLng(place), { icon, interactive: false, keyboard: false, riseOnHover: true }).addTo(map);
  leaflet.DomEvent.disableClickPropagation(element);
  element.addEventListener('focusin', () => map.panInside(latLng(place), { ...BESIDE_CONTROLS, animate: !still }));
  return element;
}
