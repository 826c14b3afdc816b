import { cx } from '@/components/ui/markup';
import { type MapView, mapView, type Named, type Spot } from '@/lib/directory/map-view';
import { bareName, formatDistance, type Neighbour, type Radius } from '@/lib/directory/selection';
import { placesAround } from '@/lib/places/queries';
import { env } from '@/lib/platform/env';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { DetailedMap, MapHighlight } from './detailed-map';
import { type Person, PinLinks } from './directory-map-pins';
import * as css from './map.css';

type Words = { /** Text alternative of the drawing. */ label: string; north: string; pins: string };
type Props = { view: MapView; people: readonly Person[]; words: Words };

const at = ({ x, y }: Spot) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` });

/** Rings of distance around a place, the communes there, and the numbers of the list: in the frame of directory-map.css.ts. */
function DirectoryMapPlain({ view, people, words }: Props) {
  return (
    <>
      <div className={css.square}>
        <Drawing view={view} label={words.label} />
        {(['narrow', 'wide'] as const).map((layout) => (
          <div key={layout} className={css.layout[layout]}>
            <Names names={view[layout].names} />
            <ul role="list" className={css.pins} aria-label={words.pins}>
              {view[layout].pins.map(({ numbers, ...spot }) => (
                <li key={numbers[0]} className={numbers.length === 1 ? css.tip : css.middle} style={at(spot)}>
                  <PinLinks numbers={numbers} people={people} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={css.north} aria-hidden="true">
        <svg viewBox="0 0 12 16" className={css.arrow} aria-hidden="true">
          <path d="M6 1 11 15 6 11.5 1 15Z" />
        </svg>
        {words.north}
      </p>
    </>
  );
}

function Drawing({ view: { rings, dots }, label }: { view: MapView; label: string }) {
  return (
    <svg className={css.drawing} viewBox="0 0 100 100" role="img" aria-label={label}>
      {rings.toReversed().map(({ kilometres, radius }) => (
        <circle key={kilometres} className={css.ring} cx={50} cy={50} r={radius} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={css.dot} cx={x} cy={y} r={0.7} />
      ))}
      <circle className={css.centre} cx={50} cy={50} r={1.2} />
    </svg>
  );
}

/** Decorative: the label of the drawing is its text alternative. */
function Names({ names }: Pick<MapView['narrow'], 'names'>) {
  return (
    <div aria-hidden="true">
      {names.map(({ of, text, ...spot }) => (
        <span key={text} className={cx(css.name, css.nameOf[of])} style={at(spot)}>
          {text}
        </span>
      ))}
    </div>
  );
}

type DirectoryMapProps = {
  locale: Locale;
  /** The centre of the search. */
  centre: Named;
  radius: Radius;
  /** The entries of the list, with their numbers. */
  neighbours: readonly (Neighbour & { number: number })[];
};

const MOST_COMMUNES = 40;

/**
 * The map beside the list: our own drawing, rendered by the server, which sends no third-party request and needs no JavaScript.
 * Where the settings name a third-party map, the visitor can switch to it. Pins link to the rows `#professional-<number>`.
 */
export async function DirectoryMap({ locale, centre, radius, neighbours }: DirectoryMapProps) {
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
  const values = {
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
      words={{ label: t('map.label', values), north: t('map.north'), pins: t('map.pins') }}
    />
  );
  const legend = <p>{t('map.legend', values)}</p>;
  const { MAP_TILES_URL: tiles, MAP_ATTRIBUTION: attribution } = env();
  return (
    <figure className={css.figure} aria-label={t('map.name', values)}>
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
      <MapHighlight />
    </figure>
  );
}

/** The host that the map sends requests to. A server name may also contain a placeholder: `{s}.tiles.example`. */
const hostOf = (tiles: string): string => /^https?:\/\/(?:\{s\}\.)?([^/]+)/.exec(tiles)?.[1] ?? tiles;

async function detailedWords(locale: Locale, name: string, tiles: string) {
  const [t, preferences] = await Promise.all([translations(locale, 'directory'), translations(locale, 'preferences')]);
  return {
    show: t('map.detailed.show'),
    hide: t('map.detailed.hide'),
    privacy: t('map.detailed.privacy', { host: hostOf(tiles) }),
    always: { label: preferences('allowExternal'), failed: preferences('failed') },
    shown: t('map.detailed.shown'),
    away: t('map.detailed.away'),
    name: t('map.detailed.name', { name }),
    zoomIn: t('map.detailed.zoomIn'),
    zoomOut: t('map.detailed.zoomOut'),
  };
}
