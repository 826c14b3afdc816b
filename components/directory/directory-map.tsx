import { formatDistance } from '@/lib/directory/distance';
import { mapView, type Named } from '@/lib/directory/map-view';
import { bareName } from '@/lib/directory/place-text';
import type { Neighbour, Radius } from '@/lib/directory/types';
import { env } from '@/lib/env';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import { placesAround } from '@/lib/places/queries';
import { DetailedMap } from './detailed-map';
import * as css from './directory-map.css';
import { DirectoryMapPlain } from './directory-map-plain';
import { DirectoryMapTwins } from './directory-map-twins';

type Props = {
  locale: Locale;
  /** What was looked around. */
  centre: Named;
  radius: Radius;
  /** Those of the list, by the numbers that they have there. */
  neighbours: readonly (Neighbour & { number: number })[];
};

const MOST_COMMUNES = 40;

/**
 * The companion of the list: a map of our own, drawn by the server, which asks nobody and needs no script. Where the
 * settings name a map of others, it can be had in its place. Pins lead to the rows `#professional-<number>`.
 */
export async function DirectoryMap({ locale, centre, radius, neighbours }: Props) {
  const t = await translations(locale, 'directory');
  const { tag } = MARKETS[locale];
  const distance = (kilometres: number) => formatDistance(kilometres, tag);
  const view = mapView({
    centre: { ...centre, name: bareName(centre.name) },
    radius,
    neighbours,
    communes: (kilometres) => placesAround(centre, kilometres, MOST_COMMUNES),
    distance,
  });
  const said = {
    name: centre.name,
    rings: new Intl.ListFormat(tag).format(view.rings.map(({ kilometres }) => distance(kilometres))),
  };
  const people = neighbours.map(({ number, name, latitude, longitude }) => ({
    number,
    latitude,
    longitude,
    label: t('map.pin', { number, name }),
  }));
  const plain = (
    <DirectoryMapPlain
      view={view}
      people={people}
      words={{ label: t('map.label', said), north: t('map.north'), pins: t('map.pins') }}
    />
  );
  const legend = <p>{t('map.legend', said)}</p>;
  const { MAP_TILES_URL: tiles, MAP_ATTRIBUTION: attribution } = env();
  return (
    <figure className={css.figure} aria-label={t('map.name', said)}>
      {tiles ? (
        <DetailedMap
          map={{ tiles, centre, radius, people }}
          attribution={attribution}
          words={await detailedWords(locale, centre.name, tiles)}
          legend={legend}
        >
          {plain}
        </DetailedMap>
      ) : (
        <>
          <div className={css.frame}>{plain}</div>
          <figcaption className={css.legend}>{legend}</figcaption>
        </>
      )}
      <DirectoryMapTwins />
    </figure>
  );
}

/** Whom the map asks. The name of a server may hold a placeholder too: `{s}.tiles.example`. */
const hostOf = (tiles: string): string => /^https?:\/\/(?:\{s\}\.)?([^/]+)/.exec(tiles)?.[1] ?? tiles;

async function detailedWords(locale: Locale, name: string, tiles: string) {
  const [t, consent] = await Promise.all([translations(locale, 'directory'), translations(locale, 'consent')]);
  return {
    show: t('map.detailed.show'),
    hide: t('map.detailed.hide'),
    privacy: t('map.detailed.privacy', { host: hostOf(tiles) }),
    always: consent('video.always'),
    shown: t('map.detailed.shown'),
    away: t('map.detailed.away'),
    name: t('map.detailed.name', { name }),
    zoomIn: t('map.detailed.zoomIn'),
    zoomOut: t('map.detailed.zoomOut'),
  };
}
