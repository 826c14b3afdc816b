import { columnsFor } from '@/lib/directory/map-view';
import type { Point } from '@/lib/services/geocoding';
import * as css from './map.css';

/** An entry of the list, as the maps show it: by number, and by a label of number and name. */
export type Person = Point & { number: number; label: string };

type Props = { numbers: readonly number[]; people: readonly Person[] };

/** The mark of one place on a map: a pin, or the numbers of several entries in one plate. Each links to its row. */
export function PinLinks({ numbers, people }: Props) {
  const here = people.filter(({ number }) => numbers.includes(number));
  const [first, ...others] = here;
  if (!first) return null;
  if (others.length === 0) return <PinLink person={first} />;
  return (
    <span className={css.plate} style={{ gridTemplateColumns: `repeat(${columnsFor(here.length)}, auto)` }}>
      {here.map((person) => (
        <a key={person.number} className={css.cell} {...rowOf(person)}>
          {person.number}
        </a>
      ))}
    </span>
  );
}

const rowOf = ({ number, label }: Person) => ({
  href: `#professional-${number}`,
  'data-number': number,
  'aria-label': label,
});

function PinLink({ person }: { person: Person }) {
  return (
    <a className={css.pin} {...rowOf(person)}>
      <svg className={css.drop} viewBox="0 0 36 44" aria-hidden="true">
        <path d="M18 42.5C25.5 32 34 26 34 17.5a16 16 0 0 0-32 0C2 26 10.5 32 18 42.5Z" />
      </svg>
      {person.number}
    </a>
  );
}
