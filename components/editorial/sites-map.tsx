import type { ReactNode } from 'react';
import { cx } from '@/components/ui/markup';
import { Container, Section } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import { type GeoPoint, insetOf, mapSize, onMap, pinsOf } from '@/lib/editorial/france';
import * as css from './media.css';
import { room } from './sections.css';

/** Longitudes and latitudes along the coasts and borders, counter-clockwise from Dunkirk; our own drawing, decorative only. */
const mainland =
  '2.5,51.1 1.8,50.9 1.6,50.7 1.5,50.2 0.1,49.6 0.2,49.4 -0.4,49.3 -1.2,49.4 -1.2,49.7 -1.9,49.7 ' +
  '-1.6,48.8 -1.5,48.6 -2.1,48.6 -2.7,48.5 -3.3,48.8 -4.2,48.7 -4.8,48.4 -4.3,48.3 -4.7,48 -4.3,47.8 ' +
  '-3.4,47.7 -2.7,47.5 -2.3,47.2 -2,46.9 -1.8,46.5 -1.2,46.2 -1.2,45.7 -0.8,45.4 -1.2,45.4 -1.3,44.6 ' +
  '-1.5,43.5 -1.8,43.4 -1.4,43.1 -0.7,42.9 0,42.7 0.7,42.7 1.4,42.6 2,42.4 3.1,42.4 3,42.9 3.4,43.3 ' +
  '4,43.5 4.5,43.4 5,43.4 5.4,43.2 6,43.1 6.6,43.2 7,43.5 7.5,43.8 7.6,44.1 7,44.4 7,44.8 6.7,45.1 ' +
  '7.1,45.4 6.9,45.9 6.8,46.4 6.1,46.2 6.1,46.6 7,47.3 7.5,47.6 7.6,48.1 8.2,49 7.4,49.2 6.7,49.2 ' +
  '6.3,49.5 5.8,49.5 4.9,49.8 4.8,50.1 4.2,50 4.1,50.3 3.6,50.5 3.1,50.8';
const corsica = '9.4,43 9.3,42.7 8.7,42.6 8.6,42.2 8.8,41.6 9.2,41.4 9.4,41.9 9.6,42.2';

const outlineOf = (places: string) =>
  places.split(' ').map((place) => {
    const [longitude = 0, latitude = 0] = place.split(',').map(Number);
    return onMap({ longitude, latitude });
  });
const outlines = [outlineOf(mainland), outlineOf(corsica)];

/** Granules in staggered rows, in the map's units. */
export const dot = { gap: 15, row: 13, size: 8 };

/** Where a row enters and leaves an outline, ascending. */
function crossings(outline: ReturnType<typeof outlineOf>, y: number): number[] {
  return outline
    .flatMap((a, index) => {
      const b = outline[(index + 1) % outline.length];
      return b && a.y > y !== b.y > y ? [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)] : [];
    })
    .sort((a, b) => a - b);
}

/** A segment of a row as a line from its first granule to its last; a dashed stroke with round caps renders the granules. */
function stretch(from: number, to: number, y: number, shift: number): string {
  const first = Math.ceil((from - shift) / dot.gap) * dot.gap + shift;
  const last = Math.floor((to - shift) / dot.gap) * dot.gap + shift;
  // A little longer than its dashes, so that rounding never drops the last one.
  return last < first ? '' : `M${first} ${y}h${last - first + 1}`;
}

function rows(): string {
  let path = '';
  for (let y = dot.row, row = 0; y < mapSize.height; y += dot.row, row += 1) {
    for (const outline of outlines) {
      const edges = crossings(outline, y);
      for (let at = 0; at + 1 < edges.length; at += 2) {
        path += stretch(edges[at] ?? 0, edges[at + 1] ?? 0, y, (row % 2) * (dot.gap / 2));
      }
    }
  }
  return path;
}

/** France as the data of one path, about a kilobyte. */
export const franceDots = rows();

type SiteView = { name: string; kind?: string | null; address?: string | null; place: GeoPoint | null };

type Props = {
  background?: string | null;
  title?: string | null;
  text?: ReactNode;
  sites: readonly SiteView[];
  /** Text alternative of the map. */
  mapLabel: string;
};

/** Sites in a numbered list, and those of France on a map as well. */
export function SitesMap({ background, title, text, sites, mapLabel }: Props) {
  if (sites.length === 0) return null;
  const Name = title ? 'h3' : 'h2';
  const places = sites.map(({ place }) => place);
  return (
    <Section background={background}>
      <Container className={room}>
        <div className={css.sitesMapPair}>
          <div>
            {title && <h2>{title}</h2>}
            {text && <div className={css.sitesMapText}>{text}</div>}
            <ol className={css.list}>
              {sites.map(({ name, kind, address }, index) => (
                <li key={`${name} ${address}`} className={css.site}>
                  <span className={css.badge}>{index + 1}</span>
                  <div>
                    <Name className={cx(textStyle.h3, css.name)}>{name}</Name>
                    {kind && <p className={css.kind}>{kind}</p>}
                    {address && <p className={cx(textStyle.small, muted)}>{address}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <FranceMap label={mapLabel} places={places} names={sites.map(({ name }) => name)} />
        </div>
      </Container>
    </Section>
  );
}

type MapProps = { label: string; places: readonly (GeoPoint | null)[]; names: readonly string[] };

/** Sites that lie close together are on an enlarged part of the map, with their names. */
function FranceMap({ label, places, names }: MapProps) {
  const inset = insetOf(places);
  const enlarged = new Set(inset?.pins.flatMap(({ numbers }) => numbers));
  const pins = pinsOf(places.map((place, index) => (enlarged.has(index + 1) ? null : place)));
  if (pins.length === 0 && !inset) return null;
  return (
    <div className={css.map} role="img" aria-label={label}>
      <div className={css.country}>
        <svg className={css.land} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
          <path d={franceDots} strokeWidth={dot.size} strokeDasharray={`0 ${dot.gap}`} strokeLinecap="round" />
        </svg>
        {pins.map(({ x, y, numbers, away }) => (
          <span key={numbers[0]} className={css.pin} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
            {numbers.join(', ')}
            {away && <span className={css.away}>{names[(numbers[0] ?? 1) - 1]}</span>}
          </span>
        ))}
        {inset && (
          <span
            className={css.part}
            style={{ insetInlineStart: `${inset.x}%`, insetBlockStart: `${inset.y}%`, inlineSize: `${inset.size}%` }}
          />
        )}
      </div>
      {inset && (
        <div className={css.inset}>
          {inset.pins.map(({ x, y, numbers: [number = 0] }) => (
            <span key={number} className={css.pin} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
              {number}
              <span className={css.away}>{names[number - 1]}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
