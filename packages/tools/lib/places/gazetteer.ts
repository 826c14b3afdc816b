import { fold } from '../../../../lib/places/query.ts';
import { countryOfCode } from '../../../../lib/services/geocoding.ts';
import { isAbout, middleOf } from './middle.ts';
import { type Position, readOff } from './positions.ts';
import type { Row, Sources } from './sources.ts';

const short = (degrees: number): string => String(Number(degrees.toFixed(4)));
const withoutWord = (name: string): string => name.replace(/ Arrondissement$/, '');
const isPart = ({ type }: Row): boolean => type === 'commune-deleguee' || type === 'commune-associee';

/** The position of a commune: its town, if that lies in it; for a small one, the centre of its area. */
function positionOf({ code, nom, departement }: Row, { towns, contours }: Sources): Position | null {
  const town = departement === '988' ? townOfCaledonia(nom, towns) : towns.get(code);
  const contour = contours.get(code);
  if (town && (!contour || isAbout(town, contour))) return town;
  return readOff(code) ?? (contour ? middleOf(contour) : null);
}

function townOfCaledonia(name: string, towns: Sources['towns']): Position | undefined {
  const bare = (text: string): string => fold(text).replace(/^(le|la) /, '');
  for (const [town, position] of towns) if (!/^\d/.test(town) && bare(town) === bare(name)) return position;
  return undefined;
}

const cellsOf = (row: Row, { latitude, longitude }: Position, postalCodes: readonly string[], of = ''): string => {
  const past = isPart(row) ? [] : (row.anciensCodes ?? []);
  const place = [row.population ?? '', short(latitude), short(longitude)];
  return [row.code, withoutWord(row.nom), postalCodes.join(' '), ...place, past.join(' '), of].join('\t').trimEnd();
};

export type Gazetteer = { lines: string[]; communes: number; parts: number; lost: string[] };

/** Lines of lib/places/communes.txt (format: lib/places/gazetteer.ts), by département. */
export function writeGazetteer(sources: Sources): Gazetteer {
  const { rows, departments } = sources;
  const communes = new Map(rows.filter((row) => row.type === 'commune-actuelle').map((row) => [row.code, row]));
  const cities = new Set(rows.flatMap(({ commune }) => commune ?? []));
  const positions = new Map<string, Position>();
  const result: Gazetteer = { lines: [], communes: 0, parts: 0, lost: [] };

  const add = (row: Row, position: Position | null, line: (position: Position) => string): boolean => {
    if (position) {
      positions.set(row.code, position);
      result.lines.push(line(position));
    } else result.lost.push(`${row.code} ${row.nom}`);
    return position !== null;
  };
  const addCommune = (row: Row): void => {
    // Every postal code of a city with arrondissements belongs to one of these; people write 75000 for the whole city.
    const postalCodes = cities.has(row.code) ? [`${row.departement}000`] : (row.codesPostaux ?? []);
    const added = add(row, positionOf(row, sources), (position) => cellsOf(row, position, postalCodes, row.commune));
    if (added) result.communes += 1;
  };
  const addPart = (row: Row): void => {
    const whole = communes.get(row.chefLieu ?? '');
    if (!whole || fold(whole.nom) === fold(row.nom)) return;
    // The main commune has the code of the whole, whose position is the town's.
    const own = row.code === whole.code ? null : positionOf(row, sources);
    const position = own ?? positions.get(whole.code) ?? null;
    const added = add(row, position, (at) => cellsOf(row, at, whole.codesPostaux ?? [], whole.code));
    if (added) result.parts += 1;
  };

  for (const [department, name] of [...departments].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const country = countryOfCode(`${department}001`.slice(0, 5));
    if (!country) continue;
    result.lines.push(`@${department}\t${country}\t${name}`);
    const inside = rows.filter((row) => row.departement === department);
    inside.filter((row) => !isPart(row)).forEach(addCommune);
    inside.filter(isPart).forEach(addPart);
  }
  return result;
}
