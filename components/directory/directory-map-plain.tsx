import { cx } from '@/components/ui/cx';
import type { MapView } from '@/lib/directory/map-view';
import type { Spot } from '@/lib/directory/projection';
import * as css from './directory-map.css';
import { type Person, PinLinks } from './directory-map-pins';

type Words = { /** What the drawing shows, for those who do not see it. */ label: string; north: string; pins: string };
type Props = { view: MapView; people: readonly Person[]; words: Words };

const at = ({ x, y }: Spot) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` });

/** Rings of distance around a place, the communes there, and the numbers of the list: in the frame of directory-map.css.ts. */
export function DirectoryMapPlain({ view, people, words }: Props) {
  return (
    <>
      <div className={css.square}>
        <Drawing view={view} label={words.label} />
        {(['narrow', 'wide'] as const).map((layout) => (
          <div key={layout} className={css.layout[layout]}>
            <Names names={view[layout].names} />
            <ul className={css.pins} aria-label={words.pins}>
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

/** For the eye: the label of the drawing says what it is about. */
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
