import KDBush from 'kdbush';
import { isRecord, type StoredDocument } from '../types.ts';
import { EARTH_KM, kilometres } from './geo.ts';
import type { Library } from './library.ts';
import { readerOf } from './paths.ts';

type Centre = { latitude: number; longitude: number };
type Box = { west: number; south: number; east: number; north: number };
type Index = {
  tree: KDBush;
  documents: StoredDocument[];
  /** Alternating latitudes and longitudes, in the order of the documents. */
  points: Float64Array;
};
type Found = { document: StoredDocument; away: number };

const indexes = new WeakMap<Library, Map<string, Index>>();
const degrees = (radians: number) => (radians * 180) / Math.PI;
// Margin so that rounding errors do not exclude points on the boundary.
const MARGIN = 1.0001;

function build(path: string, library: Library): Index {
  const reader = readerOf(path, library.models);
  const placed = (library.byType.get(reader?.type ?? '') ?? []).flatMap((document) =>
    (reader?.read(document) ?? []).flatMap((point) =>
      isRecord(point) && typeof point.latitude === 'number' && typeof point.longitude === 'number'
        ? { document, latitude: point.latitude, longitude: point.longitude }
        : [],
    ),
  );
  const tree = new KDBush(placed.length);
  for (const { latitude, longitude } of placed) tree.add(longitude, latitude);
  return {
    tree: tree.finish(),
    documents: placed.map(({ document }) => document),
    points: Float64Array.from(placed.flatMap(({ latitude, longitude }) => [latitude, longitude])),
  };
}

function indexOf(path: string, library: Library): Index {
  const known = indexes.get(library) ?? new Map<string, Index>();
  indexes.set(library, known);
  const index = known.get(path) ?? build(path, library);
  known.set(path, index);
  return index;
}

/** Bounding box of a radius in kilometres; undefined when it crosses a pole or the date line. */
function boxAround({ latitude, longitude }: Centre, radius: number): Box | undefined {
  const angle = (Math.max(0, radius) / EARTH_KM) * MARGIN;
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)];
  if (south <= -90 || north >= 90) return undefined;
  const aside = degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)));
  const [west, east] = [longitude - aside, longitude + aside];
  return west < -180 || east > 180 ? undefined : { west, south, east, north };
}

/** `passes`: the remaining predicates. They are tested before sorting, which is the expensive part. */
type NearbySearch = { path: string; centre: Centre; radius: number; passes: (document: StoredDocument) => boolean };

/**
 * The documents whose geopoint is within the radius in kilometres, nearest first; equal distances keep the library's order.
 * Undefined where the index cannot be used: the caller must then measure each document.
 */
export function nearest(
  { path, centre, radius, passes }: NearbySearch,
  library: Library,
): StoredDocument[] | undefined {
  const box = boxAround(centre, radius);
  if (!box) return undefined;
  const layers = library.layers ? [library.layers.edited, library.layers.imported] : [library];
  const found: Found[] = [];
  for (const layer of layers) {
    const { tree, documents, points } = indexOf(path, layer);
    for (const at of Uint32Array.from(tree.range(box.west, box.south, box.east, box.north)).sort()) {
      const away = kilometres({ latitude: points[2 * at], longitude: points[2 * at + 1] }, centre);
      const document = documents[at];
      if (document && away <= radius && passes(document)) found.push({ document, away });
    }
  }
  return [...new Set(found.sort((a, b) => a.away - b.away).map(({ document }) => document))];
}
